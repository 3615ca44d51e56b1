/**
 * Has the browser decode the fonts in the page's styles while the body is still on its way. It does
 * that in a task of its own: begun only at the first layout, it can come after the first frame, whose
 * lines then move. Each page runs this as an inline script in its head, after its styles.
 */
export function decodeFonts(): void {
  for (const font of document.fonts) {
    // Any other font is a file, which most pages do not need.
    if (font.display === "block") void font.load();
  }
}
