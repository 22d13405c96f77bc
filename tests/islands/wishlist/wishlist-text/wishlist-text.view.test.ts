import { expect, test, vi } from "vitest";
import textDefinition from "../../../../islands/wishlist/wishlist-text/definition.ts";
import wishlistText from "../../../../islands/wishlist/wishlist-text/wishlist-text.ts";
import { island } from "../../../../shared/island/mount.ts";
import { composingKey, safariKey } from "../../../unit/stand-ins/composition.ts";
import { calls, last, shell, noticeTexts } from "../../../unit/stand-ins/wishlist-server.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

function showText(host: HTMLElement) {
  const abort = new AbortController();
  const unmount = island(textDefinition, wishlistText)(host, { signal: abort.signal, id: "text-1", fail: vi.fn() });
  const form = host.querySelector("form")!;
  const input = form.querySelector<HTMLInputElement>("[name=Name]")!;
  return {
    form,
    input,
    text: () => host.querySelector("[data-text]")!.textContent,
    type(text: string) {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    edit: () => host.querySelector<HTMLElement>("#edit")!.click(),
    submit: () => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })),
    leave: () => (abort.abort(), unmount()),
  };
}
function textHost(id: string): HTMLElement {
  document.body.innerHTML = `<div data-wishlist-id="${id}"><div data-text-shown><h2 data-text>Old</h2><a href="/edit"
    data-text-edit id="edit" class="btn" aria-label="Edit name">Edit</a></div><form hidden><input name="Name"
      value="Old"><button>Save</button><a href="/list" data-text-cancel>Cancel</a></form></div><b
        data-wishlist-name="${id}">Old</b><b data-wishlist-name="other">Other</b>`;
  return document.body.firstElementChild as HTMLElement;
}

test("WSH-05 NAV-20 a reloaded list shows the pending name; unmounting restores it", async () => {
  const host = textHost("90");
  const sent = host.innerHTML;
  const first = showText(host);
  expect(host.querySelector("#edit")!.outerHTML).toBe(
    `<button type="button" class="btn" aria-label="Edit name" id="edit">Edit</button>`,
  );
  first.type("New");
  first.submit();
  first.submit();
  expect(calls.map(({ request }) => request)).toEqual(["POST updatename?Id=90&Name=New"]);
  first.leave();
  expect(host.innerHTML).toBe(sent);
  const second = showText(host);
  expect([second.input.value, second.form.hidden]).toEqual(["New", false]);
  await calls[0]!.answer({ Status: 200, Message: "" });
  expect([
    second.text(),
    second.form.hidden,
    [...document.querySelectorAll("b")].map(({ textContent }) => textContent),
  ]).toEqual(["New", true, ["New", "Other"]]);
  second.type("Half");
  second.leave();
  shell.settings.user = "eve";
  const third = showText(host);
  expect([third.input.value, third.form.hidden]).toEqual(["New", true]);
  third.leave();
});

test("WSH-05 a refused name shows its message in the form as text, after unmount in a notice", async () => {
  const host = textHost("91");
  const { edit, type, submit, input, form, leave, text } = showText(host);
  edit();
  type("<img src=x>");
  submit();
  await last().answer({ Status: 422, Message: "<b>No</b>" });
  expect([form.textContent.includes("<b>No</b>"), input.getAttribute("aria-invalid"), text(), form.hidden]).toEqual([
    true,
    "true",
    "Old",
    false,
  ]);
  submit();
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  leave();
  await last().answer("<!doctype html><body>Hello", 200);
  await vi.waitFor(() => expect(noticeTexts()).toEqual(["error: Core.ErrorServer"]));
  expect(form.textContent).not.toContain("No</b>");
  // The refused name is still in the field when the visitor returns to the list.
  const again = showText(textHost("91"));
  expect([again.input.value, again.form.hidden]).toEqual(["<img src=x>", false]);
  again.leave();
});

test("WSH-05 an empty name is not sent, and the field says why", async () => {
  const { edit, type, submit, input, form, leave } = showText(textHost("96"));
  edit();
  type("  ");
  submit();
  await vi.waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
  expect(calls).toEqual([]);
  expect(document.activeElement).toBe(input);
  const described = input
    .getAttribute("aria-describedby")!
    .split(" ")
    .map((id) => document.getElementById(id)!.textContent);
  expect(described).toContain("Wishlist.NameMissing");
  expect(form.hidden).toBe(false);
  leave();
});

test("WSH-05 the reason for a refused name stays after a reload", async () => {
  const first = showText(textHost("95"));
  first.edit();
  first.type("New");
  first.submit();
  await last().breakOff();
  expect(first.form.textContent).toContain("Core.ErrorServer");
  first.leave();
  const second = showText(textHost("95"));
  expect([
    second.input.value,
    second.form.textContent!.includes("Core.ErrorServer"),
    second.input.getAttribute("aria-invalid"),
  ]).toEqual(["New", true, "true"]);
  second.input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  second.leave();
  const third = showText(textHost("95"));
  third.edit();
  expect(third.form.textContent).not.toContain("Core.ErrorServer");
  third.leave();
});

test("WSH-05 text typed during a save stays; a late refusal shows a notice", async () => {
  const host = textHost("92");
  const { edit, type, submit, input, form, leave, text } = showText(host);
  edit();
  type("New");
  submit();
  type("New and");
  await last().answer({ Status: 200 });
  expect([text(), input.value, form.hidden, input.defaultValue]).toEqual(["New", "New and", false, "New"]);
  submit();
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  await last().answer({ Message: "No." }, 422);
  await vi.waitFor(() => expect(noticeTexts()).toEqual(["error: No."]));
  expect([input.value, form.hidden, form.textContent!.includes("No.")]).toEqual(["New", true, false]);
  leave();
});

test("WSH-05 a reload keeps the caret of a typing user", async () => {
  const first = showText(textHost("93"));
  first.edit();
  first.type("Half typed");
  first.input.setSelectionRange(4, 4);
  first.leave();
  const host = textHost("93");
  document.querySelector<HTMLElement>("#edit")!.focus();
  const second = showText(host);
  expect([document.activeElement, second.input.value, second.input.selectionStart]).toEqual([
    second.input,
    "Half typed",
    4,
  ]);
  second.leave();
  const other = textHost("93");
  document.body.append(document.createElement("button"));
  (document.body.lastElementChild as HTMLElement).focus();
  const third = showText(other);
  expect([document.activeElement, third.input.value]).toEqual([document.body.lastElementChild, "Half typed"]);
  third.leave();
});

test("WSH-05 input of another list is not applied to this one", () => {
  const host = textHost("94");
  host.querySelector("input")!.value = "Of another list";
  const { input, form, leave } = showText(host);
  expect([input.value, form.hidden]).toEqual(["Old", true]);
  leave();
});

test("WSH-05 Enter and Escape during composition neither save nor cancel", async () => {
  const { edit, type, input, form, leave } = showText(textHost("94"));
  const before = calls.length;
  edit();
  type("New");
  expect([composingKey(input, "Enter"), composingKey(input, "Escape"), safariKey(input, "Enter")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([input.value, form.hidden, calls.length - before]).toEqual(["New", false, 0]);
  leave();
});
