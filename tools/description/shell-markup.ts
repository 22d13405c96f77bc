import { categories } from "../../shared/consent/setting.ts";
import { field, type Field } from "../../shared/island/field.ts";
import { strategies } from "../../shared/island/strategy.ts";

/**
 * Attributes and classes for template authors that belong to no single island. Data for docs and tools: no page loads
 * it.
 */

export interface MarkupAttribute extends Field {
  /** The elements it is for, in words. */
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
    field.flag({ doc: "Holds the [settings](reference/settings.md) of the page." }),
  ),
  "data-atoll-debug": on(
    "the script tag of the shell",
    field.flag({
      doc:
        "Helps authors: the console suggests the nearest known name for an unknown island, attribute or setting, and " +
        "reports a filter that the server ignores. Leave it out in production.",
    }),
  ),
  "data-islands": on(
    "the script tag of the shell",
    field.choice(["debug"], { doc: "`debug` opens the debug overlay, and does the same as `data-atoll-debug`." }),
  ),
  "data-page-part": on(
    "an element outside `#page`",
    field.text({
      required: true,
      pattern: String.raw`\S`,
      expects: "a name",
      doc:
        "Names a part of the page that each visit updates. It is replaced when the server's HTML for it changes, " +
        "and emptied on a page without it. The first page of a visit must have it, even if empty.",
    }),
  ),
  "data-changes-with": on(
    "a page or part",
    field.text({
      doc:
        "`cart`, `account`, or both separated by a space: the data that it shows. Cached copies are dropped when " +
        "the cart changes, a form is sent, or another user signs in.",
    }),
  ),
  "data-stay": on(
    "a link, or a form with `data-ajax`",
    field.flag({
      doc:
        "Keeps the scroll position and the focus when its page is shown; after a form is sent, when the server " +
        "redirects to the same page. The focus goes to the field of the same " +
        "`id`, else `name`, else to the nearest ancestor that is still there.",
    }),
  ),
  "data-keep": on(
    "an element in `#page` with an `id`",
    field.flag({
      doc:
        "The element itself lives on when the next page has an element with the same `id` and `data-keep`: a player, a " +
        "chat, a form that is half filled in.",
    }),
  ),
  "data-warn-unsaved": on(
    "a form",
    field.text({
      doc:
        "Asks this question before a link, Back, a full load or a closed tab takes away what the visitor has changed and " +
        "not sent. Empty means a general question. On a full load the browser asks, in its own words.",
    }),
  ),
  "data-sending": on(
    "a submit button of a form with `data-ajax`",
    field.text({ required: true, doc: "The button's text while the form is sent." }),
  ),
  "data-announce": on(
    "an element in `#page`",
    field.flag({
      doc:
        "Announces its text to screen readers after a visit with `data-stay` or by an island, for example the " +
        "number of products.",
    }),
  ),
  "data-forget": on(
    "a field",
    field.flag({
      doc: "Discards unsent input in this field when the page reloads in place ([the cart](guides/cart.md)).",
    }),
  ),
  "data-collapse": on(
    "`<details>`",
    field.flag({
      doc:
        "Closed on small screens, always open from 768 px up. Browsers without `::details-content` also show the " +
        "summary there.",
    }),
  ),
  "data-pagination": on(
    "the list of page numbers",
    field.flag({
      doc:
        "Shows two pages on each side of the one with `aria-current`, none on small screens. Links with " +
        '`rel="prev"` or `"next"` always stay visible.',
    }),
  ),
  "data-modal": on(
    "a link",
    field.flag({
      doc: "Opens its target in a dialog: the page section, or a fragment. The first `h1` becomes the dialog's title.",
    }),
  ),
  "data-confirm": on(
    "a link, submit button or form",
    field.text({
      doc:
        'Asks this question first. Empty means "Are you sure you want to delete this?". The button that agrees has the ' +
        "text of the link or button. A form asks when it is sent, after it has been checked. A click with the middle " +
        "button bypasses it: let the server ask too before it deletes anything.",
    }),
  ),
  "data-danger": on(
    "an element with `data-confirm`, or around it",
    field.flag({
      doc:
        "Marks what cannot be undone, such as deleting: the button that agrees to the question has the class " +
        "`btn-danger`. An empty question needs no mark.",
    }),
  ),
  "data-bigger-link": on(
    "a block",
    field.flag({ doc: "Makes the whole block clickable: a click on it clicks its first link." }),
  ),
  "data-prefetch": on(
    "a link, or an element around links",
    field.text({
      pattern: "^(true|false|visible|press)?$",
      expects: "no value, `visible` or `press`",
      doc:
        "Fetches the page before the click: on hover, touch or focus; `visible`: when the link comes into view; " +
        '`press`: when it is pressed. Links with `rel="nofollow"` or `data-confirm` and addresses ' +
        "that [change something](guides/navigation.md) are never prefetched.",
    }),
  ),
  "data-ajax": on(
    "a form (not one that leads to another site, such as a payment)",
    field.flag({
      doc:
        "Sends the form in the background and shows the response in place. In a dialog the response is shown there " +
        "until the server redirects.",
    }),
  ),
  "data-ajax-target": on(
    "a link, or a form with `data-ajax`",
    field.text({
      doc:
        "Selector, such as `#results`, of the element to update. It gets the content of the element of the same id " +
        "in the response, else the response's page section, else the whole fragment. Page parts in the response are " +
        "updated, too.",
    }),
  ),
  "data-ajax-mode": on(
    "a link with `data-ajax-target`, or a form with `data-ajax`",
    field.choice(["replace", "append", "prepend", "morph"], {
      doc:
        "How the response goes into its target: instead of the content, after it, before it, or by changing what differs. " +
        "`append` and `prepend` add no element whose `id` is there already; the link that asks for more needs an `id`, " +
        "and is replaced by the element of the same `id` in the response.",
    }),
  ),
  "data-ajax-when": on(
    "a link with `data-ajax-target`",
    field.text({
      pattern: String.raw`^\s*visible(\s+\d+)?\s*$`,
      expects: "`visible`, or `visible` and a number",
      doc:
        "`visible` loads the response when the link comes into view, three times for each target; `visible 5` five " +
        "times. Then the link has to be pressed.",
    }),
  ),
  "data-ajax-push": on(
    "a link with `data-ajax-target`, or a form with `data-ajax`",
    field.flag({ doc: "Adds its address to the history. The title stays." }),
  ),
  "data-island": on("an element", field.text({ doc: "Mounts the [island](reference/islands.md) of this name." })),
  "data-island-when": on(
    "an element with `data-island`",
    field.text({ doc: `Overrides when the island's code loads: ${strategies}.` }),
  ),
  "data-cookie-consent-script": on(
    '`<script type="text/plain">`',
    gate("Runs once, when the visitor accepts that category."),
  ),
  "data-type": on(
    '`<script type="text/plain">` with `data-cookie-consent-script`',
    field.text({ doc: "Script type to run it with, such as `module`. Without it, it runs as a classic script." }),
  ),
  "data-consent": on("`<template>`", gate("Adds its content to the page when the visitor accepts that category.")),
  "data-consent-open": on("any element", field.flag({ doc: "Opens the cookie choices again on click." })),
  "data-cart-total": on(
    "an element with the total of the cart",
    field.flag({ doc: "The message about a changed quantity says its text." }),
  ),
  "data-cart-amounts": on(
    "an element with sums",
    field.flag({ doc: "Gets `aria-busy` until its amounts match the cart." }),
  ),
  "data-product": on(
    "an element around everything that shows one product",
    field.flag({
      doc:
        "Groups the elements of one product. [variations](#variations), [degressive-price](#degressive-price) and " +
        "[wishlist-link](#wishlist-link) look for their counterparts inside it, or on the whole page without one.",
    }),
  ),
  "data-item-id": item(field.text({ doc: "Product id for the tag manager ([Analytics](guides/analytics.md))." })),
  "data-item-name": item(field.text({ doc: "Product name for the tag manager." })),
  "data-item-sku": item(field.text({ doc: "Product code for the tag manager." })),
  "data-item-variant": item(
    field.text({
      doc: "Product variant for the tag manager. On a product view the product code is the default.",
    }),
  ),
  "data-item-price": item(field.number({ doc: "Unit price for the tag manager, in the page's currency." })),
  "data-item-price-excl-tax": item(
    field.number({ doc: "Unit price without tax for the tag manager. It takes precedence over `data-item-price`." }),
  ),
  "data-item-brand": item(field.text({ doc: "Brand for the tag manager." })),
  "data-item-category": item(field.text({ doc: "Category for the tag manager." })),
  "data-item-index": item(field.int({ doc: "Position in the list for the tag manager, from 0." })),
  "data-item-quantity": item(
    field.number({
      doc:
        "Quantity for the tag manager, in pieces, kilograms or metres. On a cart line: the quantity that the server " +
        "has.",
    }),
  ),
  "data-item": on(
    '`<script type="application/json">` in an order form',
    field.flag({ doc: "Holds the product's data for the tag manager, with its own keys." }),
  ),
  "data-item-list": on(
    "an element around the products of a list",
    field.text({
      doc:
        "List id for the tag manager. Reports the list when it is shown, and the product when a link to it is " +
        "clicked.",
    }),
  ),
  "data-item-list-name": on("an element with `data-item-list`", field.text({ doc: "List name for the tag manager." })),
  "data-select-item": on(
    "a product or an element around it; a button in it that opens it, such as a quick view's",
    field.flag({ doc: "Reports a click that opens the product, when it is not in a list." }),
  ),
  "data-view-item": on(
    "an element that shows a single product, or one around it",
    field.flag({ doc: "Reports the product when it is shown, and when another variant is chosen." }),
  ),
  "data-cart-items": on(
    "an element in `#page`, around the lines of the cart, also when there are none",
    field.flag({
      doc: "Reports added and removed quantities after a form or island has changed the cart.",
    }),
  ),
  "data-ecommerce": on(
    'an element in `#page`: `<script type="application/json">`, or any with the JSON as its value',
    field.json({ doc: "Passes its JSON to the tag manager when the page is shown." }),
  ),
  "data-bs-toggle": on(
    "a link",
    field.text({ doc: "Bootstrap's attribute. The link is left to the browser, and so to Bootstrap." }),
  ),
  "data-toggle": on("a link", field.text({ doc: "The same as `data-bs-toggle`, for older Bootstrap versions." })),
  "data-bs-target": on(
    "a toggle of a tab or a collapse",
    field.text({
      doc:
        "Bootstrap's attribute. A link to an anchor inside a closed tab or collapse opens it and updates this " +
        "toggle.",
    }),
  ),
  "data-target": on(
    "a toggle of a tab or a collapse",
    field.text({ doc: "The same as `data-bs-target`, for older Bootstrap versions." }),
  ),
};

export const classes: Readonly<Record<string, MarkupClass>> = {
  "no-ajax": {
    on: "a link or form, or an element around them",
    doc:
      'Leaves the link or form to the browser. So do `target`, `download`, `rel="external"` and another `hreflang`, and so ' +
      "are links to other origins, files, logging off, text fragments (`#:~:text=`), and Bootstrap toggles.",
  },
  "ajax-tab": { on: "a link", doc: "The same as `no-ajax`, for older templates." },
  "atoll-page": {
    on: "the body of a page with `atoll-theme.css`",
    doc: "Gives all of the page a look, not only its islands: [A whole page](guides/theming.md#a-whole-page).",
  },
  "atoll-without-script": {
    on: "a submit button in an island, such as [saved-choice](#saved-choice) or [prepaid-accounts](#prepaid-accounts)",
    doc:
      "Hides the button while the island is live. Except in `prepaid-accounts` it keeps its place. It serves visitors " +
      "without script.",
  },
  cancel: {
    on: "a submit button of a [form that is checked](guides/validation.md)",
    doc: "Sends the form without validation, as `formnovalidate` does.",
  },
};
