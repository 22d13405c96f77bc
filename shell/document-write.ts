/**
 * Runs `act` and returns the text that scripts wrote with `document.write` during it. After the page has loaded, a real
 * `document.write` would erase the page.
 */
export function caughtWrites(act: () => void): string {
  let markup = "";
  document.write = (...texts: unknown[]) => void (markup += texts.join(""));
  document.writeln = (...texts: unknown[]) => void (markup += `${texts.join("")}\n`);
  try {
    act();
  } finally {
    // Deleting our own properties uncovers the browser's methods on the prototype.
    Reflect.deleteProperty(document, "write");
    Reflect.deleteProperty(document, "writeln");
  }
  return markup;
}
