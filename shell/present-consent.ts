import { type Category, type ConsentSetting, cookieName, readConsent } from "../shared/consent/setting.ts";
import { warn } from "../shared/warn.ts";
import { settings } from "./present-settings.ts";

let told = false;

/** The visitor's choice as the cookie tells it now, or null when there is none for the page's present stamp. */
export function presentConsent(): ConsentSetting | null {
  const { system, consent } = settings();
  return readConsent(document.cookie, system, consent.stamp, () => {
    if (!told) warn(`the cookie ${cookieName(system)} is damaged.`);
    told = true;
  });
}

export const consentGiven = (category: Category): boolean => presentConsent()?.[category] ?? false;
