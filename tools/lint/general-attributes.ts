import type { AttributeDescription } from "../description/describe.ts";

/** An attribute that belongs to no island; its value is judged where its kind is known. */
export type GeneralAttribute = Pick<AttributeDescription, "name"> & Partial<AttributeDescription>;

/** What the shell reads anywhere on a page. */
export const generalAttributes: readonly GeneralAttribute[] = [
  "data-island", "data-island-when", "data-island-state", "data-atoll-settings",
  "data-page-part", "data-changes-with", "data-stay", "data-announce", "data-collapse", "data-pagination", "data-modal", "data-confirm", "data-bigger-link", "data-prefetch",
  "data-ajax", "data-ajax-target", "data-ajax-push", "data-cookie-consent-script", "data-consent", "data-consent-open", "data-cart-count", "data-cart-lines",
  "data-item", "data-item-id", "data-item-name", "data-item-sku", "data-item-variant", "data-item-price", "data-item-price-excl-tax", "data-item-brand", "data-item-category", "data-item-index", "data-item-quantity",
  "data-item-list", "data-item-list-name", "data-select-item", "data-view-item", "data-cart-items", "data-ecommerce",
  "data-cart-line", "data-quantity", "data-name", "data-variant-id", "data-origin", "data-key", "data-sold-by", "data-line-quantity", "data-line-status", "data-line-remove", "data-cart-clear", "data-choice-status", "data-cart-amounts",
  "data-forget", "data-val", "data-valmsg-for", "data-valmsg-replace", "data-valmsg-summary",
  "data-product", "data-product-link", "data-product-part", "data-product-value", "data-product-if", "data-product-state",
].map((name) => ({ name }));
