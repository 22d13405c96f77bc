import { nameOf, warn } from "../warn.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { type Dismissal, isDismissed, isOver, readDismissed, withDismissed } from "./dismissed.ts";

/** Hours, as the other lifetimes of the shop's cookies are. CNT-05 */
const LIFETIME = 9_999;

/** What a popup or banner is known by, from the attributes of `host`. An end that is no time warns. CNT-05 */
export function dismissalOf(
  host: HTMLElement,
  island: string,
  { id, endDatetime }: { id: string; endDatetime: string },
): Dismissal {
  const isEnd = endDatetime === "" || !Number.isNaN(Date.parse(endDatetime));
  if (!isEnd)
    warn(
      `${island} on ${nameOf(host)}: data-end-datetime expects an ISO date or time, such as 2027-01-31T18:00:00+01:00, got ${JSON.stringify(endDatetime)}; it has no end.`,
      host,
    );
  return { Id: id, EndDatetime: endDatetime };
}

/** Whether `popup` may still be shown, as the cookie tells it at this moment: another tab may have closed it. CNT-05 */
export const isWanted = (cookie: "Popups" | "PopupBanners", popup: Dismissal): boolean =>
  !isOver(popup, Date.now()) && !isDismissed(readDismissed(readCookie(cookie)), popup);

/** Notes that the visitor has closed `popup`. CNT-05 */
export function dismiss(cookie: "Popups" | "PopupBanners", popup: Dismissal): void {
  writeCookie(cookie, JSON.stringify(withDismissed(readDismissed(readCookie(cookie)), popup, Date.now())), LIFETIME);
}
