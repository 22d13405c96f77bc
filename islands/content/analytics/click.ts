import {
  readItem,
  itemSelector,
  readList,
  listSelector,
  rememberOpened,
  toTrade,
} from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { shell } from "../../../shared/shell-api.ts";
import { contactOf } from "./rules.ts";

/**
 * Tracks clicks on mail and phone links, and clicks that open a product: on a link in a `data-item-list` or inside
 * `data-select-item`, or on a button with `data-select-item`. Runs before the page is left. ANA-02, ANA-03, ANA-05,
 * PRO-08
 */
export function trackClick(event: MouseEvent): void {
  // Ignore the right button, which opens a menu.
  if (event.button > 1) return;
  const opener = event.composedPath().find((node) => isOpener(node as Element)) as Element | undefined;
  if (!opener) return;
  const contact = contactOf(opener.getAttribute("href") ?? opener.getAttribute("xlink:href") ?? "");
  if (contact)
    return contact.kind === "email"
      ? track("emailClick", { email: contact.address })
      : track("phoneClick", { phone: contact.address });
  const element = opener.closest(itemSelector);
  if (!element?.closest(`[data-select-item], ${listSelector}`) && !opener.matches(buttonSelector)) return;
  // With `aria-expanded="true"` the click closes the product.
  if (!element || opener.getAttribute("aria-expanded") === "true") return;
  const item = readItem(element);
  const list = readList(element);
  if (list && shell().consent?.statistics) rememberOpened(item, list);
  track("select_item", { ecommerce: { ...list, ...toTrade([item], shell().settings.currency).ecommerce } });
}

const buttonSelector = "button[data-select-item]";

const isOpener = (node: Element): boolean =>
  ["a", "area"].includes(node.localName)
    ? node.hasAttribute("href") || node.hasAttribute("xlink:href")
    : node.localName === "button" && node.matches(buttonSelector);
