import { track } from "../../../shared/analytics/track.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import { parseObject } from "./rules.ts";

/**
 * Tracks the page's own e-commerce data, in page order: the JSON in `<script type="application/json" data-ecommerce>`,
 * or in the attribute `data-ecommerce` of any other element. ANA-01
 */
export function trackPageData(root: ParentNode): void {
  for (const element of root.querySelectorAll("[data-ecommerce]")) {
    const text =
      (element instanceof HTMLScriptElement ? element.textContent : element.getAttribute("data-ecommerce")) ?? "";
    const ecommerce = parseObject(text);
    if (ecommerce) track("ecommerce", { ecommerce });
    else
      warn(
        `data-ecommerce of ${nameOf(element)} expects a JSON object, ` +
          `got ${JSON.stringify(text.trim().slice(0, 60))}; it is not tracked.`,
        element,
      );
  }
}
