export type BenchPage = {
  name: string;
  /** From the site's root, with the query. */
  path: string;
};

/** The page without JavaScript that the others are compared with. */
export const limitBenchPage: BenchPage = { name: "the limit page", path: "/limit.html" };

/** The site's own pages that are measured. */
export const benchPages: BenchPage[] = [
  { name: "home, families", path: "/" },
  { name: "home, clinics", path: "/?audience=providers" },
  { name: "About", path: "/about" },
  { name: "404", path: "/no-such-page" },
];
