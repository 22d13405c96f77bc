/**
 * The month in a link's `data-month`, as `11/2026`. Null if it is not a month: the browser then follows the link.
 * NEW-01
 */
export function parseMonth(written: string | undefined): string | null {
  const month = written?.trim() ?? "";
  return /^(?:0?[1-9]|1[0-2])\/\d{4}$/.test(month) ? month : null;
}

/** The day in a link's `data-day`, as `2026-11-05`; null if it is not a day. NEW-02 */
export function parseDay(written: string | undefined): string | null {
  const day = written?.trim() ?? "";
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day) ? day : null;
}

/**
 * The new address of the page when the news of `link` is listed: that of the link, if it is on the same path. Null for
 * a link to another page. NEW-02
 */
export function listAddress(link: string, page: string): string | null {
  const [to, here] = [new URL(link, page), new URL(page)];
  return to.origin === here.origin && to.pathname === here.pathname ? to.pathname + to.search : null;
}
