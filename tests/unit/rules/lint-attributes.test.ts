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

const cases: [title: string, source: string, ...codes: string[]][] = [
  ["an unknown attribute on an element that a page-wide island watches", `<input data-val="true" data-mine="3">`],
  ["an island's attribute outside of islands, although it resembles another one", `<div data-product-id="4">a</div>`],
  ["the singular of a known attribute name", `<p data-wishlist-product="x">a</p>`],
  ["the plural of a known attribute name", `<p data-item-skus="x">a</p>`],

  ["a typo in a short flag on a link", `<a href="/x" data-modl>a</a>`, "unknown-attribute"],
  ["another typo in a short flag on a link", `<a href="/x" data-model>a</a>`, "unknown-attribute"],
  ["a typo in a flag of a form", `<form action="/x" method="post" data-ajx="true"></form>`, "unknown-attribute"],
  ["a short name near to a known one, with a value of its own", `<a href="/x" data-model="X200">a</a>`],
  ["a short name near to a known one, on another element", `<p data-model>a</p>`],
  ["a page part without a name", `<header data-page-part>a</header>`, "bad-value"],
  ["a page part with a blank name", `<header data-page-part=" ">a</header>`, "bad-value"],
  ["a page part with a name from a template", `<header data-page-part="{{ part }}">a</header>`],

  [
    "an inner attribute that the island element has, too",
    `<div data-island="quantity" data-max="3"><p data-max="3">a</p></div>`,
  ],
  ["another island's attribute inside an island", `<div data-island="quantity"><p data-policy-url="/x">a</p></div>`],
  [
    "an attribute inside an island with template-written attributes",
    `<div data-island="quantity" {{ more }}><p data-max="3">a</p></div>`,
  ],
  [
    "an attribute inside an island, on an element with template-written attributes",
    `<div data-island="quantity"><p data-max="3" {{ more }}>a</p></div>`,
  ],
  [
    "an attribute inside an island that the shell reads, too",
    `<div data-island="address-picker" data-type="Billing" data-input-name="a"><p data-type="b">a</p></div>`,
  ],
  [
    "a required attribute that is only on an element inside the island",
    `<div data-island="address-picker" data-input-name="a"><p data-type="b">a</p></div>`,
    "missing-required",
  ],
  [
    "an attribute that the island also reads on inner elements",
    `<div data-island="pickup-points" data-method-id="1" data-provider="a"><p data-country-code="BE">a</p></div>`,
  ],
  [
    "an attribute inside nested islands that the outer island reads",
    `<form data-island="wishlist-quantity" action="/w"><div data-island="quantity"><p
      data-min="1">a</p></div><button>Go</button></form>`,
  ],
  [
    "an island attribute on an inner element that another island watches",
    `<div data-island="quantity"><p data-val="true" data-max="3">a</p></div>`,
    "misplaced-attribute",
  ],

  ["a part attribute outside of any island", `<div data-quantity="many"><p>a</p></div>`],
  [
    "a part attribute with a bad value around its island",
    `<div data-quantity="many"><ul data-island="cart-lines"><li>a</li></ul></div>`,
    "bad-value",
  ],
  [
    "a part attribute with a valid value",
    `<ul data-island="cart-lines"><li data-cart-line="1" data-quantity="2">a</li></ul>`,
  ],
  [
    "a part attribute that is a flag, with any value",
    `<form data-island="coupon" action="/c"><p data-open-first="medium">a</p><button>Go</button></form>`,
  ],
  [
    "a part value that is valid for one of two surrounding islands",
    `<form data-island="coupon" action="/c"><div data-island="wishlist-quantity"><p
      data-min="1.5">a</p></div><button>Go</button></form>`,
  ],
  [
    "a part value that is invalid for both surrounding islands",
    `<form data-island="coupon" action="/c"><div data-island="wishlist-quantity"><p
      data-min="x">a</p></div><button>Go</button></form>`,
    "bad-value",
  ],
  [
    "a deprecated part attribute",
    `<form data-island="coupon" action="/c"><p data-voucher="x">a</p><button>Go</button></form>`,
    "deprecated-attribute",
  ],
  ["a deprecated shell attribute", `<p data-sold-out-since="3">a</p>`, "deprecated-attribute"],
  [
    "a deprecated shell attribute with a bad value",
    `<p data-sold-out-since="x">a</p>`,
    "bad-value",
    "deprecated-attribute",
  ],

  [
    "a countdown end that is not a time",
    `<time data-island="countdown" data-end="31/01/2031 18:00">a</time>`,
    "bad-value",
  ],
  [
    "an item of a list in the wrong format",
    `<div data-island="date-picker" data-closed-days="1, Sunday"><label>a <input name="Day"></label></div>`,
    "bad-value",
  ],
  [
    "a list whose items all have the format",
    `<div data-island="date-picker" data-closed-days=" 1,7 , "><label>a <input name="Day"></label></div>`,
  ],
  [
    "an empty list with a format",
    `<div data-island="date-picker" data-closed-days=""><label>a <input name="Day"></label></div>`,
  ],
  ["an empty required countdown end", `<time data-island="countdown" data-end="">a</time>`, "missing-required"],
  [
    "an empty optional text with a required format",
    `<div data-island="map" data-centre=""><script type="application/json">[]</script><p>a</p></div>`,
  ],
  [
    "a part value in the wrong format",
    `<div data-island="news-calendar" data-category-ids="1"><p data-news-month><a href="/n"
      data-month="November">a</a></p></div>`,
    "bad-value",
  ],
  [
    "a text with a required format that a template writes in part",
    `<time data-island="countdown" data-end="{{ day }}T18:00">a</time>`,
  ],

  ["a loading strategy from a template", `<p data-island="popover" data-island-when="{{ when }}">a</p>`],
  ["an empty loading strategy", `<p data-island="popover" data-island-when="">a</p>`],
  ["a loading strategy beside template-written attributes", `<p data-island-when="load" {{ more }}>a</p>`],
  [
    "an unknown island with a loading strategy",
    `<p data-island="zebra" data-island-when="load">a</p>`,
    "unknown-island",
  ],

  [
    "a repeated data-unique-id on islands that do not read it",
    `<p data-island="popover" data-unique-id="a">a</p><p data-island="popover" data-unique-id="a">b</p>`,
    "unknown-attribute",
    "unknown-attribute",
  ],
  [
    "a missing required attribute despite a placeholder in the content",
    `<time data-island="countdown">{{ end }}</time>`,
    "missing-required",
  ],
  ["a required element that a template may write", `<div data-island="scrolled-list">{{ list }}</div>`],
  ["an empty element that a page-wide island watches", `<p data-val="true"></p>`],

  [
    "an unknown island on a body tag without the rest of the page",
    `<BODY data-island="zebra">a</BODY>`,
    "unknown-island",
  ],
  [
    "an unknown island on a head tag without the rest of the page",
    `<head data-island="zebra"></head>`,
    "unknown-island",
  ],
  ["an unknown island on an html tag without the rest of the page", `<html data-island="zebra">`, "unknown-island"],
];

test.each(
  cases.map(([title, source, ...codes]) => [codes.length ? "reports" : "accepts", title, source, codes] as const),
)("lint: %s %s", (_how, _what, source, codes) => {
  expect(codesIn(source, vocabulary)).toEqual(codes);
});

test("lint: accepts an attribute inside an island that the site lists as foreign", () => {
  const source = `<div data-island="quantity"><p data-max="3">a</p></div>`;
  expect([codesIn(source, vocabulary), codesIn(source, vocabulary, { foreign: ["data-max"] })]).toEqual([
    ["misplaced-attribute"],
    [],
  ]);
});

test.each<[source: string, wanted: string | undefined]>([
  [`<div data-island="consent" data-policy-ul="/x">a</div>`, `<div data-island="consent" data-policy-url="/x">a</div>`],
  [`<p data-island="popover" data-page-prt="x">a</p>`, `<p data-island="popover" data-page-part="x">a</p>`],
  // An attribute that exists already is no suggestion.
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
])("lint: for %s the fix is %s", (source, wanted) => expect(fixed(source)).toBe(wanted));

test.each([
  [`<p data-island=" ">a</p>`, "expects the name of an island, got an empty value."],
  [`<p data-island=" popover">a</p>`, `expects the name of an island, got " popover".`],
  [`<p data-island="popover zebra">a</p>`, `expects the name of an island, got "popover zebra".`],
  [`<p data-island="popover share ">a</p>`, "expects one island, got 2:"],
  [
    `<form data-island="order-again" action="/c" data-mine="a"><button>Go</button></form>`,
    "order-again on <form> expects no attributes of its own, got data-mine,",
  ],
  [`<time data-island="countdown">a</time>`, "got none; the island does not mount."],
  [`<p data-island="quantity" data-min="${"x".repeat(60)}">a</p>`, `got "${"x".repeat(60)}".`],
  [`<p data-island="quantity" data-min="${"x".repeat(61)}">a</p>`, `got "${"x".repeat(57)}...".`],
  [
    wholePage(`<ul data-island="photos-360"><script type="application/json">[,]</script><li>a</li></ul>`),
    "expects JSON in its script of type application/json:",
  ],
  [
    `<div data-island="cart-widget"><form><p>a</p></form></div>`,
    "expects a submit button that works without script, got none.",
  ],
])("lint: reports %s: %s", (source, message) => expect(find(source)[0]!.message).toContain(message));
