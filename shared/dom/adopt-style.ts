/**
 * Adds the styles of a chunk to the document. Uses a constructed stylesheet, which a CSP of `style-src 'self'` allows.
 */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
