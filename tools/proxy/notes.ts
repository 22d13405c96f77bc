/** What an author should hear about a page. */
export interface Note {
  text: string;
  /** Notes with the same key are one and the same news. */
  key: string;
}

export const note = (text: string, key = text): Note => ({ text, key });

/** Tells each piece of news once, with the page where it came up first; again when the rules have changed. */
export function teller(say: (line: string) => void): (path: string, version: string, notes: Note[]) => void {
  const told = new Set<string>();
  let last = "";
  return (path, version, notes) => {
    if (version !== last) told.clear();
    last = version;
    for (const { text, key } of notes) {
      if (told.has(key)) continue;
      told.add(key);
      say(`${path}: ${text}`);
    }
  };
}
