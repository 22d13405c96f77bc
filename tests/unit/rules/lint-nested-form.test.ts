import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, usualSettings } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary();
const nested = (source: string): number[] =>
  lint(source, vocabulary, usualSettings).flatMap(({ code, start }) => (code === "nested-form" ? [start.offset] : []));

test("lint: a form in a form is told, where its tag stands, however it is written", () => {
  const source = `<form action="/a"><p><FORM\ndata-island="coupon" action="/b"><input></FORM></p></form>`;
  expect(nested(source)).toEqual([source.indexOf("<FORM")]);
});

test.each([
  ["forms beside each other", `<form action="/a"></form><form data-island="coupon" action="/b"></form>`],
  [
    "forms in the two branches of a condition",
    `{% if a %}<form action="/a">{% else %}<form data-island="coupon" action="/b">{% endif %}<button>Go</button></form>`,
  ],
  [
    "a form in a template element in a form",
    `<form action="/a"><template><form data-island="coupon" action="/b"></form></template></form>`,
  ],
  [
    "a form in a script, a textarea, a comment, an attribute, a placeholder",
    `<form action="/a" title="<form data-island=coupon>"><script>"<form data-island=coupon>"</script><textarea><form data-island=coupon></textarea><!-- <form data-island=coupon> --><%# <form data-island=coupon> %><p title="<form data-island=coupon>"></p></form>`,
  ],
  ["a form of no island", `<form action="/a"><form action="/b"><p data-island="popover">a</p></form></form>`],
  ["an element that only begins like a form", `<form action="/a"><formula data-island="coupon"></formula></form>`],
])("lint: %s are no forms in forms", (_what, source) => expect(nested(source)).toEqual([]));
