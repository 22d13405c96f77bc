/** A message about a page for the author. */
export interface Note {
  text: string;
  /** Notes with the same key are reported once. */
  key: string;
}

export const note = (text: string, key = text): Note => ({ text, key });

/** Names of code: letters, and a number of two digits at most. Tokens look different. */
const route = /^[a-z_]+\d{0,2}([/.|][a-z_]+\d{0,2})*$/i;
const LONGEST_ROUTE = 60;

/**
 * The name of a page for messages: its path, and the parameter `route` where a shop such as OpenCart has its pages at one
 * path. Other parameters may be secrets, such as a token of the session.
 */
export function pageName(address: string): string {
  const [path = "", query] = address.split("?");
  const name = new URLSearchParams(query).get("route") ?? "";
  return name.length <= LONGEST_ROUTE && route.test(name) ? `${path}?route=${name}` : path;
}

/**
 * Returns a function that logs each note once, with the first page that has it. A new version of the rules starts over.
 */
export function createReporter(log: (line: string) => void): (path: string, version: string, notes: Note[]) => void {
  const reported = new Set<string>();
  let lastVersion = "";
  return (path, version, notes) => {
    if (version !== lastVersion) reported.clear();
    lastVersion = version;
    for (const { text, key } of notes) {
      if (reported.has(key)) continue;
      reported.add(key);
      log(`${path}: ${text}`);
    }
  };
}
