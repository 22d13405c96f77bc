import { type Category, type ConsentSetting, readConsent } from "../../shared/consent/setting.ts";
import { settings } from "../settings.ts";

/** The visitor's choice as the cookie tells it now, or null when there is none for the page's present stamp. */
export function presentConsent(): ConsentSetting | null {
  const { system, consent } = settings();
  return readConsent(document.cookie, system, consent.stamp);
}

export const consentGiven = (category: Category): boolean => presentConsent()?.[category] ?? false;
