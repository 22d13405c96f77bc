import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { rules } from "../../../tools/lint/rules/all.ts";
import { codesIn, fullVocabulary, placesIn, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const all = await fullVocabulary();
const vocabulary = await fullVocabulary({ inPieces: true });
const find = (source: string) => lint(source, vocabulary, usualSettings);

test.each(rules.map(({ meta }) => [meta.code, meta] as const))(
  "lint: the documentation of %s has a reported example and a clean example",
  (code, { wrong, right, why, summary }) => {
    const found = [wrong, right].map((source) => lint(source, all, usualSettings).map((finding) => finding.code));
    expect(found[0]).toContain(code);
    expect(found[1]).toEqual([]);
    expect([why, summary].filter((text) => !text.endsWith("."))).toEqual([]);
  },
);

/** Markup with one finding each: the marked part, the message and the source after the fix. */
const cases: [title: string, source: string, marked: string, message: string, fixed?: string][] = [
  [
    "a misspelt island name",
    `<p data-island="popver">?</p>`,
    `data-island="popver"`,
    `data-island on <p> expects the name of an island, got "popver".`,
    `<p data-island="popover">?</p>`,
  ],
  [
    "an island name with its words in another order",
    `<p data-island=widget-cart>a</p>`,
    "data-island=widget-cart",
    `got "widget-cart"`,
    "<p data-island=cart-widget>a</p>",
  ],
  [
    "an island name with a capital letter",
    `<p data-island="Popover">a</p>`,
    `data-island="Popover"`,
    `got "Popover"`,
    `<p data-island="popover">a</p>`,
  ],
  ["an empty island name", `<p data-island>a</p>`, "data-island", "expects the name of an island, got an empty value."],
  [
    "two islands on one element",
    `<p data-island="popover share">a</p>`,
    `data-island="popover share"`,
    "expects one island, got 2",
  ],
  [
    "a language in which neither Atoll nor the site has texts",
    `<script type="application/json" data-atoll-settings>{ "app": "/shop", "culture": "cs", "siteTexts": false }</script>`,
    `{ "app": "/shop", "culture": "cs", "siteTexts": false }`,
    'Atoll has no texts in "cs": islands and the messages of validation are in English, unless a file of that language ' +
      "lies beside Atoll's own. Translate dist/texts/en.json, and write the address of the file into the setting texts.",
  ],
  [
    "a misspelt attribute",
    `<p data-island="quantity" data-sold-bye="unit">a</p>`,
    `data-sold-bye="unit"`,
    "quantity on <p> expects data-min, data-max, data-step, data-sold-by, data-minimum, got data-sold-bye, which is ignored.",
    `<p data-island="quantity" data-sold-by="unit">a</p>`,
  ],
  [
    "a shell attribute with two letters swapped",
    `<button data-confrim="Sure?">a</button>`,
    `data-confrim="Sure?"`,
    "data-confrim on <button> is unknown and ignored.",
    `<button data-confirm="Sure?">a</button>`,
  ],
  [
    "an attribute of another island",
    `<p data-island="quantity" data-policy-url="/x">a</p>`,
    `data-policy-url="/x"`,
    "got data-policy-url, which only consent reads.",
  ],
  [
    "a misspelt shell attribute",
    `<div data-page-prt="menu">a</div>`,
    `data-page-prt="menu"`,
    "data-page-prt on <div> is unknown and ignored.",
    `<div data-page-part="menu">a</div>`,
  ],
  [
    "a misspelt validation rule",
    `<input data-island="date-picker" name="d" aria-label="d" data-val="true" data-val-requird="Please."
      data-val-mine="Mine.">`,
    `data-val-requird="Please."`,
    "data-val-requird on <input> is unknown and ignored.",
    `<input data-island="date-picker" name="d" aria-label="d" data-val="true" data-val-required="Please."
      data-val-mine="Mine.">`,
  ],
  [
    "a misspelt data-island attribute",
    `<div data-iland="popover">a</div>`,
    `data-iland="popover"`,
    "data-iland on <div> is unknown and ignored.",
    `<div data-island="popover">a</div>`,
  ],
  [
    "an island attribute on a field inside the island",
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
    "a misspelt keyword value",
    `<p data-island="quantity" data-sold-by="wheight">a</p>`,
    `data-sold-by="wheight"`,
    `got "wheight"`,
    `<p data-island="quantity" data-sold-by="weight">a</p>`,
  ],
  [
    "a part attribute with a bad value",
    `<ul data-island="cart-lines"><li data-cart-line="1" data-quantity="many">a</li></ul>`,
    `data-quantity="many"`,
    `cart-lines on <li>: data-quantity expects a number, got "many".`,
  ],
  [
    "an unknown consent category",
    `<template data-consent="adverts"><p>a</p></template>`,
    `data-consent="adverts"`,
    `the shell on <template>: data-consent expects one of preferences, statistics, marketing, got "adverts".`,
  ],
  [
    "an empty required attribute",
    `<a data-island="photos-360" data-frames="">a</a>`,
    `<a data-island="photos-360" data-frames="">`,
    "expects data-frames, JSON, in the attribute or in a script of type application/json inside the element, got an empty value; the island does not mount.",
  ],
  [
    "an empty required text",
    `<div data-island="qr-code" data-text=""><p>a</p></div>`,
    `<div data-island="qr-code" data-text="">`,
    "expects data-text, a text, got an empty value; the island does not mount.",
  ],
  [
    "invalid JSON in an attribute",
    `<ul data-island="photos-360" data-frames="['a.jpg']"><li>a</li></ul>`,
    `data-frames="['a.jpg']"`,
    "photos-360 on <ul> expects JSON in data-frames:",
  ],
  [
    "settings that are not JSON",
    `<script type="application/json" data-atoll-settings>{ culture: "fr" }</script>`,
    `{ culture: "fr" }`,
    "A script with data-atoll-settings expects JSON:",
  ],
  [
    "invalid JSON for the tag manager",
    `<div data-ecommerce="{value: 3}">a</div>`,
    `data-ecommerce="{value: 3}"`,
    "data-ecommerce on <div> expects JSON:",
  ],
  [
    "a bad value that two islands read",
    `<form data-island="wishlist-quantity" action="/w"><div data-island="quantity"
      data-min="x">a</div><button>Go</button></form>`,
    `data-min="x"`,
    "quantity on <div>: data-min expects a number",
  ],
  [
    "a loading strategy without an island",
    `<p data-island-when="load">a</p>`,
    `data-island-when="load"`,
    "expects data-island on the same element, got none",
  ],
  [
    "a misspelt loading strategy",
    `<p data-island="popover" data-island-when="visable">a</p>`,
    `data-island-when="visable"`,
    `got "visable"`,
    `<p data-island="popover" data-island-when="visible">a</p>`,
  ],
  [
    "a deprecated attribute",
    `<p data-island="quantity" data-minimum="2">a</p>`,
    `data-minimum="2"`,
    "data-minimum is deprecated. Write data-min.",
  ],
  [
    "a duplicate attribute",
    `<div data-bs-x data-bs-x data-island="quantity" data-min="1"\nDATA-MIN=2>a</div>`,
    "DATA-MIN",
    "This element expects data-min once, got it twice; browsers use the first.",
  ],
  [
    "two data-island attributes",
    `<p data-island="popover" data-text="a" data-island='share'>a</p>`,
    "data-island",
    "This element expects data-island once, got it twice",
  ],
  [
    "a form whose only button is disabled",
    `<form data-island="coupon" action="/c"><button disabled>Go</button></form>`,
    `<form data-island="coupon" action="/c">`,
    "expects a submit button that works without script, got a disabled one.",
  ],
  [
    "a form with only script buttons",
    `<form data-island="coupon" action="/c"><button type="button">Go</button></form>`,
    `<form data-island="coupon" action="/c">`,
    `got only buttons of another type than "submit".`,
  ],
  [
    "a file field in a form that does not send files",
    `<form data-island="coupon" method="post" action="/c"><input type="file" name="f"
      aria-label="f"><button>Go</button></form>`,
    `<form data-island="coupon" method="post" action="/c">`,
    `expects method="post" enctype="multipart/form-data"`,
  ],
  [
    "a field without a form",
    wholePage(`<div data-island="date-picker"><input name="d" aria-label="Day"></div>`),
    `<input name="d" aria-label="Day">`,
    "<input> in date-picker expects a form around it; otherwise it is not submitted.",
  ],
  [
    "a field that refers to a missing form",
    wholePage(`<form id="f"></form><div data-island="date-picker"><input form="g" name="d" aria-label="Day"></div>`),
    `<input form="g" name="d" aria-label="Day">`,
    `<input> in date-picker expects a form whose id is "g"; otherwise it is not submitted.`,
  ],
  [
    "a misspelt setting",
    `<script type="application/json" data-atoll-settings>{ "curency": "EUR" }</script>`,
    `"curency"`,
    `got "curency", which is ignored.`,
    `<script type="application/json" data-atoll-settings>{ "currency": "EUR" }</script>`,
  ],
  [
    "an unknown consent setting",
    `<script type="application/json" data-atoll-settings>{ "consent": { "stamp": "1", "mode": true } }</script>`,
    `"mode"`,
    `The settings.consent expect stamp, consentMode, onAccept, onDecline; got "mode", which is ignored.`,
  ],
  [
    "a setting of the wrong type",
    `<script type="application/json" data-atoll-settings>{ "app": 3 }</script>`,
    `"app"`,
    "The settings.app expects a string, got a number.",
  ],
  [
    "a page section in a form",
    wholePage(`<form><div id="page">a</div></form><script src="/atoll/atoll.js"></script>`),
    `<div id="page">`,
    "<div#page> expects to be outside of forms, got <form> around it.",
  ],
  [
    "a missing page section beside a shell script with a hashed name",
    wholePage(`<main>a</main><script src="https://cdn.example/atoll.A1B2C3D4.js"></script>`),
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

test.each(cases)(
  "lint: reports %s at the right place, with a message and any fix",
  (_what, source, marked, message, fixed) => {
    const findings = find(source);
    expect(findings.map((finding) => source.slice(finding.start.offset, finding.end.offset))).toEqual([marked]);
    expect(findings[0]!.message).toContain(message);
    const fix = findings[0]!.suggestion?.fix;
    expect(fix && source.slice(0, fix.start.offset) + fix.text + source.slice(fix.end.offset)).toBe(fixed);
  },
);

test("lint: a rule can be turned off or get another severity", () => {
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

test("lint: lines and columns match those of an editor for all line endings", () => {
  expect(
    placesIn("\r\n<p>é🍵</p>\r\n  <p data-island=\"zebra\">a</p>\r<p\n data-island='zebra'>a</p>", vocabulary),
  ).toEqual(["3:6 unknown-island", "5:2 unknown-island"]);
});

test("lint: an element that the parser duplicates is reported once", () => {
  expect(codesIn(`<p><b data-island="zebra">a<p>b</p></b>`, vocabulary)).toEqual(["unknown-island"]);
});
