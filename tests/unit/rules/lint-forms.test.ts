// Rules for forms, fields and labels, so that they work without script.
import { expect, test } from "vitest";
import { codesIn, fullVocabulary, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const form = (content: string, attributes = ""): string =>
  `<form data-island="coupon" action="/c" ${attributes}>${content}</form>`;
const file = `<input type="file" name="f" aria-label="f">`;
const texts = `<input name="a" aria-label="a"><input name="b" aria-label="b">`;
const day = (content: string): string => `<div data-island="date-picker">${content}</div>`;

const cases: [title: string, source: string, ...codes: string[]][] = [
  ["a form around an island", `<form action="/c"><p data-island="popover">?</p></form>`, "form-not-posted"],
  ["a form in an island", `<div data-island="cart-widget"><form action="/c"><p>a</p></form></div>`, "form-not-posted"],
  ["a form unrelated to islands", `<form action="/c"><p>a</p></form>`],
  ["a form with method dialog", form("<p>a</p>", `method="Dialog"`)],
  ["a form with template-written attributes", form("<p>a</p>", "{{ more }}")],
  [
    "a form with a javascript: action",
    `<form data-island="coupon" action=" JavaScript:void(0)"><button>Go</button></form>`,
    "form-not-posted",
  ],
  [
    "a form whose action contains javascript: in its query",
    `<form data-island="coupon" action="/to?a=javascript:"><button>Go</button></form>`,
  ],

  [
    "a file field in a form with method post and multipart encoding",
    form(`${file}<button>Go</button>`, `method="POST" enctype="Multipart/Form-Data"`),
  ],
  [
    "a file field in a form with method get",
    form(`${file}<button>Go</button>`, `enctype="multipart/form-data"`),
    "form-not-posted",
  ],
  [
    "a file field in a form whose method a template writes",
    form(`${file}<button>Go</button>`, `method="{{ method }}"`),
  ],
  [
    "a file field in a form whose button sets formenctype",
    form(`${file}<button formenctype="multipart/form-data">Go</button>`, `method="post"`),
  ],

  ["a form with an input of type submit", form(`${texts}<input type="Submit">`)],
  ["a form with an input of type image", form(`${texts}<input type="image" alt="Go" src="go.svg">`)],
  ["a form with only a reset button", form(`<button type="reset">No</button>`), "form-not-posted"],
  ["a form with an id and no button anywhere", form("<p>a</p>", `id="f"`), "form-not-posted"],
  [
    "a form with two outside buttons, one of them disabled",
    `${form("<p>a</p>", `id="f"`)}<button form="f">Go</button><button form="f" disabled>No</button>`,
  ],
  [
    "a form whose only outside button belongs to another form",
    `${form("<p>a</p>", `id="f"`)}<button form="g">Go</button>`,
    "form-not-posted",
  ],
  [
    "a form without an id beside a button outside of forms",
    `${form("<p>a</p>")}<button>Go</button>`,
    "form-not-posted",
  ],
  [
    "a form with one text input and a textarea: Enter submits it",
    form(`<input name="a" aria-label="a"><textarea name="b" aria-label="b"></textarea>`),
  ],
  [
    "a form with only a textarea: Enter inserts a line break",
    form(`<textarea name="b" aria-label="b"></textarea>`),
    "form-not-posted",
  ],
  ...["hidden", "CHECKBOX", "radio", "range", "color", "file", "button", "reset"].map(
    (type): [string, string, string] => [
      `a form with only a field of type ${type}, where Enter does not submit`,
      form(`<input type="${type}" name="a" aria-label="a">`, `method="post" enctype="multipart/form-data"`),
      "form-not-posted",
    ],
  ),

  [
    "a field in a form around its island",
    wholePage(`<form action="/c">${day(`<input name="d" aria-label="Day">`)}<button>Go</button></form>`),
  ],
  ["a field without a name", day(`<input aria-label="Day">`), "field-not-posted"],

  ["an unlabelled field outside of islands", "<p><input name=d></p>"],
  ["a field with aria-labelledby", day(`<p id="l">Day</p><input name="d" aria-labelledby="l">`)],
  ["a field with a title", day(`<input name="d" title="Day">`)],
  ["a field with a blank title", day(`<input name="d" title=" ">`), "missing-label"],
  ["a field in a label without text", day(`<label> <input name="d"></label>`), "missing-label"],
  ["a field beside text that is not in a label", day(`Day <input name="d">`), "missing-label"],
  ["a field without an id beside a label without for", day(`<label>Day</label> <input name="d">`), "missing-label"],
  [
    "a field with an output element for it instead of a label",
    day(`<output for="d">Day</output> <input id="d" name="d">`),
    "missing-label",
  ],
  ["a field in a label that a framework fills", day(`<label v-text="day"><input name="d"></label>`)],
  [
    "a field in a label with an icon that has an aria-label",
    day(`<label><i aria-label="Day"></i><input name="d"></label>`),
  ],
  [
    "a field with a label whose text is in a nested element",
    day(`<label for="d"><b>Day</b></label><input id="d" name="d">`),
  ],
  ["a field in a template element of an island", day(`Day <template><input name="d"></template>`), "missing-label"],
  [
    "a field in two labels, the outer one with text",
    day(`<label>Day <svg><foreignObject><label><input name="d"></label></foreignObject></svg></label>`),
  ],
  [
    "a field and a label with different id placeholders",
    day(`<label for="{{ one }}">Day</label><input id="{{ two }}" name="d">`),
    "missing-label",
  ],
];

test.each(
  cases.map(([title, source, ...codes]) => [codes.length ? "reports" : "accepts", title, source, codes] as const),
)("lint: %s %s", (_how, _what, source, codes) => {
  expect(codesIn(source, vocabulary)).toEqual(codes);
});
