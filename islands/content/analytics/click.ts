import { itemOf, itemSelector, listOf, listSelector, rememberOpened, tradeOf } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { shell } from "../../../shared/face.ts";
import { contactOf } from "./rules.ts";

/**
 * A click on a mail or phone link, or on what opens a product of a list: a link, or a button with `data-select-item`, in a list with
 * `data-item-list`, or in what has `data-select-item`. It comes before the page goes. ANA-02, ANA-03, ANA-05, PRO-08
 */
export function trackClick(event: MouseEvent): void {
  // The right button opens a menu.
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
  // It closes what it has opened.
  if (!element || opener.getAttribute("aria-expanded") === "true") return;
  const item = itemOf(element);
  const list = listOf(element);
  if (list && shell().consent?.statistics) rememberOpened(item, list);
  track("select_item", { ecommerce: { ...list, ...tradeOf([item], shell().settings.currency).ecommerce } });
}

const buttonSelector = "button[data-select-item]";

const isOpener = (node: Element): boolean =>
  ["a", "area"].includes(node.localName)
    ? node.hasAttribute("href") || node.hasAttribute("xlink:href")
    : node.localName === "button" && node.matches(buttonSelector);
