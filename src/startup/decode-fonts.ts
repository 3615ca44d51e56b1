/**
 * Has the browser decode the fonts in the page's styles while the body is still on its way. It does
 * that in a task of its own: begun only at the first layout, it can come after the first frame, whose
 * lines then move. The head's script comes after the styles.
 */
export function decodeFonts(): void {
  for (const font of document.fonts) {
    // Any other font is a file, which most pages do not need.
    if (font.display === "block") void font.load();
  }
}
