import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, usualSettings } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary();
const nested = (source: string): number[] =>
  lint(source, vocabulary, usualSettings).flatMap(({ code, start }) => (code === "nested-form" ? [start.offset] : []));

test("lint: reports a nested form at its start tag, in any letter case", () => {
  const source = `<form action="/a"><p><FORM\ndata-island="coupon" action="/b"><input></FORM></p></form>`;
  expect(nested(source)).toEqual([source.indexOf("<FORM")]);
});

test.each([
  ["adjacent forms", `<form action="/a"></form><form data-island="coupon" action="/b"></form>`],
  [
    "forms in two branches of a condition",
    `{% if a %}<form action="/a">{% else %}<form data-island="coupon"
      action="/b">{% endif %}<button>Go</button></form>`,
  ],
  [
    "a form inside a template element",
    `<form action="/a"><template><form data-island="coupon" action="/b"></form></template></form>`,
  ],
  [
    "form tags in a script, textarea, comment, attribute or placeholder",
    `<form action="/a" title="<form data-island=coupon>"><script>"<form data-island=coupon>"</script><textarea><form data-island=coupon></textarea><!-- <form data-island=coupon> --><%# <form data-island=coupon> %><p title="<form data-island=coupon>"></p></form>`,
  ],
  ["a form that is not an island", `<form action="/a"><form action="/b"><p data-island="popover">a</p></form></form>`],
  ["an element whose name only starts with form", `<form action="/a"><formula data-island="coupon"></formula></form>`],
])("lint: does not report as nested: %s", (_what, source) => expect(nested(source)).toEqual([]));
