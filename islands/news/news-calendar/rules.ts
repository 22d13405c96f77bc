/** Which month a link of a calendar shows, as `11/2026`; null for what is none, which the link itself leads to. NEW-01 */
export function monthOf(written: string | undefined): string | null {
  const month = written?.trim() ?? "";
  return /^(?:0?[1-9]|1[0-2])\/\d{4}$/.test(month) ? month : null;
}

/** Which day a link of a calendar lists, as `2026-11-05`; null for what is none. NEW-02 */
export function dayOf(written: string | undefined): string | null {
  const day = written?.trim() ?? "";
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day) ? day : null;
}

/** Where the page is with the news of a link listed: at the address of the link, if that is this page. Null where it leads elsewhere. NEW-02 */
export function addressWith(link: string, page: string): string | null {
  const [to, here] = [new URL(link, page), new URL(page)];
  return to.origin === here.origin && to.pathname === here.pathname ? to.pathname + to.search : null;
}
