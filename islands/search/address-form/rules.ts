/** What a form says of an address. */
export interface Said {
  /** Names of fields that the visitor can change: what the form says of them counts, also when it says nothing. */
  own: ReadonlySet<string>;
  /** Names and values as the browser would send them, hidden inputs too. */
  entries: readonly (readonly [name: string, value: string])[];
}

/**
 * `present` with what the form says in it, in the place where it stood before: values that are empty go, and so do the hash and, as the
 * list is another one now, the page number. Everything else stays as it is spelled. Of hidden inputs only what the address lacks counts. SRC-05, SRC-06
 */
export function addressOf(present: string, { own, entries }: Said): string {
  const url = new URL(present);
  const written = new Set<string>();
  const write = (name: string): string[] => {
    if (written.has(name)) return [];
    written.add(name);
    return entries
      .filter(([other, value]) => other === name && value.trim())
      .map(([, value]) => `${new URLSearchParams({ [name]: value })}`);
  };
  const kept = url.search
    .slice(1)
    .split("&")
    .flatMap((piece) => {
      const name = new URLSearchParams(piece).keys().next().value;
      if (name === undefined) return [];
      if (own.has(name)) return write(name);
      written.add(name);
      return isPageNumber(name) ? [] : [piece];
    });
  const added = entries.flatMap(([name]) => (own.has(name) || !isPageNumber(name) ? write(name) : []));
  url.search = [...kept, ...added].join("&");
  url.hash = "";
  return url.href;
}

const isPageNumber = (name: string): boolean => name.toLowerCase() === "pageindex";
