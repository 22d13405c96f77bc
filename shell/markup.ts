import { categories } from "../shared/consent/setting.ts";
import { field, type Field } from "../shared/island/field.ts";
import { strategies } from "../shared/island/strategy.ts";

/** What a template author writes that belongs to no single island, as data for people and tools. Nothing that a page loads imports it. */

export interface MarkupAttribute extends Field {
  /** The elements that it is for. */
  on: string;
}

export interface MarkupClass {
  on: string;
  doc: string;
}

const on = (place: string, read: Field): MarkupAttribute => ({ ...read, on: place });

const item = (read: Field): MarkupAttribute =>
  on("an order form, a card, a line of the cart, or an element around it", read);
const gate = (doc: string): Field => field.choice(categories, { doc });

export const attributes: Readonly<Record<`data-${string}`, MarkupAttribute>> = {
  "data-atoll-settings": on(
    '`<script type="application/json">` in the head',
    field.flag({ doc: "holds the [settings](#settings) of the page" }),
  ),
  "data-page-part": on(
    "an element outside `#page`",
    field.text({
      doc: "by its name it follows the page: replaced when the server sends something else for it, emptied on a page that does not have it; the page that the visitor comes with must have it, be it empty",
    }),
  ),
  "data-changes-with": on(
    "a page or part",
    field.text({
      doc: "`cart`, `account` or both with a space: is not shown from memory after the cart has changed; or after a form was sent, or another visitor has signed in",
    }),
  ),
  "data-stay": on(
    "a link",
    field.flag({
      doc: "its page shows itself again: the visitor stays at the offset and in the field of the same `id` (else `name`), or in what held it",
    }),
  ),
  "data-announce": on(
    "an element in `#page`",
    field.flag({
      doc: "after the visit of a link with `data-stay`, and after one of an island's, its text is said to screen readers: the number of products",
    }),
  ),
  "data-forget": on(
    "a field",
    field.flag({
      doc: "what is typed there and not sent is not kept when the page shows itself anew ([the cart](#the-cart))",
    }),
  ),
  "data-collapse": on(
    "`<details>`",
    field.flag({
      doc: "closed on small screens, always shown from 768 px up; browsers without `::details-content` keep its summary there",
    }),
  ),
  "data-pagination": on(
    "the list of page numbers",
    field.flag({
      doc: 'two neighbours each side of the one with `aria-current` are shown, none on small screens; what has `rel="prev"` or `"next"` always',
    }),
  ),
  "data-modal": on(
    "a link",
    field.flag({
      doc: "opens the page section of its target, or a fragment, in a dialog; its first `h1` becomes the dialog's title",
    }),
  ),
  "data-confirm": on(
    "a link or submit button",
    field.text({
      doc: 'asks this question first; empty for "Do you really want to delete this?". A click with the middle button is the browser\'s: let the server ask before it deletes anything',
    }),
  ),
  "data-bigger-link": on("a block", field.flag({ doc: "a click on it is a click on its first link" })),
  "data-prefetch": on(
    "a link, or an element around links",
    field.flag({
      doc: 'fetched when pointed at; never by default, nor links with `rel="nofollow"` or `data-confirm`, nor an address that [changes something](#pages-in-memory)',
    }),
  ),
  "data-ajax": on(
    "a form (not one that leads to another site, such as a payment)",
    field.flag({
      doc: "sent in the background, the answer shown in place; in a dialog it is shown there until the server redirects",
    }),
  ),
  "data-ajax-target": on(
    "a form with `data-ajax`",
    field.text({
      doc: "selector, such as `#results`: replaces the content of that element by that of the same id in the answer, else by the answer's page section",
    }),
  ),
  "data-ajax-push": on(
    "a form with `data-ajax`",
    field.flag({ doc: "puts its address into the history; the title stays" }),
  ),
  "data-island": on("an element", field.text({ doc: "mounts the [island](#islands) of this name" })),
  "data-island-when": on(
    "an element with `data-island`",
    field.text({ doc: `when its code is loaded, instead of the moment that is the island's own: ${strategies}` }),
  ),
  "data-cookie-consent-script": on('`<script type="text/plain">`', gate("runs once, when that category is accepted")),
  "data-type": on(
    '`<script type="text/plain">` with `data-cookie-consent-script`',
    field.text({ doc: "the type with which it runs, such as `module`; a classic script without it" }),
  ),
  "data-consent": on("`<template>`", gate("its content comes onto the page when that category is accepted")),
  "data-consent-open": on("any element", field.flag({ doc: "opens the cookie choices again" })),
  "data-cart-amounts": on(
    "an element with sums",
    field.flag({ doc: "has `aria-busy` until they are those of the cart that is shown" }),
  ),
  "data-product": on(
    "an element around all that shows one product",
    field.flag({
      doc: "[variations](#variations), [degressive-price](#degressive-price) and [wishlist-link](#wishlist-link) look for the rest of the product in it; without one, on the whole page",
    }),
  ),
  "data-item-id": item(field.text({ doc: "id of the product, for the tag manager ([Analytics](#analytics))" })),
  "data-item-name": item(field.text({ doc: "name of the product, for the tag manager" })),
  "data-item-sku": item(field.text({ doc: "code of the product, for the tag manager" })),
  "data-item-variant": item(
    field.text({
      doc: "which version of the product it is, for the tag manager; where a product is viewed, its code without this",
    }),
  ),
  "data-item-price": item(field.number({ doc: "price of one, in the page's currency, for the tag manager" })),
  "data-item-price-excl-tax": item(
    field.number({ doc: "price of one without tax, which comes before `data-item-price`" }),
  ),
  "data-item-brand": item(field.text({ doc: "brand of the product, for the tag manager" })),
  "data-item-category": item(field.text({ doc: "category of the product, for the tag manager" })),
  "data-item-index": item(field.int({ doc: "place of the product in its list, from 0, for the tag manager" })),
  "data-item-quantity": item(
    field.number({
      doc: "how much of it, in pieces, kilograms or metres, for the tag manager; of a line of the cart, what the server has",
    }),
  ),
  "data-item": on(
    '`<script type="application/json">` in an order form',
    field.flag({ doc: "holds what the tag manager hears of the product, under its own names, and any others" }),
  ),
  "data-item-list": on(
    "an element around the products of a list",
    field.text({
      doc: "id of the list, which is told when it is shown, and with a click on a link that opens a product of it",
    }),
  ),
  "data-item-list-name": on("an element with `data-item-list`", field.text({ doc: "name of the list" })),
  "data-select-item": on(
    "a product or an element around it; a button in it that opens it, such as a quick view's",
    field.flag({ doc: "a click that opens it is told, without a list" }),
  ),
  "data-view-item": on(
    "what shows a product by itself, or an element around it",
    field.flag({ doc: "the product is told when it is shown, and when another version of it is chosen" }),
  ),
  "data-cart-items": on(
    "an element in `#page`, around the lines of the cart, also when there are none",
    field.flag({
      doc: "what there is more and less of, once a form or an island of the page has changed the cart, is told",
    }),
  ),
  "data-ecommerce": on(
    'an element in `#page`: `<script type="application/json">`, or any with the JSON as its value',
    field.json({ doc: "is told to the tag manager when the page is shown" }),
  ),
  "data-bs-toggle": on(
    "a link",
    field.text({ doc: "Bootstrap's: the link is left to the browser, and so to Bootstrap" }),
  ),
  "data-toggle": on("a link", field.text({ doc: "the same as `data-bs-toggle`, of older versions" })),
  "data-bs-target": on(
    "what opens a tab or a collapse",
    field.text({ doc: "Bootstrap's: a link to an anchor that is hidden there opens it, and what has this says so" }),
  ),
  "data-target": on(
    "what opens a tab or a collapse",
    field.text({ doc: "the same as `data-bs-target`, of older versions" }),
  ),
};

export const classes: Readonly<Record<string, MarkupClass>> = {
  "no-ajax": {
    on: "a link",
    doc: 'left to the browser; so is one with `target`, `download`, `rel="external"` or another `hreflang`, and so are other origins, files, log off, links to a text fragment (`#:~:text=`), and Bootstrap toggles',
  },
  "ajax-tab": { on: "a link", doc: "the same as `no-ajax`, as older templates say it" },
  "atoll-without-script": {
    on: "a submit button in an island, such as [saved-choice](#saved-choice) or [prepaid-accounts](#prepaid-accounts)",
    doc: "is for those without script: it is not seen while the island is live",
  },
  cancel: {
    on: "a submit button of a [form that is checked](#forms-that-are-checked)",
    doc: "sends the form as it is, as `formnovalidate` does",
  },
};
