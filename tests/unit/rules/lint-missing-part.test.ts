import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, usualSettings } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary();
const missing = (source: string): string[] =>
  lint(source, vocabulary, usualSettings).flatMap(({ code, message }) => (code === "missing-part" ? [message] : []));

test.each([
  [
    "an attribute on an element in it",
    `<div data-island="scrolled-list"><ul><li>a</li></ul></div>`,
    "scrolled-list on <div> expects an element with data-scroll-area in it, or it does not start.",
  ],
  [
    "an attribute that only an element beside it has",
    `<div data-island="scrolled-list"><p>a</p></div><div data-scroll-area>b</div>`,
    "scrolled-list on <div> expects an element with data-scroll-area in it, or it does not start.",
  ],
  [
    "a field",
    `<p data-island="quantity"><input type="hidden" name="q"></p>`,
    "quantity on <p> expects an input in it, or it does not start.",
  ],
  [
    "a field of another type",
    `<input data-island="date-picker" type="date" name="d" aria-label="Day">`,
    "date-picker on <input> expects to be an input of type text, or to hold one, or it does not start.",
  ],
  [
    "a field around which it stands",
    `<input data-island="quantity" name="q" aria-label="q">`,
    "quantity on <input> expects an input in it, or it does not start.",
  ],
  [
    "an attribute or another",
    `<a data-island="popover" href="/x">?</a>`,
    "popover on <a> expects data-text or data-target, or it does not start.",
  ],
  [
    "another element, whatever a template writes into it",
    `<div data-island="popup" data-id="p">{{ text }}</div>`,
    "popup on <div> expects to stand on a <template>, or it does not start.",
  ],
  [
    "another element",
    `<div data-island="popover" data-text="x">?</div>`,
    "popover on <div> expects to stand on a link or a button, or it does not start.",
  ],
  [
    "a form of another method",
    `<form data-island="address-form" action="/s" method="post"><button>Go</button></form>`,
    "address-form on <form> expects to be a form of method get, or to hold one, or it does not start.",
  ],
])("lint: an island without %s that it needs is told of", (_what, source, message) =>
  expect(missing(source)).toEqual([message]),
);

test.each([
  [
    "in the case of HTML",
    `<form data-island="address-form" action="/s" METHOD="GET"><button>Go</button></form> <div data-island="date-picker"><input TYPE="Text" name="d" aria-label="Day"></div>`,
  ],
  [
    "that a template writes",
    `<div data-island="quantity">{{ field }}</div> <div data-island="quantity" v-html="field">a</div> <div data-island="scrolled-list"><p {{ marks }}>a</p></div>`,
  ],
  [
    "in a component of which nobody knows the element",
    `<x-button data-island="popover" data-text="a">b</x-button> <twig:Button data-island="popover" data-text="a">b</twig:Button>`,
  ],
  ["deep in it", `<div data-island="quantity"><p><span><label>Cups <input name="q"></label></span></p></div>`],
])("lint: an island with what it needs %s is passed by", (_what, source) => expect(missing(source)).toEqual([]));
