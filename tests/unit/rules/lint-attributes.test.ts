// Which attributes are reported, by their names and places and by their values.
import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { codesIn, fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const find = (source: string) => lint(source, vocabulary, usualSettings);
const fixed = (source: string): string | undefined => {
  const fix = find(source)[0]?.suggestion?.fix;
  return fix && source.slice(0, fix.start.offset) + fix.text + source.slice(fix.end.offset);
};

const cases: [what: string, source: string, ...codes: string[]][] = [
  ["a slip on an element that a selector marks", `<body class="loading" data-mn="1">a</body>`, "unknown-attribute"],
  ["a slip on an element that an island of the whole page watches", `<input data-val="true" data-mine="3">`],
  [
    "an attribute of an island on an element of none, though one letter makes it another's",
    `<div data-product-id="4">a</div>`,
  ],
  ["a name that is the singular of one of ours", `<p data-wishlist-product="x">a</p>`],
  ["a name with the plural of one of ours", `<p data-item-skus="x">a</p>`],

  [
    "an attribute that stands on the island, too",
    `<div data-island="quantity" data-max="3"><p data-max="3">a</p></div>`,
  ],
  ["an attribute of another island in an island", `<div data-island="quantity"><p data-policy-url="/x">a</p></div>`],
  [
    "an attribute in an island of which a template writes some",
    `<div data-island="quantity" {{ more }}><p data-max="3">a</p></div>`,
  ],
  [
    "an attribute in an island, beside those that a template writes",
    `<div data-island="quantity"><p data-max="3" {{ more }}>a</p></div>`,
  ],
  [
    "an attribute in an island that the shell reads, too",
    `<div data-island="address-picker" data-type="Billing" data-input-name="a"><p data-type="b">a</p></div>`,
  ],
  [
    "an attribute in an island that the shell reads, too, where the island has none",
    `<div data-island="address-picker" data-input-name="a"><p data-type="b">a</p></div>`,
    "missing-required",
  ],
  [
    "an attribute in an island that reads it there, too",
    `<div data-island="pickup-points" data-method-id="1" data-provider="a"><p data-country-code="BE">a</p></div>`,
  ],
  [
    "an attribute in an island that the island around reads there",
    `<form data-island="wishlist-quantity" action="/w"><div data-island="quantity"><p data-min="1">a</p></div><button>Go</button></form>`,
  ],
  [
    "an attribute in an island on an element for others, which the island has not",
    `<div data-island="quantity"><p data-val="true" data-max="3">a</p></div>`,
    "misplaced-attribute",
  ],

  ["a part of an island on an element that is in none", `<div data-quantity="many"><p>a</p></div>`],
  [
    "a part with a bad value around its island",
    `<div data-quantity="many"><ul data-island="cart-lines"><li>a</li></ul></div>`,
    "bad-value",
  ],
  ["a part with a good value", `<ul data-island="cart-lines"><li data-cart-line="1" data-quantity="2">a</li></ul>`],
  [
    "a part that is a mark, whatever it says",
    `<form data-island="coupon" action="/c"><p data-open-first="medium">a</p><button>Go</button></form>`,
  ],
  [
    "a part that one of two islands around can read",
    `<form data-island="coupon" action="/c"><div data-island="wishlist-quantity"><p data-min="1.5">a</p></div><button>Go</button></form>`,
  ],
  [
    "a part that none of two islands around can read",
    `<form data-island="coupon" action="/c"><div data-island="wishlist-quantity"><p data-min="x">a</p></div><button>Go</button></form>`,
    "bad-value",
  ],
  [
    "an attribute of before, of a part",
    `<form data-island="coupon" action="/c"><p data-voucher="x">a</p><button>Go</button></form>`,
    "deprecated-attribute",
  ],
  ["an attribute of before, of the shell", `<p data-sold-out-since="3">a</p>`, "deprecated-attribute"],
  [
    "a value of the shell's on an element whose place names another",
    `<p data-sold-out-since="x">a</p>`,
    "bad-value",
    "deprecated-attribute",
  ],

  ["an end that is no time", `<time data-island="countdown" data-end="31/01/2031 18:00">a</time>`, "bad-value"],
  [
    "an end that is empty, of a clock that needs one",
    `<time data-island="countdown" data-end="">a</time>`,
    "bad-value",
  ],
  [
    "a text of a certain look that is empty and need not be there",
    `<div data-island="map" data-centre=""><script type="application/json">[]</script><p>a</p></div>`,
  ],
  [
    "a part that does not look as its island reads it",
    `<div data-island="news-calendar" data-category-ids="1"><p data-news-month><a href="/n" data-month="November">a</a></p></div>`,
    "bad-value",
  ],
  [
    "a text of a certain look of which a template writes a piece",
    `<time data-island="countdown" data-end="{{ day }}T18:00">a</time>`,
  ],

  ["a moment out of a template", `<p data-island="popover" data-island-when="{{ when }}">a</p>`],
  ["an empty moment", `<p data-island="popover" data-island-when="">a</p>`],
  ["a moment beside what a template writes", `<p data-island-when="load" {{ more }}>a</p>`],
  ["a moment on an element that a selector marks", `<body class="loading" data-island-when="load">a</body>`],
  ["a moment beside an unknown island", `<p data-island="zebra" data-island-when="load">a</p>`, "unknown-island"],

  [
    "one data-unique-id of islands that do not read it",
    `<p data-island="popover" data-unique-id="a">a</p><p data-island="popover" data-unique-id="a">b</p>`,
    "unknown-attribute",
    "unknown-attribute",
  ],
  [
    "a required attribute that is missing, beside a placeholder in the content",
    `<time data-island="countdown">{{ end }}</time>`,
    "missing-required",
  ],
  ["a required element that a template may write", `<div data-island="scrolled-list">{{ list }}</div>`],
  ["an element of an island of the whole page that is empty", `<p data-val="true"></p>`],

  ["a page of which only the body is written", `<BODY data-island="zebra">a</BODY>`, "unknown-island"],
  ["a page of which only the head is written", `<head data-island="zebra"></head>`, "unknown-island"],
  ["a page of which only the outermost tag is written", `<html data-island="zebra">`, "unknown-island"],
];

test.each(
  cases.map(
    ([what, source, ...codes]) => [codes.length ? "is reported" : "is passed by", what, source, codes] as const,
  ),
)("lint: it %s: %s", (_how, _what, source, codes) => {
  expect(codesIn(source, vocabulary)).toEqual(codes);
});

test("lint: an attribute in an island that the site names as its own is passed by", () => {
  const source = `<div data-island="quantity"><p data-max="3">a</p></div>`;
  expect([codesIn(source, vocabulary), codesIn(source, vocabulary, { foreign: ["data-max"] })]).toEqual([
    ["misplaced-attribute"],
    [],
  ]);
});

test.each<[source: string, wanted: string | undefined]>([
  [`<div data-island="consent" data-policy-ul="/x">a</div>`, `<div data-island="consent" data-policy-url="/x">a</div>`],
  [`<p data-island="popover" data-page-prt="x">a</p>`, `<p data-island="popover" data-page-part="x">a</p>`],
  // What is there already was not meant.
  [`<div data-island="image-upload" data-url="/u" data-unique-id="a" data-uniqe-id="b">a</div>`, undefined],
  [`<p data-island=" popover">a</p>`, `<p data-island="popover">a</p>`],
  ...[
    "load",
    "idle",
    "visible",
    "interaction",
    "consent(preferences)",
    "consent(statistics)",
    "consent(marketing)",
  ].map((moment): [string, string] => [
    `<p data-island="popover" data-island-when="x${moment}">a</p>`,
    `<p data-island="popover" data-island-when="${moment}">a</p>`,
  ]),
])("lint: for %s is offered %s", (source, wanted) => expect(fixed(source)).toBe(wanted));

test.each([
  [`<p data-island=" ">a</p>`, "expects the name of an island, got nothing."],
  [`<p data-island=" popover">a</p>`, `expects the name of an island, got " popover".`],
  [`<p data-island="popover zebra">a</p>`, `expects the name of an island, got "popover zebra".`],
  [`<p data-island="popover share ">a</p>`, "expects one island, got 2:"],
  [
    `<form data-island="coupon" action="/c" data-mine="a"><button>Go</button></form>`,
    "coupon on <form> reads no attributes of its own, got data-mine,",
  ],
  [`<time data-island="countdown">a</time>`, "it is missing. Without it the island does not begin."],
  [`<p data-island="quantity" data-min="${"x".repeat(60)}">a</p>`, `got "${"x".repeat(60)}".`],
  [`<p data-island="quantity" data-min="${"x".repeat(61)}">a</p>`, `got "${"x".repeat(57)}...".`],
  [
    wholePage(`<ul data-island="photos-360"><script type="application/json">[,]</script><li>a</li></ul>`),
    "expects JSON in its script of type application/json:",
  ],
  [
    `<div data-island="cart-widget"><form><p>a</p></form></div>`,
    "expects a button that sends it without script, got none.",
  ],
])("lint: of %s is told: %s", (source, message) => expect(find(source)[0]!.message).toContain(message));
