/**
 * What a script writes with `document.write` while `act` runs it: once a page has loaded, the browser would wipe the page for it.
 */
export function caughtWrites(act: () => void): string {
  let written = "";
  document.write = (...texts: unknown[]) => void (written += texts.join(""));
  document.writeln = (...texts: unknown[]) => void (written += `${texts.join("")}\n`);
  try {
    act();
  } finally {
    // The browser's own are on the prototype.
    Reflect.deleteProperty(document, "write");
    Reflect.deleteProperty(document, "writeln");
  }
  return written;
}
