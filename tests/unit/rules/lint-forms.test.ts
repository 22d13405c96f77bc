// What is asked of forms, their fields and labels, so that they work without script.
import { expect, test } from "vitest";
import { codesIn, fullVocabulary, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const form = (content: string, attributes = ""): string =>
  `<form data-island="coupon" action="/c" ${attributes}>${content}</form>`;
const file = `<input type="file" name="f" aria-label="f">`;
const texts = `<input name="a" aria-label="a"><input name="b" aria-label="b">`;
const day = (content: string): string => `<div data-island="date-picker">${content}</div>`;

const cases: [what: string, source: string, ...codes: string[]][] = [
  ["a form around an island", `<form action="/c"><p data-island="popover">?</p></form>`, "form-not-posted"],
  ["a form in an island", `<div data-island="cart-widget"><form action="/c"><p>a</p></form></div>`, "form-not-posted"],
  ["a form that has nothing to do with islands", `<form action="/c"><p>a</p></form>`],
  ["a form that closes a dialog", form("<p>a</p>", `method="Dialog"`)],
  ["a form with attributes of a template", form("<p>a</p>", "{{ more }}")],
  [
    "a form that only a script sends",
    `<form data-island="coupon" action=" JavaScript:void(0)"><button>Go</button></form>`,
    "form-not-posted",
  ],
  [
    "a form whose address has a word of scripts in it",
    `<form data-island="coupon" action="/to?a=javascript:"><button>Go</button></form>`,
  ],

  ["a form that sends a file", form(`${file}<button>Go</button>`, `method="POST" enctype="Multipart/Form-Data"`)],
  [
    "a form that would put a file into its address",
    form(`${file}<button>Go</button>`, `enctype="multipart/form-data"`),
    "form-not-posted",
  ],
  ["a form whose method for a file a template writes", form(`${file}<button>Go</button>`, `method="{{ method }}"`)],
  [
    "a form whose button says how a file is sent",
    form(`${file}<button formenctype="multipart/form-data">Go</button>`, `method="post"`),
  ],

  ["an input that sends", form(`${texts}<input type="Submit">`)],
  ["a picture that sends", form(`${texts}<input type="image" alt="Go" src="go.svg">`)],
  ["a button that only empties the form", form(`<button type="reset">No</button>`), "form-not-posted"],
  ["a form with an id and no button anywhere", form("<p>a</p>", `id="f"`), "form-not-posted"],
  [
    "two buttons elsewhere, of which one is disabled",
    `${form("<p>a</p>", `id="f"`)}<button form="f">Go</button><button form="f" disabled>No</button>`,
  ],
  [
    "a button elsewhere, for another form",
    `${form("<p>a</p>", `id="f"`)}<button form="g">Go</button>`,
    "form-not-posted",
  ],
  ["a form without an id, beside a button of no form", `${form("<p>a</p>")}<button>Go</button>`, "form-not-posted"],
  [
    "the only text beside a longer one: Enter sends it",
    form(`<input name="a" aria-label="a"><textarea name="b" aria-label="b"></textarea>`),
  ],
  [
    "a longer text alone: Enter begins a line",
    form(`<textarea name="b" aria-label="b"></textarea>`),
    "form-not-posted",
  ],
  ...["hidden", "CHECKBOX", "radio", "range", "color", "file", "button", "reset"].map(
    (type): [string, string, string] => [
      `a field of type ${type} alone, where Enter sends nothing`,
      form(`<input type="${type}" name="a" aria-label="a">`, `method="post" enctype="multipart/form-data"`),
      "form-not-posted",
    ],
  ),

  [
    "a field in a form around its island",
    wholePage(`<form action="/c">${day(`<input name="d" aria-label="Day">`)}<button>Go</button></form>`),
  ],
  ["a field without a name", day(`<input aria-label="Day">`), "field-not-posted"],

  ["a field of no island, without a label", "<p><input name=d></p>"],
  ["a field named by another element", day(`<p id="l">Day</p><input name="d" aria-labelledby="l">`)],
  ["a field with a title", day(`<input name="d" title="Day">`)],
  ["a field with a title that says nothing", day(`<input name="d" title=" ">`), "missing-label"],
  ["a field in a label that says nothing", day(`<label> <input name="d"></label>`), "missing-label"],
  ["a field beside a text that is no label", day(`Day <input name="d">`), "missing-label"],
  ["a field without an id, beside a label for none", day(`<label>Day</label> <input name="d">`), "missing-label"],
  [
    "a field that an element other than a label is for",
    day(`<output for="d">Day</output> <input id="d" name="d">`),
    "missing-label",
  ],
  ["a field in a label that a framework writes", day(`<label v-text="day"><input name="d"></label>`)],
  ["a field in a label with a sign that has a name", day(`<label><i aria-label="Day"></i><input name="d"></label>`)],
  [
    "a field with a label whose text stands in an element",
    day(`<label for="d"><b>Day</b></label><input id="d" name="d">`),
  ],
  ["a field in a template element of an island", day(`Day <template><input name="d"></template>`), "missing-label"],
  [
    "a field in two labels, of which the outer says something",
    day(`<label>Day <svg><foreignObject><label><input name="d"></label></foreignObject></svg></label>`),
  ],
  [
    "a field whose id is not that of the label, both out of a template",
    day(`<label for="{{ one }}">Day</label><input id="{{ two }}" name="d">`),
    "missing-label",
  ],
];

test.each(
  cases.map(
    ([what, source, ...codes]) => [codes.length ? "is reported" : "is passed by", what, source, codes] as const,
  ),
)("lint: it %s: %s", (_how, _what, source, codes) => {
  expect(codesIn(source, vocabulary)).toEqual(codes);
});
