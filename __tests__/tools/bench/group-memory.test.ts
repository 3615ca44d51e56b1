/** @jest-environment node */
import { residentBytes } from "../../../tools/bench/group-memory";

const listing = ["    1   9000", " 4242  20480", "42420   7000", " 4242   1024", ""].join("\n");

test("the memory of a group is that of all its processes, and of no other", () => {
  expect(residentBytes(listing, 4242)).toBe((20480 + 1024) * 1024);
});

test.each(["", "PGID RSS\n"])("a group that has ended takes none", (text) => {
  expect(residentBytes(text, 4242)).toBe(0);
});
