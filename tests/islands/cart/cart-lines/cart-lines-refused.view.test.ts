import { expect, test, vi } from "vitest";
import {
  $,
  input,
  line,
  notices,
  page,
  waitForSave,
  show,
  status,
  submit,
  type,
} from "../../../unit/stand-ins/cart-page.ts";
import { calls } from "../../../unit/stand-ins/cart-server.ts";

/** A line that is ordered by the metre and saved in grams. */
const metres = page(
  `<li data-cart-line="w" data-quantity="500" data-variant-id="vw"><input name="Length[w]" value="2.5"><input type="hidden"
    name="Quantity[w]" value="500"><p data-line-status></p><button data-line-remove></button></li>`,
);
const length = () => $<HTMLInputElement>('[name="Length[w]"]');
/** Types a length, and calculates its weight. */
function typeLength(metres: string, grams: string): void {
  length().value = metres;
  input("w").value = grams;
  input("w").dispatchEvent(new CustomEvent("quantity:changed", { bubbles: true, detail: {} }));
}

const isInvalid = () => input("a").ariaInvalid === "true";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

test("CRT-04 a refused quantity stays in the field with its message, also after the reload", async () => {
  const { unmount, mount } = await show(
    `${page()}<ul data-view><li data-cart-line="a" data-quantity="2"><span data-line-quantity>2</span></li></ul>`,
  );
  const seen = () => [input("a").value, isInvalid(), status("a"), $("[data-line-quantity]")?.textContent];
  type("a", "99");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "We have <i>12</i> left." });
  // A list that only shows quantities has that of the server.
  expect(seen()).toEqual(["99", true, "We have <i>12</i> left.", "2"]);
  unmount();
  expect([isInvalid(), status("a")]).toEqual([false, ""]);
  document.body.innerHTML = page(line("a", "12"));
  // The shell keeps what was typed.
  input("a").value = "99";
  mount($("form"));
  expect(seen()).toEqual(["99", true, "We have <i>12</i> left.", undefined]);
  type("a", "11");
  expect([isInvalid(), status("a")]).toEqual([false, "Cart.Saving"]);
});

test("CRT-04 a refused quantity that is typed again stays marked, also beside the quantity island", async () => {
  await show();
  type("a", "99");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "Too many." });
  // The quantity island unmarks a field while it is typed in.
  input("a").ariaInvalid = null;
  type("a", "99");
  expect([isInvalid(), status("a")]).toEqual([true, "Too many."]);
});

test("CRT-04 a refused quantity is sent again only by the update button, or as the page is left", async () => {
  await show();
  type("a", "99");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "Only 12 left" });
  input("a").dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  type("a", "99");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([calls.length, status("a")]).toEqual([1, "Only 12 left"]);
  submit("none");
  await calls[1]!.answer(422, { Message: "Only 11 left" });
  expect([calls[1]!.body, input("a").value, status("a")]).toEqual([{ Quantity: 99 }, "99", "Only 11 left"]);
  expect((await notices()).map(({ kind }) => kind)).toEqual([]);
  // The next page may be the checkout, which orders the quantity of the server.
  document.dispatchEvent(new CustomEvent("page:out", { detail: {} }));
  document.body.innerHTML = "<main id=page></main>";
  await calls[2]!.answer(422, { Message: "Only 11 left" });
  expect((await notices()).map(({ kind, text }) => [kind, text])).toEqual([["error", "Core.Named Cup a Only 11 left"]]);
});

test("CRT-04 the quantity of the server, typed after a refusal, is not sent and ends the message", async () => {
  await show();
  type("a", "99");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "Only 12 left" });
  type("a", "2");
  expect([input("a").value, isInvalid(), status("a")]).toEqual(["2", false, ""]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls.length).toBe(1);
});

test("CRT-04 a quantity that the shopper has taken back before its refusal does not return", async () => {
  await show();
  type("a", "99");
  await waitForSave();
  type("a", "2");
  await calls[0]!.answer(422, { Message: "Only 12 left" });
  expect([input("a").value, isInvalid()]).toEqual(["2", false]);
});

test("CRT-04 CRT-08 a refused quantity that the server has after a reload counts as saved", async () => {
  const { unmount, mount } = await show();
  type("a", "99");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "Only 12 left" });
  unmount();
  document.body.innerHTML = page(line("a", "99"));
  mount($("form"));
  expect([input("a").value, isInvalid(), status("a")]).toEqual(["99", false, "Cart.Saved"]);
});

test("CRT-01 a server that saves another quantity, such as its maximum, has refused nothing", async () => {
  const { unmount, mount } = await show();
  type("a", "99");
  await waitForSave();
  await calls[0]!.answer(200, JSON.stringify({ ItemName: "Cup" }));
  unmount();
  // The field does not count as edited: the shell keeps nothing.
  expect(input("a").defaultValue).toBe("99");
  document.body.innerHTML = page(line("a", "12"));
  mount($("form"));
  expect([input("a").value, isInvalid(), calls.length]).toEqual(["12", false, 1]);
});

test("CRT-04 LEN-03 a refused length is not sent again after the reload, before its weight is calculated", async () => {
  const { unmount, mount } = await show(metres);
  typeLength("4", "800");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "Too long" });
  unmount();
  document.body.innerHTML = metres;
  // The shell keeps what was typed, but no hidden field.
  length().value = "4";
  mount($("form"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([length().value, input("w").value, status("w"), calls.length]).toEqual(["4", "800", "Too long", 1]);
});

test("CRT-02 CRT-04 a line with a refused quantity is put back with that of the server", async () => {
  await show();
  type("a", "99");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "Only 12 left" });
  submit('[value="remove:a"]');
  await calls[1]!.answer(204);
  (await notices()).at(-1)!.action!.run();
  expect(calls[2]!.body).toMatchObject({ ProductVariantId: "va", Quantity: 2 });
});

test("CRT-02 CRT-04 LEN-03 a line with a refused length is put back with that of the server", async () => {
  await show(metres);
  typeLength("4", "800");
  await waitForSave();
  await calls[0]!.answer(422, { Message: "Too long" });
  submit("[data-line-remove]");
  await calls[1]!.answer(204);
  (await notices()).at(-1)!.action!.run();
  expect(calls[2]!.body).toMatchObject({ ProductVariantId: "vw", Quantity: 2.5 });
});
