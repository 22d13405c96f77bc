import { categories } from "../../shared/consent/setting.ts";
import { on } from "../../shared/events.ts";
import type { Session } from "../session.ts";
import { invalidateCache } from "./page-cache.ts";

/**
 * Evicts cached pages with content whose consent was withdrawn: their frames would contact third parties again. CON-08
 */
export function invalidateRevoked(session: Session): void {
  let last = session.consent();
  on(document, "Manager:setCookieConsent", (setting) => {
    for (const category of categories) {
      if (last?.[category] && !setting[category])
        invalidateCache(session, `[data-cookie-consent-script="${category}"],template[data-consent="${category}"]`);
    }
    last = setting;
  });
}
