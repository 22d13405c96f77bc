import { track } from "../../../shared/analytics/track.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { objectIn } from "./rules.ts";

/**
 * Tells what the page says of itself: `<script type="application/json" data-ecommerce>{ ... }</script>`, or the attribute with
 * the JSON on any other element, in the order of the page. ANA-01
 */
export function trackPageData(root: ParentNode): void {
  for (const element of root.querySelectorAll("[data-ecommerce]")) {
    const text =
      (element instanceof HTMLScriptElement ? element.textContent : element.getAttribute("data-ecommerce")) ?? "";
    const ecommerce = objectIn(text);
    if (ecommerce) track("ecommerce", { ecommerce });
    else
      warn(
        `data-ecommerce of ${nameOf(element)} expects a JSON object, got ${JSON.stringify(text.trim().slice(0, 60))}; it is not told.`,
        element,
      );
  }
}
