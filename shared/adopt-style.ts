/** Puts the style of a chunk on the document. A constructed sheet, which `style-src 'self'` allows; in the layer of all others. */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
