import { afterEach, expect, test } from "vitest";
import { field } from "../../../shared/island/field.ts";
import { configRows } from "../../../tools/debug/config-rows.ts";
import { whyFailed, whyUnknown, whyWaiting } from "../../../tools/debug/reasons.ts";
import { describe } from "../../../tools/description/describe.ts";

afterEach(() => document.body.replaceChildren());

const cup = describe(
  {
    name: "cup",
    doc: "A cup.",
    requirements: [],
    config: {
      size: field.int({ default: 2, min: 1, max: 9, doc: "" }),
      maker: field.text({ required: true, doc: "" }),
      year: field.text({ pattern: "^\\d{4}$", expects: "a year", doc: "" }),
      tea: field.json({ doc: "" }),
      tall: field.flag({ doc: "", deprecated: "`data-size`" }),
    },
    when: "load",
    fallback: "replace",
    examples: [],
  },
  "cart",
);
const rows = (html: string): string[] => {
  document.body.innerHTML = html;
  return configRows(document.body.firstElementChild!, cup, ["data-tell"]).map(({ name, given, read, problem }) =>
    [name, given ?? "-", read, problem ?? "fine"].join(" | "),
  );
};

test("overlay: what an element says is told as the island reads it, what is wrong with it, and after it what counts without being said", () => {
  expect(
    rows('<div data-size="12" data-year="last" data-tall><script type="application/json">{"a":1}</script></div>'),
  ).toEqual([
    "data-size | 12 | 2 | expects a whole number of at least 1 and at most 9",
    "data-year | last | nothing | expects a year",
    'data-tea | {"a":1} | {"a":1} | fine',
    "data-tall |  | true | deprecated: `data-size`",
    "data-maker | - |  | expects a text; it is missing, so the island is not mounted",
  ]);
  expect(rows('<div data-maker="" data-size="" data-year=""></div>')).toEqual([
    "data-size |  | 2 | fine",
    "data-maker |  | nothing | fine",
    "data-year |  | nothing | fine",
    "data-tea | - | nothing | fine",
    "data-tall | - | false | fine",
  ]);
});

test("overlay: an attribute that is near to one of the island's own, and nobody's, is told of as a slip", () => {
  expect(rows('<div data-maker="a" data-siez="3" data-tell data-colour="red" title="b"></div>')).toEqual([
    "data-siez | 3 | nothing | is read by nothing. Did you mean data-size?",
    "data-maker | a | a | fine",
    "data-size | - | 2 | fine",
    "data-year | - | nothing | fine",
    "data-tea | - | nothing | fine",
    "data-tall | - | false | fine",
  ]);
  expect(rows('<div data-maker="a" data-siez="3" data-size="4"></div>').join()).not.toContain("Did you mean");
});

const around = { known: [cup, { ...cup, name: "page-wide", wide: true, selectors: ["[data-val=true]"] }], late: false };

test.each([
  ["cub", around, 'No island is called "cub". Did you mean "cup"?'],
  ["bicycle", around, 'No island is called "bicycle". The reference lists all of them.'],
  ["", around, 'No island is called "". The reference lists all of them.'],
  [
    "page-wide",
    around,
    "page-wide is one for the whole page: leave data-island out, it works where [data-val=true] is found.",
  ],
  [
    "cup",
    { ...around, owner: "consent" },
    "It stands in consent, which puts its content aside while it is live. Move it out of there.",
  ],
  [
    "cup",
    { ...around, late: true },
    "It came onto the page after the islands were looked for: call window.atoll.scan(element) then, or put its HTML in with window.atoll.setHtml(target, html).",
  ],
  [
    "cup",
    around,
    "The list of the islands that few pages have is on its way, or did not come: then the console and the network tell why.",
  ],
])("overlay: an element that asks for %j without having it is told why", (name, surroundings, why) =>
  expect(whyUnknown(name, surroundings)).toBe(why),
);

test.each([
  ["visible", "It waits until it comes near the window: scroll to it."],
  ["media(width < 10px)", "It waits for width < 10px, which does not hold in this window."],
  ["media((width < 10px) and (hover))", "It waits for (width < 10px) and (hover), which does not hold in this window."],
  ["consent(marketing)", "It waits until the visitor accepts marketing cookies."],
  ["idle", "It waits until the browser has nothing else to do."],
  ["interaction", "It waits until somebody points at it, focuses it or types in it."],
  ["load", "Its code is asked for."],
])("overlay: an island that waits for %s says so", (strategy, why) =>
  expect(whyWaiting(strategy, () => false)).toBe(why),
);

test("overlay: a failure is told with its phase, whatever was thrown", () => {
  expect(whyFailed("load", new Error("island, /atoll/cup.js"))).toBe("Its code did not come: island, /atoll/cup.js");
  expect(whyFailed("render", undefined)).toBe("It threw as it was shown: undefined");
  expect(whyFailed("someday", "so")).toBe("someday: so");
});
