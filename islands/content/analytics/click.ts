import { itemOf, itemSelector, tradeOf } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { shell } from "../../../shared/face.ts";
import { contactOf } from "./rules.ts";

/** A click on a mail or phone link, or on a link of a product whose list is marked with `data-select-item`. ANA-02, ANA-03, ANA-05 */
export function trackClick(event: MouseEvent): void {
  // The right button opens a menu.
  if (event.button > 1) return;
  const link = event.composedPath().find((node) => ["a", "area"].includes((node as Element).localName)) as Element | undefined;
  const href = link?.getAttribute("href") ?? link?.getAttribute("xlink:href");
  if (!link || !href) return;
  const contact = contactOf(href);
  if (contact) return contact.kind === "email" ? track("emailClick", { email: contact.address }) : track("phoneClick", { phone: contact.address });
  const item = link.closest(itemSelector);
  if (item?.closest("[data-select-item]")) track("select_item", tradeOf([itemOf(item)], shell().settings.currency));
}
