import Cookies from "js-cookie";
import { shell } from "../face.ts";

/** Which popups of this site a visitor has closed, each list in a cookie called after the content system, as is that of the consent. CNT-05, CNT-06 */
export type PopupCookie = "Popups" | "PopupBanners" | "InformationPopup";

const nameOf = (cookie: PopupCookie): string => shell().settings.system + cookie;

/** The value of a cookie; undefined when there is none. */
export const readCookie = (cookie: PopupCookie): string | undefined => Cookies.get(nameOf(cookie));

/** Keeps `value` for so many hours; browsers keep none for more than 400 days. */
export function writeCookie(cookie: PopupCookie, value: string, hours: number): void {
  Cookies.set(nameOf(cookie), value, {
    expires: hours / 24,
    path: shell().settings.app || "/",
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
}
