import { categories, type ConsentSetting } from "./setting.ts";

const [preferences, statistics, marketing] = categories;

/** The category of each Google Consent Mode signal. */
const signals = {
  analytics_storage: statistics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  functionality_storage: preferences,
  personalization_storage: preferences,
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Sends the consent state to tag managers: `default` before any tag runs, `update` after the visitor's choice. Google's
 * tag accepts only `arguments` objects, hence the function.
 */
export function signalConsent(command: "default" | "update", setting: ConsentSetting | null): void {
  const state: Record<string, string> = {};
  for (const [signal, category] of Object.entries(signals)) state[signal] = setting?.[category] ? "granted" : "denied";
  const layer = (window.dataLayer ??= []);
  (function gtag(..._: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  })("consent", command, state);
}
