import { applyTrailingSlashOption } from "../../../gatsby/bundle/keep-home-slash";

afterEach(() => {
  Reflect.deleteProperty(globalThis, "__BASE_PATH__");
});

test.each([
  { prefix: "/willowline", path: "/willowline/", spelled: "/willowline/" },
  { prefix: "/willowline", path: "/willowline/about/", spelled: "/willowline/about" },
  { prefix: "/willowline", path: "/willowline/about", spelled: "/willowline/about" },
  { prefix: "", path: "/", spelled: "/" },
  { prefix: "", path: "/about/", spelled: "/about" },
])('a link to $path on a site below "$prefix" is spelled $spelled', ({ prefix, path, spelled }) => {
  Object.assign(globalThis, { __BASE_PATH__: prefix });
  expect(applyTrailingSlashOption(path)).toBe(spelled);
});
