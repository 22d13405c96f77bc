import Cookies from "js-cookie";
import { signalConsent } from "../../../shared/consent/consent-mode.ts";
import { type ConsentSetting, cookieName } from "../../../shared/consent/setting.ts";
import { emit } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { warn } from "../../../shared/warn.ts";
import { allDenied } from "./rules.ts";

/** 8760 hours. CON-03 */
const LIFETIME_DAYS = 365;

/** Stores the choice and tells everyone who has to know. No call is made. CON-03, CON-07, CON-09 */
export function saveConsent(setting: ConsentSetting): void {
  const { system, consent } = shell().settings;
  Cookies.set(cookieName(system), JSON.stringify(setting), {
    expires: LIFETIME_DAYS,
    path: "/",
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
  tell(setting);
  const name = allDenied(setting) ? consent.onDecline : consent.onAccept;
  if (name) callBack(name, setting);
}

/** Tells the page of a choice, made here or in another tab; null when it no longer holds. CON-06 */
export function tell(setting: ConsentSetting | null): void {
  window.CookieConsent = setting ?? undefined;
  if (shell().settings.consent.consentMode) signalConsent("update", setting);
  if (setting) emit(document, "Manager:setCookieConsent", setting);
}

/** A function of the page, by its name on `window`. */
function callBack(name: string, setting: ConsentSetting): void {
  const callback = (window as unknown as Record<string, unknown>)[name];
  // Not from here: what it throws is the page's, and does not keep the banner open.
  if (typeof callback === "function") queueMicrotask(() => callback(setting));
  else warn(`the page settings name the consent callback "${name}", but window.${name} is no function.`);
}
