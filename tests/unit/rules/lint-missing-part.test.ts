import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, usualSettings } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary();
const missing = (source: string): string[] =>
  lint(source, vocabulary, usualSettings).flatMap(({ code, message }) => (code === "missing-part" ? [message] : []));

test.each([
  [
    "a required attribute on an inner element",
    `<div data-island="scrolled-list"><ul><li>a</li></ul></div>`,
    "scrolled-list on <div> expects an element with data-scroll-area in it; otherwise it does not mount.",
  ],
  [
    "a required attribute that only a sibling has",
    `<div data-island="scrolled-list"><p>a</p></div><div data-scroll-area>b</div>`,
    "scrolled-list on <div> expects an element with data-scroll-area in it; otherwise it does not mount.",
  ],
  [
    "a required visible field",
    `<p data-island="quantity"><input type="hidden" name="q"></p>`,
    "quantity on <p> expects an input in it; otherwise it does not mount.",
  ],
  [
    "a field of the required type",
    `<input data-island="date-picker" type="date" name="d" aria-label="Day">`,
    "date-picker on <input> expects to be an input of type text or to contain one; otherwise it does not mount.",
  ],
  [
    "a required inner field, because it is itself the field",
    `<input data-island="quantity" name="q" aria-label="q">`,
    "quantity on <input> expects an input in it; otherwise it does not mount.",
  ],
  [
    "one of two alternative attributes",
    `<a data-island="popover" href="/x">?</a>`,
    "popover on <a> expects data-text or data-target; otherwise it does not mount.",
  ],
  [
    "the required template element, despite a placeholder in it",
    `<div data-island="popup" data-id="p">{{ text }}</div>`,
    "popup on <div> expects to be a <template>; otherwise it does not mount.",
  ],
  [
    "the required link or button element",
    `<div data-island="popover" data-text="x">?</div>`,
    "popover on <div> expects to be a link or a button; otherwise it does not mount.",
  ],
  [
    "a form with the required method",
    `<form data-island="address-form" action="/s" method="post"><button>Go</button></form>`,
    "address-form on <form> expects to be a form of method get or to contain one; otherwise it does not mount.",
  ],
])("lint: reports an island without %s", (_what, source, message) => expect(missing(source)).toEqual([message]));

test.each([
  [
    "in any letter case",
    `<form data-island="address-form" action="/s" METHOD="GET"><button>Go</button></form>
      <div data-island="date-picker"><input TYPE="Text" name="d" aria-label="Day"></div>`,
  ],
  [
    "by template-written markup",
    `<div data-island="quantity">{{ field }}</div> <div data-island="quantity" v-html="field">a</div>
      <div data-island="scrolled-list"><p {{ marks }}>a</p></div>`,
  ],
  [
    "possibly by a component whose element is unknown",
    `<x-button data-island="popover" data-text="a">b</x-button>
      <twig:Button data-island="popover" data-text="a">b</twig:Button>`,
  ],
  [
    "by a deeply nested element",
    `<div data-island="quantity"><p><span><label>Cups <input name="q"></label></span></p></div>`,
  ],
])("lint: accepts an island whose requirements are met %s", (_what, source) => expect(missing(source)).toEqual([]));
