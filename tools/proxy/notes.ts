/** A message about a page for the author. */
export interface Note {
  text: string;
  /** Notes with the same key are reported once. */
  key: string;
}

export const note = (text: string, key = text): Note => ({ text, key });

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
