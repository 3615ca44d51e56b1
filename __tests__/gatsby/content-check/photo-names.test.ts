/** @jest-environment node */
import { missingNameHint, unsafeNames } from "../../../gatsby/content-check/photo-names";

test.each([
  "maya-chen.png",
  "Maya Chen (1).JPG",
  "Zoë_Brown.2025-01-31.webp",
  "李娜.png",
  "Maya's photo.png",
  "Maya’s photo.png",
  "console.png",
  "com.png",
  "IMG_0001.HEIC",
])("%s may be published", (name) => {
  expect(unsafeNames([name])).toEqual([]);
});

test.each([
  // All but letters, digits and a few signs, with what joins the parts.
  ["Maya #1.png", "#", "Maya-1.png"],
  ["Maya & Leah.png", "&", "Maya-Leah.png"],
  ["100%.png", "%", "100.png"],
  ["a;b,c.png", ";", "a-b-c.png"],
  ["[draft].png", "[", "draft.png"],
  ["maya\\chen.png", "\\", "maya-chen.png"],
  ["📷.png", "📷", "photo.png"],
  // What nobody sees.
  ["Screenshot 9.41\u202FAM.png", "a special space (U+202F)", "Screenshot 9.41 AM.png"],
  ["Maya\u200B.png", "an invisible character (U+200B)", "Maya.png"],
  [" maya.png", "a space", "maya.png"],
  ["maya\n.png", "an invisible character (U+000A)", "maya.png"],
])("%j has to be renamed, because of %s, for example to %s", (name, character, proposal) => {
  const sentence = `this name has ${character} in it, with which not every host and computer can cope; rename the file to ${proposal} or another name of letters, digits, spaces, hyphens, underscores, periods and parentheses, here and where an entry names it`;
  expect(unsafeNames(["leah.png", name])).toEqual([[name, sentence]]);
  expect(unsafeNames([proposal])).toEqual([]);
});

test.each(["con.png", "AUX.jpg", "nul", "Com1.png", "lpt9.tar.gz", "prn.webp"])(
  "%s is a name that Windows keeps for itself",
  (name) => {
    const [[, sentence] = []] = unsafeNames([name]);
    expect(sentence).toContain(`Windows keeps the name ${name.split(".")[0]} for itself`);
  },
);

test.each([
  ["maya.png", "Maya.PNG"],
  ["m\u00FCller.png", "mu\u0308ller.png"],
])("%s and %s are one file on some computers", (first, second) => {
  const [name = "", twin] = [first, second].sort().reverse();
  expect(unsafeNames([first, second, "leah.png"])).toEqual([
    [name, expect.stringContaining(`this name differs from ${twin} only in capitals or in how`)],
  ]);
});

test("what systems leave among the photos is none of them", () => {
  expect(unsafeNames([".DS_Store", ".a#b.png.icloud"])).toEqual([]);
});

test.each([
  ["maya_chan.png", ["leah.png", "maya-chen.png"], "did you mean photos/maya-chen.png?"],
  ["maya.jpg", ["maya-chen.png", "maya.png"], "did you mean photos/maya.png?"],
  ["nora.png", ["maya.png"], "put it into content/photos"],
  ["Maya.PNG", ["maya.png"], "it is spelled photos/maya.png, and capital letters count"],
  ["m\u00FCller.png", ["mu\u0308ller.png"], "use a name without accents"],
  [
    "Shot 9.41 AM.png",
    ["Shot 9.41\u202FAM.png"],
    "the file that looks so has a special space (U+202F) in its name; rename it to Shot 9.41 AM.png",
  ],
  [
    "Shot 9.41\u202FAM.png",
    ["shot 9.41 AM.png"],
    "this has a special space (U+202F) in it; write photos/shot 9.41 AM.png, with the keyboard",
  ],
  ["maya.png ", ["maya.png"], "this has a space in it; write photos/maya.png, with the keyboard"],
  [
    "maya\u2013chen.png",
    ["maya-chen.png"],
    "this has \u2013 in it; write photos/maya-chen.png, with the keyboard",
  ],
])("where no file is called %j, but there are %j: %s", (name, names, hint) => {
  expect(missingNameHint(name, names)).toBe(hint);
});
