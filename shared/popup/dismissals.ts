import { nameOf } from "../dom/name-of.ts";
import { warn } from "../warn.ts";
import { readCookie, writeCookie } from "./cookie.ts";
import { type Dismissal, isDismissed, isOver, readDismissed, withDismissed } from "./dismissed.ts";

/** Hours, like the other cookie lifetimes of the shop. CNT-05 */
const LIFETIME_HOURS = 9_999;

/**
 * Reads the identity of a popup or banner from the attributes of `host`. Warns when the end is not a valid time. CNT-05
 */
export function dismissalOf(
  host: HTMLElement,
  island: string,
  { id, endDatetime }: { id: string; endDatetime: string },
): Dismissal {
  const isValidEnd = endDatetime === "" || !Number.isNaN(Date.parse(endDatetime));
  if (!isValidEnd)
    warn(
      `${island} on ${nameOf(host)}: data-end-datetime expects an ISO date or time, such as ` +
        `2027-01-31T18:00:00+01:00, got ${JSON.stringify(endDatetime)}; it has no end.`,
      host,
    );
  return { Id: id, EndDatetime: endDatetime };
}

/**
 * Whether `popup` may still be shown. Reads the cookie each time, because another tab may have closed the popup. CNT-05
 */
export const shouldShow = (cookie: "Popups" | "PopupBanners", popup: Dismissal): boolean =>
  !isOver(popup, Date.now()) && !isDismissed(readDismissed(readCookie(cookie)), popup);

/** Records that the visitor closed `popup`. CNT-05 */
export function dismiss(cookie: "Popups" | "PopupBanners", popup: Dismissal): void {
  writeCookie(
    cookie,
    JSON.stringify(withDismissed(readDismissed(readCookie(cookie)), popup, Date.now())),
    LIFETIME_HOURS,
  );
}
