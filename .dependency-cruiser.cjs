// Says which file may import which; part of `npm run lint`.

/** From the top down: a folder imports from those below it, and from none beside it. */
const layers = [
  ["pages", "templates", "startup"],
  ["layout", "sections", "waitlist"],
  ["audience", "toasts"],
  ["ui"],
  ["styles"],
];

// What is typed into a form outlives its page, so the frame around all pages keeps it.
const exceptions = { layout: ["^src/waitlist/signup-provider"] };

const downwards = layers.flatMap((layer, depth) => {
  const closed = layers.slice(0, depth + 1).flat();
  return layer.map((folder) => ({
    name: `${folder} imports from below`,
    from: { path: `^src/${folder}/` },
    to: {
      path: `^src/(${closed.join("|")})/`,
      pathNot: [`^src/${folder}/`, ...(exceptions[folder] ?? [])],
    },
  }));
});

const react = String.raw`\.tsx$|node_modules/(react|@emotion)`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...downwards,
    {
      name: "each folder of src has its layer",
      from: { path: "^src/[^/]+/", pathNot: `^src/(${layers.flat().join("|")})/` },
      to: {},
    },
    {
      // A section is a component or a folder; beside them lie files that only hold values.
      name: "no section imports another",
      from: { path: "^src/sections/([^/.]+)" },
      to: { path: "^src/sections/([^/]+/|[^/]+[.]tsx$)", pathNot: "^src/sections/$1[/.]" },
    },
    {
      name: "src uses neither the build nor the tools",
      from: { path: "^src/" },
      to: { path: "^(gatsby|tools)[/-]" },
    },
    {
      name: "a submission knows audiences, and nothing else of the site",
      from: { path: "^src/waitlist/submission/" },
      to: { path: "^src/", pathNot: "^src/(waitlist/submission|audience)/" },
    },
    {
      name: "no React in the build, the tools and the submission",
      from: { path: "^(gatsby|tools|src/waitlist/submission)/" },
      to: { path: react, reachable: true },
    },
    {
      name: "nothing imports tests",
      from: { pathNot: "^__tests__/" },
      to: { path: "^__tests__/" },
    },
    { name: "no circles", from: {}, to: { circular: true } },
    // Rules hold only for what is found.
    { name: "each import is found", from: {}, to: { couldNotResolve: true } },
  ].map((rule) => ({ severity: "error", ...rule })),
  options: {
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
    },
    babelConfig: { fileName: ".dependency-cruiser-babel.cjs" },
  },
};
