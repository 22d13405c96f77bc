import { readCookie, writeCookie } from "./cookie.ts";
import { type Dismissal, isDismissed, isOver, readDismissed, withDismissed } from "./dismissed.ts";

/** Hours, as the other lifetimes of the shop's cookies are. CNT-05 */
const LIFETIME = 9_999;

/** Whether `popup` may still be shown, as the cookie tells it at this moment: another tab may have closed it. CNT-05 */
export const isWanted = (cookie: "Popups" | "PopupBanners", popup: Dismissal): boolean =>
  !isOver(popup, Date.now()) && !isDismissed(readDismissed(readCookie(cookie)), popup);

/** Notes that the visitor has closed `popup`. CNT-05 */
export function dismiss(cookie: "Popups" | "PopupBanners", popup: Dismissal): void {
  writeCookie(cookie, JSON.stringify(withDismissed(readDismissed(readCookie(cookie)), popup, Date.now())), LIFETIME);
}
