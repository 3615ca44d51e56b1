/** @jest-environment node */
import { missingNameHint, unsafeNames } from "../../../gatsby/content-check/photo-names";

test.each([
  "maya-chen.png",
  "Maya Chen (1).JPG",
  "Maya .png",
  "Zoe_Brown.2025-01-31.webp",
  "console.png",
  "com.png",
  "IMG_0001.HEIC",
])("%s may be published", (name) => {
  expect(unsafeNames([name])).toEqual([]);
});

test.each([
  // A sign, a letter with an accent in each way of storing it, and letters of another script.
  ["Maya #1.png", "#", "Maya-1.png"],
  ["Maya’s photo.png", "’", "Maya-s-photo.png"],
  ["maya\\chen.png", "\\", "maya-chen.png"],
  ["Zo\u00EB.png", "\u00EB", "Zoe.png"],
  ["Zoe\u0308.png", "\u00EB", "Zoe.png"],
  ["李娜 2.png", "李", "-2.png"],
  ["📷.png", "📷", "-.png"],
  // What nobody sees.
  ["Screenshot 9.41\u202FAM.png", "a special space (U+202F)", "Screenshot-9.41-AM.png"],
  ["Maya\u200BChen.png", "an invisible character (U+200B)", "Maya-Chen.png"],
  [" maya.png", "a space", "maya.png"],
  ["maya.png ", "a space", "maya.png"],
])("%j has to be renamed, because of %s, for example to %s", (name, character, proposal) => {
  const sentence = `this name has ${character} in it, with which not every host and computer can cope; rename the file to ${proposal} or another name of letters from A to Z, digits, hyphens, underscores, periods, parentheses, and spaces between them, here and where an entry names it`;
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

test("two names that differ only in capitals are one file on some computers", () => {
  expect(unsafeNames(["maya.png", "Maya.PNG", "leah.png"])).toEqual([
    ["maya.png", expect.stringContaining("take this file and Maya.PNG, which differs only in")],
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
  [
    "Shot 9.41\u202FAM.png",
    ["Shot 9.41 AM.png"],
    "no photo's name may have a special space (U+202F) in it",
  ],
])("where no file is called %j, but there are %j: %s", (name, names, hint) => {
  expect(missingNameHint(name, names)).toBe(hint);
});
