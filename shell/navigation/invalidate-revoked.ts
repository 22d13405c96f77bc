import { categories } from "../../shared/consent/setting.ts";
import { on } from "../../shared/events.ts";
import type { Core } from "../core.ts";
import { invalidateCache } from "./page-cache.ts";

/**
 * Evicts cached pages with content whose consent was withdrawn: their frames would contact third parties again. CON-08
 */
export function invalidateRevoked({ consent }: Core): void {
  let last = consent();
  on(document, "Manager:setCookieConsent", (setting) => {
    for (const category of categories) {
      if (last?.[category] && !setting[category])
        invalidateCache(`[data-cookie-consent-script="${category}"],template[data-consent="${category}"]`);
    }
    last = setting;
  });
}
