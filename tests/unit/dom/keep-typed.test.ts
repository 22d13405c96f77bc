import { expect, test } from "vitest";
import { settleField } from "../../../shared/form-field.ts";
import { keepTyped } from "../../../shared/keep-typed.ts";

const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** What the fields of the second page hold after something was done to those of the first. */
function after(html: string, act: (page: Document) => void, next = html, isAnswer = false): Document {
  const outgoing = parse(html);
  const incoming = parse(next);
  act(outgoing);
  keepTyped(outgoing.body, incoming, isAnswer);
  return incoming;
}
const input = (page: Document, selector: string): HTMLInputElement => page.querySelector(selector)!;
const type = (selector: string, text: string) => (page: Document) => void (input(page, selector).value = text);

test("CHK-07 what was typed stands in the page that follows, and what was not touched is the server's", () => {
  const page = after(
    '<input name="a" value="old"><input name="b" value="old"><textarea name="c">old</textarea>',
    (page) => {
      type("[name=a]", "typed")(page);
      page.querySelector("textarea")!.value = "long";
    },
    '<input name="a" value="new"><input name="b" value="new"><textarea name="c">new</textarea>',
  );
  expect([...page.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value)).toEqual([
    "typed",
    "new",
    "long",
  ]);
});

test("CHK-07 boxes, radios and options that were chosen stay chosen; an option that is no more leaves the choice to the server", () => {
  const html =
    '<input type="checkbox" name="same" value="true" checked><input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b"><select name="country"><option value="be">B<option value="fr">F</select>';
  const act = (page: Document): void => {
    input(page, "[name=same]").checked = false;
    input(page, "[value=a]").checked = false;
    input(page, "[value=b]").checked = true;
    page.querySelector("select")!.value = "fr";
  };
  const page = after(html, act);
  expect(input(page, "[name=same]").checked).toBe(false);
  expect(input(page, "[value=b]").checked).toBe(true);
  expect(page.querySelector("select")!.value).toBe("fr");
  expect(
    after(html, act, html.replace('<option value="fr">F', '<option value="nl" selected>N')).querySelector("select")!
      .value,
  ).toBe("nl");
});

test("CHK-07 a select that the server left open and nobody touched is the server's", () => {
  expect(
    after(
      '<select name="s"><option value="">Choose<option value="a">A</select>',
      () => {},
      '<select name="s"><option value="">Choose<option value="a" selected>A</select>',
    ).querySelector("select")!.value,
  ).toBe("a");
});

test.each([
  '<input name="x" type="password">',
  '<input name="UserPassword">',
  '<input name="x" autocomplete="new-password">',
  '<input name="x" autocomplete="cc-number">',
  '<input name="x" autocomplete="section-one cc-csc">',
  '<input name="CardCvc">',
  '<input name="CardNumber">',
  '<input name="SecurityCode">',
  '<input name="CreditCardNumber">',
  '<input name="x" type="hidden">',
  '<input name="x" data-forget>',
])("CHK-07 never carried over: %s", (html) =>
  expect(input(after(html, type("input", "secret")), "input").value).toBe(""),
);

test("CHK-07 the number of a gift card is no secret", () => {
  expect(input(after('<input name="GiftCardNumber">', type("input", "G-12")), "input").value).toBe("G-12");
});

test("CHK-07 a field that came with a secret's marks in the meantime gets nothing", () => {
  expect(
    input(after('<input id="x" name="x">', type("#x", "1234"), '<input id="x" name="x" autocomplete="cc-csc">'), "#x")
      .value,
  ).toBe("");
});

test("CHK-07 of fields of one name each keeps its own, and one that is another by now gets nothing", () => {
  const two = '<input name="q"><input name="q">';
  expect(
    [...after(two, (page) => void (page.querySelectorAll("input")[1]!.value = "second")).querySelectorAll("input")].map(
      ({ value }) => value,
    ),
  ).toEqual(["", "second"]);
  expect(input(after('<input id="x" name="a">', type("#x", "1"), '<input id="x" name="b">'), "#x").value).toBe("");
});

test("CHK-07 a field that was settled is the server's again", () => {
  const page = after(
    '<input name="q" value="2">',
    (page) => {
      type("input", "9")(page);
      input(page, "input").value = "5";
      settleField(input(page, "input"));
    },
    '<input name="q" value="4">',
  );
  expect(input(page, "input").value).toBe("4");
});

test("CHK-07 a choice that is no more leaves the server's as it is", () => {
  const page = after(
    '<input type="radio" name="m" value="a" checked><input type="radio" name="m" value="b">',
    (page) => void (input(page, "[value=b]").checked = true),
    '<input type="radio" name="m" value="a" checked><input type="radio" name="m" value="c">',
  );
  expect(input(page, "[value=a]").checked).toBe(true);
});

test("CHK-07 of fields without an id that are more or fewer by now nobody knows which is which", () => {
  const page = after(
    '<input name="q"><input name="q">',
    (page) => void (page.querySelectorAll("input")[1]!.value = "second"),
    '<input name="q"><input name="q"><input name="q">',
  );
  expect([...page.querySelectorAll("input")].map(({ value }) => value)).toEqual(["", "", ""]);
});

test("CHK-07 what a form's answer shows was typed, also when the server has forgotten it; no secret is", () => {
  const answer =
    '<input name="a" value="typed"><input type="checkbox" name="b" checked><select name="c"><option value="1">1<option value="2" selected>2</select><input name="CardNumber" value="4111">';
  const page = after(
    answer,
    () => {},
    '<input name="a"><input type="checkbox" name="b"><select name="c"><option value="1">1<option value="2">2</select><input name="CardNumber">',
    true,
  );
  expect([
    input(page, "[name=a]").value,
    input(page, "[name=b]").checked,
    page.querySelector("select")!.value,
    input(page, "[name=CardNumber]").value,
  ]).toEqual(["typed", true, "2", ""]);
});
