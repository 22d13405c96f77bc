import Cookies from "js-cookie";
import { shell } from "../shell-api.ts";

/**
 * Lists of the popups that the visitor has closed. Each list is a cookie whose name starts with the name of the CMS,
 * like the consent cookie. CNT-05, CNT-06
 */
export type PopupCookie = "Popups" | "PopupBanners" | "InformationPopup";

const fullName = (cookie: PopupCookie): string => shell().settings.system + cookie;

/** Returns the value of a cookie, or undefined when it does not exist. */
export const readCookie = (cookie: PopupCookie): string | undefined => Cookies.get(fullName(cookie));

/** Stores `value` for this many hours; browsers cap the lifetime at 400 days. */
export function writeCookie(cookie: PopupCookie, value: string, hours: number): void {
  Cookies.set(fullName(cookie), value, {
    expires: hours / 24,
    path: shell().settings.app || "/",
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
}
