/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { scripts } from "../package.json";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, "utf8"),
}));

/** Gives what a pattern finds in any workflow: its groups, and the workflow's file. */
function found(pattern: RegExp): { file: string; groups: string[] }[] {
  return workflows.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => ({ file, groups })),
  );
}

test("each action is pinned to a whole commit, the same one everywhere", () => {
  const uses = found(/uses: (\S+?)@(.*)/g).map(({ file, groups: [name, pin] }) => ({
    file,
    name,
    pin,
  }));
  expect(uses.length).toBeGreaterThan(10);
  for (const { file, name, pin } of uses) {
    const same = uses.find((other) => other.name === name)?.pin;
    expect({ file, name, pin }).toEqual({ file, name, pin: same });
    expect(`${file}: ${name}@${pin}`).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test("each script that a workflow runs is one of package.json", () => {
  const commands = found(/run: npm (?!ci$)(.+)/gm);
  expect(commands.length).toBeGreaterThan(5);
  for (const { file, groups } of commands) {
    const [, name = ""] = /^(?:run (\S+)|test)$/.exec(groups[0] ?? "") ?? [undefined, "none"];
    expect({ file, command: groups[0], isThere: name === "" || name in scripts }).toEqual({
      file,
      command: groups[0],
      isThere: true,
    });
  }
});

test("each output that a workflow reads is that of one of its steps", () => {
  const outputs = found(/steps\.([\w-]+)\.outputs/g);
  expect(outputs.length).toBeGreaterThan(1);
  for (const { file, groups } of outputs) {
    const text = workflows.find((workflow) => workflow.file === file)?.text;
    expect(text).toMatch(new RegExp(`\\bid: ${groups[0]}$`, "m"));
  }
});
