import { shell } from "../shell-api.ts";

/** Whether the consent banner is open. False for a page without a banner or with a failed one. CON-01 */
export function isConsentBannerOpen(): boolean {
  const banner = document.querySelector('[data-island="consent"]:not([data-island-state="failed"])');
  return !!banner && (!shell().consent || banner.childElementCount > 0);
}
