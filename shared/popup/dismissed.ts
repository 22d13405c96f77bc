/**
 * The identity of a popup or banner in the list of closed ones. The same id with another end is another popup. CNT-05
 */
export interface Dismissal {
  Id: string;
  EndDatetime: string;
}

/** Maximum length of the encoded list, in characters: a cookie with its name and attributes can have 4,096. */
const MAX_LENGTH = 3_800;

/** Parses the list from the cookie; empty when the cookie is missing or damaged. CNT-05 */
export function readDismissed(text: string | undefined): Dismissal[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isDismissal).map(({ Id, EndDatetime }) => ({ Id, EndDatetime })) : [];
  } catch {
    return [];
  }
}

const isDismissal = (dismissal: unknown): dismissal is Dismissal =>
  typeof (dismissal as Dismissal | null)?.Id === "string" && typeof (dismissal as Dismissal).EndDatetime === "string";

export const isDismissed = (list: readonly Dismissal[], { Id, EndDatetime }: Dismissal): boolean =>
  list.some((dismissal) => dismissal.Id === Id && dismissal.EndDatetime === EndDatetime);

/**
 * Whether a popup has ended at `now`, in milliseconds. A popup without an end, or with an invalid one, never ends.
 * CNT-05
 */
export const isOver = ({ EndDatetime }: Dismissal, now: number): boolean => Date.parse(EndDatetime) <= now;

/**
 * Adds a popup to the list. Removes ended popups, and the oldest ones when the list would not fit into a cookie. CNT-05
 */
export function withDismissed(list: readonly Dismissal[], popup: Dismissal, now: number): Dismissal[] {
  const next = [...list.filter((dismissal) => dismissal.Id !== popup.Id && !isOver(dismissal, now)), popup];
  while (next.length > 0 && encodeURIComponent(JSON.stringify(next)).length > MAX_LENGTH) next.shift();
  return next;
}
