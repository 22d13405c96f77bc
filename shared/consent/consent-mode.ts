import type { ConsentSetting } from "./setting.ts";

/** Which Google Consent Mode signal stands for which category. */
const signals = {
  analytics_storage: "statistics",
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  functionality_storage: "preferences",
  personalization_storage: "preferences",
} as const;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Tells tag managers what is allowed: `default` with everything denied before any tag runs, `update` when the visitor has
 * chosen. Google's tag reads `arguments` objects only, hence the function.
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
