/**
 * Runs `act` and returns the text that scripts wrote with `document.write` during it. After the page has loaded, a real
 * `document.write` would erase the page.
 */
export function caughtWrites(act: () => void): string {
  let markup = "";
  document.write = (...texts: unknown[]) => void (markup += texts.join(""));
  document.writeln = (...texts: string[]) => document.write(...texts, "\n");
  try {
    act();
  } finally {
    // Deleting our own properties uncovers the browser's methods on the prototype.
    delete (document as Partial<Document>).write;
    delete (document as Partial<Document>).writeln;
  }
  return markup;
}
