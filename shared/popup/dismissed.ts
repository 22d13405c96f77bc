/** A popup or banner as the list of closed ones knows it: another end is another popup. CNT-05 */
export interface Dismissal {
  Id: string;
  EndDatetime: string;
}

/** Characters of the list as it is written: with its name and attributes a cookie may have 4,096. */
const LIMIT = 3_800;

/** The list in the text of the cookie; empty where that is missing or was tampered with. CNT-05 */
export function readDismissed(text: string | undefined): Dismissal[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isDismissal).map(({ Id, EndDatetime }) => ({ Id, EndDatetime })) : [];
  } catch {
    return [];
  }
}

const isDismissal = (one: unknown): one is Dismissal =>
  typeof (one as Dismissal | null)?.Id === "string" && typeof (one as Dismissal).EndDatetime === "string";

export const isDismissed = (list: readonly Dismissal[], { Id, EndDatetime }: Dismissal): boolean =>
  list.some((one) => one.Id === Id && one.EndDatetime === EndDatetime);

/** Whether the time of a popup is over at `now`, in milliseconds; one without an end, or with one that is no time, has no end. CNT-05 */
export const isOver = ({ EndDatetime }: Dismissal, now: number): boolean => Date.parse(EndDatetime) <= now;

/** The list with one more: what is over goes, and the oldest where it would not fit into a cookie. CNT-05 */
export function withDismissed(list: readonly Dismissal[], popup: Dismissal, now: number): Dismissal[] {
  const next = [...list.filter((one) => one.Id !== popup.Id && !isOver(one, now)), popup];
  while (next.length > 0 && encodeURIComponent(JSON.stringify(next)).length > LIMIT) next.shift();
  return next;
}
