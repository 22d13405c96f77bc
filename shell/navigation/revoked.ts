import { categories } from "../../shared/consent/setting.ts";
import { on } from "../../shared/events.ts";
import type { Core } from "../core.ts";
import { dropKept } from "./kept.ts";

/** Kept pages that hold what the visitor no longer allows are not shown again as they were: its frames would ask their servers. CON-08 */
export function dropRevoked({ consent }: Core): void {
  let last = consent();
  on(document, "Manager:setCookieConsent", (setting) => {
    for (const category of categories) {
      if (last?.[category] && !setting[category])
        dropKept(`[data-cookie-consent-script="${category}"],template[data-consent="${category}"]`);
    }
    last = setting;
  });
}
