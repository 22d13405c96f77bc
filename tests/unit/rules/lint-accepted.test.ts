// Markup in which the lint finds nothing.
import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { codesIn, fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });

const accepted: [title: string, source: string][] = [
  [
    "island settings and a null setting",
    `<script type="application/json"
      data-atoll-settings>{ "islands": { "map": { "tiles": "/t" } }, "user": null }</script>`,
  ],
  [
    "settings with a placeholder",
    `<script type="application/json" data-atoll-settings>{ "cultur": "{{ culture }}" }</script>`,
  ],
  [
    "an attribute in each branch of a condition",
    `<p data-island="quantity" {% if a %}data-min="1"{% else %}data-min="2"{% endif %}>a</p>`,
  ],
  [
    "a field that a tag helper writes",
    `<form data-island="coupon" action="/c"><label asp-for="Code"></label><input
      asp-for="Code"><button>Go</button></form>`,
  ],
  [
    "required attributes that a framework writes",
    `<time data-island="countdown" th:attr="data-end=\${end}">a</time>
      <time data-island="countdown" :data-end="end">a</time>`,
  ],
  [
    "unknown islands in FreeMarker and Smarty comments",
    `<#-- <div data-island="old">a</div> --> {* <div data-island="old">a</div> *}`,
  ],
  ["an unknown island in a raw block", `{% raw %}<div data-island="old">a</div>{% endraw %}`],
  ["a page without the shell", wholePage("<main>a</main>")],
  [
    "a page with template-written content",
    wholePage(
      `{{ body }}<time data-island="countdown" data-end="2031-01-31T18:00:00Z">a</time><script
        src="/atoll/atoll.js"></script>`,
    ),
  ],
  [
    "a page fragment with the shell",
    `<script src="/atoll/atoll.js"></script><time data-island="countdown" data-end="2031-01-31T18:00:00Z">a</time>`,
  ],
  [
    "an island without reserved space on a page without the islands stylesheet",
    wholePage(
      `<main id="page"><a data-island="popover" data-text="x" href="/x">a</a></main><script
        src="/atoll/atoll.js"></script>`,
    ),
  ],
  [
    "foreign attributes on an island",
    `<div data-island="quantity" data-bs-toggle="x" data-testid="q" data-turbo-permanent aria-label="x" x-data
      :class="a" data-val-range-max="3">a</div>`,
  ],
  [
    "a site's own attributes outside of islands",
    `<div data-product_id="4" data-products="3" data-market="be" data-max="3" data-policy-url="/a">a</div>`,
  ],
  [
    "empty values, decimal commas and capitals, as a CMS writes them",
    `<p data-island="quantity" data-min="1,5" data-sold-by="Weight" data-max="">a</p>`,
  ],
  ["empty optional texts", `<a data-island="popover" data-text="" data-target="" href="/x">a</a>`],
  [
    "required JSON in a script",
    `<ul data-island="photos-360"><script type="application/json">["a.jpg"]</script><li>a</li></ul>`,
  ],
  [
    "an island inside an island that keeps its content",
    `<form data-island="coupon" action="/c"><p data-island="popover">?</p><button>Go</button></form>`,
  ],
  ["an empty island whose examples are all empty", `<div data-island="notifications"></div>`],
  ["an island on a void element", `<label>Day <input data-island="date-picker" name="d"></label>`],
  ["an island on the body element", wholePage("").replace("<body>", `<body data-island="initial-loader">`)],
  [
    "a form that Enter submits",
    `<form data-island="suggestions" action="/s"><input name="q" aria-label="Search"></form>`,
  ],
  [
    "a submit button in a noscript element",
    `<form data-island="coupon" action="/c"><noscript><button>Go</button></noscript></form>`,
  ],
  [
    "a button outside its form",
    `<form id="f" data-island="coupon" action="/c"><input name="a" aria-label="a"><input name="b"
      aria-label="b"></form><button form="f">Go</button>`,
  ],
  [
    "a field whose form may be in another file",
    `<div data-island="date-picker"><input name="d" aria-label="Day"></div>`,
  ],
  [
    "a field whose form may be in another file, beside a script that contains <html>",
    `<script>const page = "<html>";</script><div data-island="date-picker"><input name="d" aria-label="Day"></div>`,
  ],
  [
    "a field with a form attribute",
    wholePage(`<form id="f"></form><div data-island="date-picker"><input form="f" name="d" aria-label="Day"></div>`),
  ],
  [
    "a hidden field without a label",
    `<form data-island="coupon" action="/c"><input type="hidden" name="a"><button>Go</button></form>`,
  ],
  [
    "a label with an image that has alt text",
    `<div data-island="date-picker"><label><img src="d.svg" alt="Day"><input name="d"></label></div>`,
  ],
  [
    "a flag attribute with any value",
    `<details data-collapse="medium"><summary>a</summary></details><div data-product="p1">a</div>`,
  ],
  ["a template attribute on another element", `<p data-consent="yes">a</p>`],
];

test.each(accepted)("lint: accepts %s", (_what, source) => expect(lint(source, vocabulary, usualSettings)).toEqual([]));

test("lint: accepts attributes with a prefix that the site lists as foreign", () => {
  const source = `<div data-island="quantity" data-shop-sku="3">a</div>`;
  expect(codesIn(source, vocabulary)).toEqual(["unknown-attribute"]);
  expect(codesIn(source, vocabulary, { foreign: ["data-shop-"] })).toEqual([]);
});
