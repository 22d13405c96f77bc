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
  const others = { attributes: ["data-tell"], islands: [] };
  return configRows(document.body.firstElementChild!, cup, others).map(({ name, given, read, problem }) =>
    [name, given ?? "-", read, problem ?? "fine"].join(" | "),
  );
};

test("overlay: attributes are listed as read, with problems, then the defaults", () => {
  expect(
    rows('<div data-size="12" data-year="last" data-tall><script type="application/json">{"a":1}</script></div>'),
  ).toEqual([
    "data-size | 12 | 2 | expects a whole number of at least 1 and at most 9",
    "data-year | last | nothing | expects a year",
    'data-tea | {"a":1} | {"a":1} | fine',
    "data-tall |  | true | deprecated: `data-size`",
    "data-maker | - |  | expects a text, but is missing; the island is not mounted",
  ]);
  expect(rows('<div data-maker="" data-size="" data-year=""></div>')).toEqual([
    "data-size |  | 2 | fine",
    "data-maker |  |  | expects a text, but is missing; the island is not mounted",
    "data-year |  | nothing | fine",
    "data-tea | - | nothing | fine",
    "data-tall | - | false | fine",
  ]);
});

test("overlay: an unknown attribute similar to one of the island's is reported as a typo", () => {
  expect(rows('<div data-maker="a" data-siez="3" data-tell data-colour="red" title="b"></div>')).toEqual([
    "data-siez | 3 | nothing | is ignored. Did you mean data-size?",
    "data-maker | a | a | fine",
    "data-size | - | 2 | fine",
    "data-year | - | nothing | fine",
    "data-tea | - | nothing | fine",
    "data-tall | - | false | fine",
  ]);
  expect(rows('<div data-maker="a" data-siez="3" data-size="4"></div>').join()).not.toContain("Did you mean");
});

const context = {
  islands: [cup, { ...cup, name: "page-wide", wide: true, selectors: ["[data-val=true]"] }],
  isLate: false,
};

test.each([
  ["cub", context, 'Unknown island "cub". Did you mean "cup"?'],
  ["bicycle", context, 'Unknown island "bicycle". The reference lists all islands.'],
  ["", context, 'Unknown island "". The reference lists all islands.'],
  ["page-wide", context, "page-wide works on the whole page, wherever it finds [data-val=true]: remove data-island."],
  [
    "cup",
    { ...context, owner: "consent" },
    "The element is inside of consent, which replaces its content while it is live. Move the element out.",
  ],
  [
    "cup",
    { ...context, isLate: true },
    "The element was added after the shell had scanned the page: call window.atoll.scan(element) after adding it, " +
      "or add its HTML with window.atoll.setHtml(target, html).",
  ],
  [
    "cup",
    context,
    "The code that starts islands is still loading or has failed to load. " +
      "If it failed, the console and the network panel show why.",
  ],
])("overlay: an element whose island %j is not mounted shows the reason", (name, surroundings, why) =>
  expect(whyUnknown(name, surroundings)).toBe(why),
);

test.each([
  ["visible", "Waits until the element is near the visible part of the page: scroll to it."],
  ["media(width < 10px)", "Waits for width < 10px, which does not match now."],
  ["media((width < 10px) and (hover))", "Waits for (width < 10px) and (hover), which does not match now."],
  ["consent(marketing)", "Waits until the visitor accepts marketing cookies."],
  ["idle", "Waits until the browser is idle."],
  ["interaction", "Waits until the visitor points at the element, focuses it or types in it."],
  ["load", "Its code is loading."],
])("overlay: an island that waits for %s shows the reason", (strategy, why) =>
  expect(whyWaiting(strategy, () => false)).toBe(why),
);

test("overlay: a failure is shown with its phase and any thrown value", () => {
  expect(whyFailed("load", new Error("island, /atoll/cup.js"))).toBe("Its code did not load: island, /atoll/cup.js");
  expect(whyFailed("render", undefined)).toBe("It threw while it rendered: undefined");
  expect(whyFailed("someday", "so")).toBe("someday: so");
});
