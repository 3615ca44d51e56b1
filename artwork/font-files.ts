/** The whole fonts, from which the pictures are drawn and the site's files are cut. */
export const fontFiles: Record<string, string> = {
  Fraunces:
    "artwork/node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
  Figtree:
    "artwork/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
};
