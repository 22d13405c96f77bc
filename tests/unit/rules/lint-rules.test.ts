import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { rules } from "../../../tools/lint/rules/all.ts";
import { fullVocabulary, placesIn, usualSettings } from "../../lint-vocabulary.ts";

const all = await fullVocabulary();
const vocabulary = await fullVocabulary({ inPieces: true });
const find = (source: string, foreign: string[] = []) => lint(source, vocabulary, { ...usualSettings, foreign });
const codes = (source: string, foreign?: string[]): string[] => find(source, foreign).map(({ code }) => code);
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title></head><body>${body}</body></html>`;

test.each(rules.map(({ meta }) => [meta.code, meta] as const))(
  "lint: the page of %s shows markup that is reported for it, and markup that is not reported at all",
  (code, { wrong, right, why, summary }) => {
    const found = [wrong, right].map((source) => lint(source, all, usualSettings).map((finding) => finding.code));
    expect(found[0]).toContain(code);
    expect(found[1]).toEqual([]);
    expect([why, summary].filter((text) => !text.endsWith("."))).toEqual([]);
  },
);

/** Markup, and for each finding: the part of the markup that is marked, its message and what is offered instead. */
const told: [what: string, source: string, marked: string, message: string, fixed?: string][] = [
  [
    "an island with a slip",
    `<p data-island="popver">?</p>`,
    `data-island="popver"`,
    `data-island on <p> expects the name of an island, got "popver".`,
    `<p data-island="popover">?</p>`,
  ],
  [
    "an island with its words in another order",
    `<p data-island=widget-cart>a</p>`,
    "data-island=widget-cart",
    `got "widget-cart"`,
    "<p data-island=cart-widget>a</p>",
  ],
  [
    "an island in capitals",
    `<p data-island="Popover">a</p>`,
    `data-island="Popover"`,
    `got "Popover"`,
    `<p data-island="popover">a</p>`,
  ],
  ["no island", `<p data-island>a</p>`, "data-island", "expects the name of an island, got nothing."],
  [
    "two islands on an element",
    `<p data-island="popover share">a</p>`,
    `data-island="popover share"`,
    "expects one island, got 2",
  ],
  [
    "an attribute with a slip",
    `<p data-island="quantity" data-sold-bye="unit">a</p>`,
    `data-sold-bye="unit"`,
    "quantity on <p> reads data-min, data-max, data-step, data-sold-by, data-minimum, got data-sold-bye, which is read by nothing.",
    `<p data-island="quantity" data-sold-by="unit">a</p>`,
  ],
  [
    "an attribute of the shell with two letters swapped",
    `<button data-confrim="Sure?">a</button>`,
    `data-confrim="Sure?"`,
    "data-confrim on <button> is read by nothing.",
    `<button data-confirm="Sure?">a</button>`,
  ],
  [
    "an attribute of another island",
    `<p data-island="quantity" data-policy-url="/x">a</p>`,
    `data-policy-url="/x"`,
    "got data-policy-url, which is read by consent.",
  ],
  [
    "an attribute of the shell with a slip",
    `<div data-page-prt="menu">a</div>`,
    `data-page-prt="menu"`,
    "data-page-prt on <div> is read by nothing.",
    `<div data-page-part="menu">a</div>`,
  ],
  [
    "a rule of validation with a slip",
    `<input data-island="date-picker" name="d" aria-label="d" data-val="true" data-val-requird="Please." data-val-mine="Mine.">`,
    `data-val-requird="Please."`,
    "data-val-requird on <input> is read by nothing.",
    `<input data-island="date-picker" name="d" aria-label="d" data-val="true" data-val-required="Please." data-val-mine="Mine.">`,
  ],
  [
    "an island with a slip in data-island",
    `<div data-iland="popover">a</div>`,
    `data-iland="popover"`,
    "data-iland on <div> is read by nothing.",
    `<div data-island="popover">a</div>`,
  ],
  [
    "an attribute on a field in the island",
    `<div data-island="quantity"><input data-max="3" name="q" aria-label="q"></div>`,
    `data-max="3"`,
    "quantity expects data-max on its own element, <div>, got it on <input>.",
  ],
  [
    "a number in words",
    `<p data-island="quantity" data-min="two">a</p>`,
    `data-min="two"`,
    `quantity on <p>: data-min expects a number of at least 0, got "two".`,
  ],
  [
    "a number out of bounds",
    `<p data-island="quantity" data-min="-2">a</p>`,
    `data-min="-2"`,
    "expects a number of at least 0",
  ],
  [
    "a word of another kind",
    `<p data-island="quantity" data-sold-by="wheight">a</p>`,
    `data-sold-by="wheight"`,
    `got "wheight"`,
    `<p data-island="quantity" data-sold-by="weight">a</p>`,
  ],
  [
    "a part with a bad value",
    `<ul data-island="cart-lines"><li data-cart-line="1" data-quantity="many">a</li></ul>`,
    `data-quantity="many"`,
    `cart-lines on <li>: data-quantity expects a number, got "many".`,
  ],
  [
    "a category that there is not",
    `<template data-consent="adverts"><p>a</p></template>`,
    `data-consent="adverts"`,
    `the shell on <template>: data-consent expects one of preferences, statistics, marketing, got "adverts".`,
  ],
  [
    "a required attribute that is empty",
    `<a data-island="photos-360" data-frames="">a</a>`,
    `<a data-island="photos-360" data-frames="">`,
    "expects data-frames, JSON, in the attribute or in a script of type application/json inside the element; it is empty.",
  ],
  [
    "JSON in an attribute",
    `<ul data-island="photos-360" data-frames="['a.jpg']"><li>a</li></ul>`,
    `data-frames="['a.jpg']"`,
    "photos-360 on <ul> expects JSON in data-frames:",
  ],
  [
    "settings that are no JSON",
    `<script type="application/json" data-atoll-settings>{ culture: "fr" }</script>`,
    `{ culture: "fr" }`,
    "A script with data-atoll-settings expects JSON:",
  ],
  [
    "JSON for the tag manager",
    `<div data-ecommerce="{value: 3}">a</div>`,
    `data-ecommerce="{value: 3}"`,
    "data-ecommerce on <div> expects JSON:",
  ],
  [
    "a value that two islands read",
    `<form data-island="wishlist-quantity" action="/w"><div data-island="quantity" data-min="x">a</div><button>Go</button></form>`,
    `data-min="x"`,
    "quantity on <div>: data-min expects a number",
  ],
  [
    "a moment of no island",
    `<p data-island-when="load">a</p>`,
    `data-island-when="load"`,
    "expects data-island beside it",
  ],
  [
    "a moment with a slip",
    `<p data-island="popover" data-island-when="visable">a</p>`,
    `data-island-when="visable"`,
    `got "visable"`,
    `<p data-island="popover" data-island-when="visible">a</p>`,
  ],
  [
    "an attribute of before",
    `<p data-island="quantity" data-minimum="2">a</p>`,
    `data-minimum="2"`,
    "data-minimum is of before. Write data-min.",
  ],
  [
    "an attribute that stands twice",
    `<div data-bs-x data-bs-x data-island="quantity" data-min="1"\nDATA-MIN=2>a</div>`,
    "DATA-MIN",
    "data-min stands twice on this element: browsers take the first.",
  ],
  [
    "two islands by two attributes",
    `<p data-island="popover" data-text="a" data-island='share'>a</p>`,
    "data-island",
    "data-island stands twice on this element",
  ],
  [
    "a form whose only button is disabled",
    `<form data-island="coupon" action="/c"><button disabled>Go</button></form>`,
    `<form data-island="coupon" action="/c">`,
    "expects a button that sends it without script, got one that is disabled.",
  ],
  [
    "a form with buttons for scripts",
    `<form data-island="coupon" action="/c"><button type="button">Go</button></form>`,
    `<form data-island="coupon" action="/c">`,
    `got only such as have a type other than "submit".`,
  ],
  [
    "a file in a form that does not send it",
    `<form data-island="coupon" method="post" action="/c"><input type="file" name="f" aria-label="f"><button>Go</button></form>`,
    `<form data-island="coupon" method="post" action="/c">`,
    `expects method="post" enctype="multipart/form-data"`,
  ],
  [
    "a field without a form",
    page(`<div data-island="date-picker"><input name="d" aria-label="Day"></div>`),
    `<input name="d" aria-label="Day">`,
    "<input> in date-picker expects a form around it, without which it is not sent.",
  ],
  [
    "a field that names a form that is not there",
    page(`<form id="f"></form><div data-island="date-picker"><input form="g" name="d" aria-label="Day"></div>`),
    `<input form="g" name="d" aria-label="Day">`,
    `<input> in date-picker expects a form whose id is "g", without which it is not sent.`,
  ],
  [
    "a setting with a slip",
    `<script type="application/json" data-atoll-settings>{ "curency": "EUR" }</script>`,
    `"curency"`,
    `got "curency", which nobody reads.`,
    `<script type="application/json" data-atoll-settings>{ "currency": "EUR" }</script>`,
  ],
  [
    "a setting of consent with a slip",
    `<script type="application/json" data-atoll-settings>{ "consent": { "stamp": "1", "mode": true } }</script>`,
    `"mode"`,
    `The settings.consent expect stamp, consentMode, onAccept, onDecline; got "mode", which nobody reads.`,
  ],
  [
    "a setting of another type",
    `<script type="application/json" data-atoll-settings>{ "app": 3 }</script>`,
    `"app"`,
    "The settings.app expects a string, got a number.",
  ],
  [
    "a page section in a form",
    page(`<form><div id="page">a</div></form><script src="/atoll/atoll.js"></script>`),
    `<div id="page">`,
    "<div#page> expects to stand in no form, got <form> around it.",
  ],
  [
    "a page without a section, under the shell's hashed name",
    page(`<main>a</main><script src="https://cdn.example/atoll.A1B2C3D4.js"></script>`),
    `<script src="https://cdn.example/atoll.A1B2C3D4.js">`,
    `expects an element with id="page", got none.`,
  ],
  [
    "an empty label",
    `<div data-island="date-picker"><label for="d"> </label><input id="d" name="d"></div>`,
    `<input id="d" name="d">`,
    "<input#d> expects a label, got none.",
  ],
];

test.each(told)(
  "lint: %s is told with what was expected and found, where, and what to do",
  (_what, source, marked, message, fixed) => {
    const findings = find(source);
    expect(findings.map((finding) => source.slice(finding.start.offset, finding.end.offset))).toEqual([marked]);
    expect(findings[0]!.message).toContain(message);
    const fix = findings[0]!.suggestion?.fix;
    expect(fix && source.slice(0, fix.start.offset) + fix.text + source.slice(fix.end.offset)).toBe(fixed);
  },
);

const passed: [what: string, source: string][] = [
  [
    "settings of islands, and one that is null",
    `<script type="application/json" data-atoll-settings>{ "islands": { "map": { "tiles": "/t" } }, "user": null }</script>`,
  ],
  [
    "settings into which a template writes",
    `<script type="application/json" data-atoll-settings>{ "cultur": "{{ culture }}" }</script>`,
  ],
  [
    "an attribute in each branch of a condition",
    `<p data-island="quantity" {% if a %}data-min="1"{% else %}data-min="2"{% endif %}>a</p>`,
  ],
  [
    "a field that a tag helper writes",
    `<form data-island="coupon" action="/c"><label asp-for="Code"></label><input asp-for="Code"><button>Go</button></form>`,
  ],
  [
    "an attribute that a framework writes",
    `<time data-island="countdown" th:attr="data-end=\${end}">a</time> <time data-island="countdown" :data-end="end">a</time>`,
  ],
  ["comments of FreeMarker and Smarty", `<#-- <div data-island="old">a</div> --> {* <div data-island="old">a</div> *}`],
  ["what a template does not read", `{% raw %}<div data-island="old">a</div>{% endraw %}`],
  ["a page without the shell", page("<main>a</main>")],
  [
    "a page of which a template puts something together",
    page(
      `{{ body }}<time data-island="countdown" data-end="2031-01-31T18:00:00Z">a</time><script src="/atoll/atoll.js"></script>`,
    ),
  ],
  [
    "a piece of a page with the shell",
    `<script src="/atoll/atoll.js"></script><time data-island="countdown" data-end="2031-01-31T18:00:00Z">a</time>`,
  ],
  [
    "an island that keeps no place, on a page without the style for such",
    page(
      `<main id="page"><a data-island="popover" data-text="x" href="/x">a</a></main><script src="/atoll/atoll.js"></script>`,
    ),
  ],
  [
    "attributes of others, on an island too",
    `<div data-island="quantity" data-bs-toggle="x" data-testid="q" data-turbo-permanent aria-label="x" x-data :class="a" data-val-range-max="3">a</div>`,
  ],
  [
    "a site's own attributes on elements of no island",
    `<div data-product_id="4" data-products="3" data-market="be" data-max="3" data-policy-url="/a">a</div>`,
  ],
  ["values as a CMS writes them", `<p data-island="quantity" data-min="1,5" data-sold-by="Weight" data-max="">a</p>`],
  ["an empty text where a text is wanted", `<a data-island="popup" data-id="" data-title="">a</a>`],
  [
    "required JSON in a script",
    `<ul data-island="photos-360"><script type="application/json">["a.jpg"]</script><li>a</li></ul>`,
  ],
  [
    "an island in one that leaves its content in place",
    `<form data-island="coupon" action="/c"><p data-island="popover">?</p><button>Go</button></form>`,
  ],
  ["an element that a selector marks", page("").replace("<body>", `<body class="loading">`)],
  ["an island of which every example is empty, empty", `<div data-island="notifications"></div>`],
  ["an element that holds nothing by its nature", `<label>Day <input data-island="date-picker" name="d"></label>`],
  ["the body of a page as an island", page("").replace("<body>", `<body data-island="initial-loader">`)],
  [
    "a form that Enter sends",
    `<form data-island="suggestions" action="/s"><input name="q" aria-label="Search"></form>`,
  ],
  [
    "a button for those without script",
    `<form data-island="coupon" action="/c"><noscript><button>Go</button></noscript></form>`,
  ],
  [
    "a button outside its form",
    `<form id="f" data-island="coupon" action="/c"><input name="a" aria-label="a"><input name="b" aria-label="b"></form><button form="f">Go</button>`,
  ],
  ["a form that stands in another file", `<div data-island="date-picker"><input name="d" aria-label="Day"></div>`],
  [
    "a form that stands in another file, beside a script that tells of pages",
    `<script>const page = "<html>";</script><div data-island="date-picker"><input name="d" aria-label="Day"></div>`,
  ],
  [
    "a field that names its form",
    page(`<form id="f"></form><div data-island="date-picker"><input form="f" name="d" aria-label="Day"></div>`),
  ],
  [
    "a hidden field without a label",
    `<form data-island="coupon" action="/c"><input type="hidden" name="a"><button>Go</button></form>`,
  ],
  [
    "a label with a picture that has a name",
    `<div data-island="date-picker"><label><img src="d.svg" alt="Day"><input name="d"></label></div>`,
  ],
  [
    "a mark, whatever it says",
    `<details data-collapse="medium"><summary>a</summary></details><div data-product="p1">a</div>`,
  ],
  ["an attribute for a template on another element", `<p data-consent="yes">a</p>`],
];

test.each(passed)("lint: %s is passed by", (_what, source) => expect(find(source)).toEqual([]));

test("lint: a site names the beginning of its own attributes, and they are passed by", () => {
  const source = `<div data-island="quantity" data-shop-sku="3">a</div>`;
  expect(codes(source)).toEqual(["unknown-attribute"]);
  expect(codes(source, ["data-shop-"])).toEqual([]);
});

test("lint: a rule may be turned off, or count for more or less", () => {
  const source = `<div data-island="cart-widget"></div><p data-island="zebra">a</p>`;
  const found = lint(source, vocabulary, {
    foreign: [],
    severities: new Map([
      ["no-fallback-content", "error"],
      ["unknown-island", "off"],
    ]),
  });
  expect(found.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["no-fallback-content error"]);
});

test("lint: lines and columns are those of an editor, whatever ends the lines", () => {
  expect(
    placesIn("\r\n<p>é🍵</p>\r\n  <p data-island=\"zebra\">a</p>\r<p\n data-island='zebra'>a</p>", vocabulary),
  ).toEqual(["3:6 unknown-island", "5:2 unknown-island"]);
});

test("lint: what the parser copies, as it mends wrong markup, is told once", () => {
  expect(codes(`<p><b data-island="zebra">a<p>b</p></b>`)).toEqual(["unknown-island"]);
});
