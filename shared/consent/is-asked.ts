import { shell } from "../face.ts";

/** Whether the visitor is being asked about cookies. A page that asks none has no banner; one that has failed asks none, either. CON-01 */
export function isAskedForConsent(): boolean {
  const banner = document.querySelector('[data-island="consent"]:not([data-island-state="failed"])');
  return !!banner && (!shell().consent || banner.childElementCount > 0);
}
