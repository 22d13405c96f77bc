import { expect, test } from "vitest";
import { markFieldSaved } from "../../../shared/form/form-field.ts";
import { preserveInput } from "../../../shared/form/preserve-input.ts";

const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

/** The next page, after `act` changed fields of the current one and its input was preserved. */
function after(html: string, act: (page: Document) => void, next = html, isAnswer = false): Document {
  const outgoing = parse(html);
  const incoming = parse(next);
  act(outgoing);
  preserveInput(outgoing.body, incoming, isAnswer);
  return incoming;
}
const input = (page: Document, selector: string): HTMLInputElement => page.querySelector(selector)!;
const type = (selector: string, text: string) => (page: Document) => void (input(page, selector).value = text);

test("CHK-07 typed text is carried over to the next page; untouched fields take the server's values", () => {
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

test("CHK-07 checked boxes and chosen options are preserved unless the option is gone", () => {
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

test("CHK-07 an untouched select without a selected option takes the server's choice", () => {
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

test("CHK-07 a gift card number is carried over", () => {
  expect(input(after('<input name="GiftCardNumber">', type("input", "G-12")), "input").value).toBe("G-12");
});

test("CHK-07 a field that has become a secret gets no value", () => {
  expect(
    input(after('<input id="x" name="x">', type("#x", "1234"), '<input id="x" name="x" autocomplete="cc-csc">'), "#x")
      .value,
  ).toBe("");
});

test("CHK-07 fields of the same name keep their own values; a renamed field gets none", () => {
  const two = '<input name="q"><input name="q">';
  expect(
    [...after(two, (page) => void (page.querySelectorAll("input")[1]!.value = "second")).querySelectorAll("input")].map(
      ({ value }) => value,
    ),
  ).toEqual(["", "second"]);
  expect(input(after('<input id="x" name="a">', type("#x", "1"), '<input id="x" name="b">'), "#x").value).toBe("");
});

test("CHK-07 a field marked as saved takes the server's value", () => {
  const page = after(
    '<input name="q" value="2">',
    (page) => {
      type("input", "9")(page);
      input(page, "input").value = "5";
      markFieldSaved(input(page, "input"));
    },
    '<input name="q" value="4">',
  );
  expect(input(page, "input").value).toBe("4");
});

test("CHK-07 when the chosen radio button is gone, the server's choice stays", () => {
  const page = after(
    '<input type="radio" name="m" value="a" checked><input type="radio" name="m" value="b">',
    (page) => void (input(page, "[value=b]").checked = true),
    '<input type="radio" name="m" value="a" checked><input type="radio" name="m" value="c">',
  );
  expect(input(page, "[value=a]").checked).toBe(true);
});

test("CHK-07 fields of the same name without ids get no values when their number changes", () => {
  const page = after(
    '<input name="q"><input name="q">',
    (page) => void (page.querySelectorAll("input")[1]!.value = "second"),
    '<input name="q"><input name="q"><input name="q">',
  );
  expect([...page.querySelectorAll("input")].map(({ value }) => value)).toEqual(["", "", ""]);
});

test("CHK-07 all values of a form response are carried over, except secrets", () => {
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
