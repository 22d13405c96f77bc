import { type Category, type ConsentSetting, cookieName, readConsent } from "../shared/consent/setting.ts";
import { warn } from "../shared/warn.ts";
import { settings } from "./current-settings.ts";

/** A damaged cookie is reported once per document. */
let hasWarned = false;

/** The visitor's choice as read from the cookie now; null when there is none for the page's current stamp. */
export function currentConsent(): ConsentSetting | null {
  const { system, consent } = settings();
  return readConsent(document.cookie, system, consent.stamp, () => {
    if (!hasWarned) warn(`the cookie ${cookieName(system)} is damaged.`);
    hasWarned = true;
  });
}

export const consentGiven = (category: Category): boolean => currentConsent()?.[category] ?? false;
