/** The data of a form. */
export interface FormValues {
  /**
   * Names of the fields that the visitor can change. They replace parameters of the address, even when they are empty.
   */
  own: ReadonlySet<string>;
  /** Names and values as the browser would submit them, including hidden inputs. */
  entries: readonly (readonly [name: string, value: string])[];
}

/**
 * Writes the form's values into the address `present`, at the position of the old parameters. Empty values and the hash
 * are removed, and so is the parameter `page`, the number of
 * the page, because the list changes. All else keeps its spelling. A hidden input counts
 * only if the address lacks its parameter. SRC-05, SRC-06
 */
export function applyForm(present: string, { own, entries }: FormValues, page: string): string {
  const isPageNumber = (name: string): boolean => name.toLowerCase() === page.toLowerCase();
  const url = new URL(present);
  const writtenNames = new Set<string>();
  const write = (name: string): string[] => {
    if (writtenNames.has(name)) return [];
    writtenNames.add(name);
    return entries
      .filter(([key, value]) => key === name && value.trim())
      .map(([, value]) => `${new URLSearchParams({ [name]: value })}`);
  };
  const replaced = url.search
    .slice(1)
    .split("&")
    .flatMap((piece) => {
      const name = new URLSearchParams(piece).keys().next().value;
      if (name === undefined) return [];
      if (own.has(name)) return write(name);
      writtenNames.add(name);
      return isPageNumber(name) ? [] : [piece];
    });
  const added = entries.flatMap(([name]) => (own.has(name) || !isPageNumber(name) ? write(name) : []));
  url.search = [...replaced, ...added].join("&");
  url.hash = "";
  return url.href;
}
