import Cookies from "js-cookie";
import { signalConsent } from "../../../shared/consent/consent-mode.ts";
import { type ConsentSetting, cookieName } from "../../../shared/consent/setting.ts";
import { emit } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import { allDenied } from "./rules.ts";

/** 8760 hours. CON-03 */
const LIFETIME_DAYS = 365;

/** Stores the choice in a cookie and informs the page. Makes no request. CON-03, CON-07, CON-09 */
export function saveConsent(setting: ConsentSetting): void {
  const { system, consent } = shell().settings;
  Cookies.set(cookieName(system), JSON.stringify(setting), {
    expires: LIFETIME_DAYS,
    path: "/",
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
  publishConsent(setting);
  const name = allDenied(setting) ? consent.onDecline : consent.onAccept;
  if (name) callBack(name, setting);
}

/** Informs the page of a choice, made here or in another tab; null when the choice is no longer valid. CON-06 */
export function publishConsent(setting: ConsentSetting | null): void {
  window.CookieConsent = setting ?? undefined;
  if (shell().settings.consent.consentMode) signalConsent("update", setting);
  if (setting) emit(document, "Manager:setCookieConsent", setting);
}

/** Calls a function of the page by its name on `window`. */
function callBack(name: string, setting: ConsentSetting): void {
  const callback = (window as unknown as Record<string, unknown>)[name];
  // In a microtask, so that an exception in the page's callback does not keep the banner open.
  if (typeof callback === "function") queueMicrotask(() => callback(setting));
  else warn(`the page settings name the consent callback "${name}", but window.${name} is not a function.`);
}
