/** When a part is loaded again: at events of the document, and at an interval. */
export interface Refresh {
  events: string[];
  /** In milliseconds; undefined for none. */
  interval: number | undefined;
}

/** Longest interval after failures, in times the one that the author set. */
const MAX_BACK_OFF = 16;

/** A part that is loaded fires events of pages itself. */
const eventName = /^(?!page:)[A-Za-z][\w:.-]*$/;

/** Reads a text such as `cart:changed account:changed 60s`; null when it cannot be read. Of several intervals the last one counts. */
export function parseRefresh(text: string): Refresh | null {
  const refresh: Refresh = { events: [], interval: undefined };
  for (const word of text.trim().split(/\s+/)) {
    const [, count, unit] = /^([1-9]\d*)([sm])$/.exec(word) ?? [];
    if (count) refresh.interval = Number(count) * (unit === "m" ? 60_000 : 1_000);
    else if (eventName.test(word)) refresh.events.push(word);
    else return null;
  }
  return refresh;
}

/** The time until the next request after `failures` requests in a row have failed. */
export const intervalAfter = (interval: number, failures: number): number =>
  interval * Math.min(2 ** failures, MAX_BACK_OFF);
