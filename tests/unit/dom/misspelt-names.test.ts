import { afterEach, expect, test, vi } from "vitest";
import { markup } from "../../../tools/description/markup.ts";
import { flagTags } from "../../../tools/lint/page/applies-to.ts";
import { describedIslands } from "../../described-islands.ts";
import { settledPromises } from "../stand-ins/islands.ts";

const islands = await describedIslands();
vi.stubGlobal("ATOLL_ISLANDS", islands);
vi.stubGlobal(
  "ATOLL_OTHER_ATTRIBUTES",
  [...markup.attributes, ...islands.flatMap(({ parts }) => parts)].map(({ name }) => name),
);
vi.stubGlobal("ATOLL_FLAG_TAGS", flagTags(markup.attributes));
const { reportNames } = await import("../../../tools/debug/names.ts");

const warned = vi.spyOn(console, "warn").mockReturnValue();
const messages = (): unknown[] => warned.mock.calls.map(([message]) => message);
afterEach(() => {
  warned.mockClear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("ERR-06 unknown islands and misspelt attributes are reported once, with the nearest name", async () => {
  document.body.innerHTML = `<div data-island="quantitty" id="a"></div>
    <div data-island="quantity" id="b" data-mni="1" data-sold-by="piece" data-campaign="x" data-sizes="y" data-island-when="load"></div>
    <div data-island="reviews"></div>`;
  reportNames();
  const first = [
    '[atoll] data-island on <div#a> expects an island, got "quantitty". Did you mean "quantity"?',
    "[atoll] quantity on <div#b>: data-mni is ignored. Did you mean data-min?",
    '[atoll] data-island on <div> expects an island, got "reviews".',
  ];
  expect(messages()).toEqual(first);
  document.body.insertAdjacentHTML("beforeend", '<div data-island="gallery" data-thums="3"></div>');
  await settledPromises();
  expect(messages()).toEqual([...first, "[atoll] gallery on <div>: data-thums is ignored. Did you mean data-thumbs?"]);
});

test("ERR-06 a misspelt data-island or attribute of the shell is reported as by the linter", () => {
  document.body.innerHTML = `<div data-islnd="quantity"></div> <a href="/a" data-modl>A</a> <a href="/b" data-stais>B</a>
    <form data-ajax data-ajax-targt="#list"></form> <p data-modl="x" data-mine="1" data-min="2" data-announces></p>`;
  reportNames();
  expect(messages()).toEqual([
    "[atoll] data-islnd on <div> is unknown and ignored. Did you mean data-island?",
    "[atoll] data-modl on <a> is unknown and ignored. Did you mean data-modal?",
    "[atoll] data-ajax-targt on <form> is unknown and ignored. Did you mean data-ajax-target?",
  ]);
});

test("ERR-06 a data-name- attribute that the island does not read is reported with those it reads", () => {
  document.body.innerHTML = `<form data-island="coupon" data-name-variant="Code"></form>
    <form data-island="add-to-cart" data-name-varaint="Id" data-name-code="Code" data-name-colour="Colour"></form>
    <div data-island="wishlist-link" data-name-variant="Id" data-name-colour="Colour" data-name-product="P"></div>`;
  reportNames();
  expect(messages()).toEqual([
    "[atoll] coupon on <form>: data-name-variant is ignored. The island reads data-name-code.",
    "[atoll] add-to-cart on <form>: data-name-varaint is ignored. Did you mean data-name-variant?",
    "[atoll] add-to-cart on <form>: data-name-code is ignored. The island reads data-name-variant, data-name-quantity.",
    "[atoll] add-to-cart on <form>: data-name-colour is ignored. The island reads data-name-variant, data-name-quantity.",
    "[atoll] wishlist-link on <div>: data-name-variant is ignored. Only add-to-cart, variations read it.",
    "[atoll] wishlist-link on <div>: data-name-product is ignored. Only variations reads it.",
  ]);
});

test("ERR-06 a misspelt setting is reported with the nearest name, also inside consent and on the next page", async () => {
  const block = (settings: object): string =>
    `<script type="application/json" data-atoll-settings>${JSON.stringify(settings)}</script>`;
  document.head.innerHTML = block({ culture: "fr", curency: "EUR", consent: { stmp: "1" }, siteTexts: "no", mood: 1 });
  reportNames();
  const keys =
    "app, culture, locale, website, currency, dateFormat, server, system, stringsVersion, siteTexts, texts, assetsVersion, " +
    "loginPath, cartUrl, fullLoad, user, failedText, consent, islands";
  const first = [
    `[atoll] The settings expect ${keys}; got "curency", which is ignored. Did you mean "currency"?`,
    "[atoll] The settings.consent expect stamp, consentMode, onAccept, onDecline; " +
      'got "stmp", which is ignored. Did you mean "stamp"?',
    `[atoll] The settings expect ${keys}; got "mood", which is ignored.`,
  ];
  expect(messages()).toEqual(first);
  document.head.innerHTML = `${block({ culture: "fr", localle: "fr-BE" })}<script data-atoll-settings>{ culture </script>`;
  await settledPromises();
  expect(messages()).toEqual([...first, expect.stringMatching(/got "localle".*Did you mean "locale"\?$/)]);
});
