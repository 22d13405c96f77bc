import "../../../unit/stand-ins/form-owner.ts";
import { expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/coupon/definition.ts";
import { abort, calls, face } from "../../../unit/stand-ins/cart-server.ts";

const text = (key: string): string => key;
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
  subscribe: () => () => {},
}));

const markup = (
  message = "",
): string => `<form><label>Coupon <input id="coupon" name="CouponCode" aria-describedby="help"></label>
  <button value="apply">Apply</button><button value="remove">Remove</button>${message}</form><p id="help">Help</p>`;

async function show(html = markup("<p data-coupon-message></p>")) {
  document.body.innerHTML = html;
  const { default: coupon } = await import("../../../../islands/cart/coupon/coupon.ts");
  const { notices } = await import("../../../../shared/stores/notices.ts");
  const { island } = await import("../../../../shared/island/mount.ts");
  const form = document.querySelector("form")!;
  const input = form.querySelector("input")!;
  island(definition, coupon)(form, { signal: abort.signal, id: "coupon-1", fail: vi.fn() });
  return {
    form,
    input,
    submit: async (code: string, button = "apply") => {
      input.value = code;
      const event = new SubmitEvent("submit", {
        cancelable: true,
        submitter: form.querySelector(`[value="${button}"]`),
      });
      form.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      await vi.advanceTimersByTimeAsync(0);
    },
    told: () => form.querySelector("p")!.textContent,
    noticed: () =>
      notices
        .getState()
        .list.filter(({ isRemoved }) => !isRemoved)
        .map(({ text }) => text),
  };
}
const requests = (): string[] =>
  calls.map(({ request, body }) =>
    [request, (body as { CouponCode?: string } | undefined)?.CouponCode].filter(Boolean).join(" "),
  );

test("CPN-01 CPN-02 an empty code is neither applied nor removed, and shows a message", async () => {
  const { submit, told, input } = await show();
  for (const button of ["apply", "remove"]) {
    await submit("  ", button);
    expect([told(), input.getAttribute("aria-invalid"), requests()]).toEqual([
      button === "remove" ? "Coupon.EmptyRemoval" : "Coupon.Empty",
      "true",
      [],
    ]);
    input.dispatchEvent(new Event("input"));
    expect([told(), input.getAttribute("aria-invalid")]).toEqual(["", null]);
  }
});

test("CPN-01 CRT-04 the last code entered during a save is sent after it", async () => {
  const { submit, told, noticed, form } = await show();
  await submit("ONE");
  await submit("ONE");
  await submit("TWO");
  await submit("THREE");
  expect([requests(), form.getAttribute("aria-busy")]).toEqual([["POST shoppingcarts/coupon ONE"], "true"]);
  await calls[0]!.answer(200, false);
  expect([told(), requests().at(-1), face.visit]).toEqual(["", "POST shoppingcarts/coupon THREE", expect.anything()]);
  expect(face.visit).not.toHaveBeenCalled();
  await calls[1]!.answer(200, true);
  expect([noticed(), told(), form.getAttribute("aria-busy")]).toEqual([["Coupon.CouponsValid"], "", null]);
  expect(face.visit).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests()).toHaveLength(2);
});

test("CPN-02 the button of a chip removes its coupon while the field is empty, and until the next change it is said in the page", async () => {
  const chip = '<button value="remove" data-coupon-code="ONE">×</button><p data-coupon-message></p>';
  const { submit, noticed, told } = await show(markup(chip).replace('<button value="remove">Remove</button>', ""));
  await submit("", "remove");
  expect([requests(), told()]).toEqual([["DELETE shoppingcarts/coupon"], ""]);
  await calls[0]!.answer(204);
  expect(noticed()).toEqual(["Coupon.Removed"]);
  const { beginCartChange } = await import("../../../../shared/cart/cart-changes.ts");
  beginCartChange()("kept");
  expect(noticed()).toEqual([]);
});

test("CPN-02 a removal during a save is sent after it; applying the same code again cancels it", async () => {
  const { submit, noticed, input } = await show();
  await submit("ONE");
  await submit("ONE", "remove");
  await submit("ONE");
  await calls[0]!.answer(200, true);
  expect([requests(), noticed()]).toEqual([["POST shoppingcarts/coupon ONE"], ["Coupon.CouponsValid"]]);
  await submit("TWO");
  await submit("TWO", "remove");
  await calls[1]!.answer(200, true);
  await calls[2]!.answer(204);
  expect([requests().slice(1), noticed().at(-1), input.value]).toEqual([
    ["POST shoppingcarts/coupon TWO", "DELETE shoppingcarts/coupon"],
    "Coupon.Removed",
    "",
  ]);
});

test("CPN-02 CRT-04 a waiting removal is sent when the page is closed", async () => {
  const { submit } = await show();
  await submit("ONE");
  await submit("ONE", "remove");
  dispatchEvent(new Event("pagehide"));
  expect(requests()).toEqual(["POST shoppingcarts/coupon ONE", "DELETE shoppingcarts/coupon"]);
});

test("CPN-01 CHK-07 text typed during a save stays in the field", async () => {
  const { submit, noticed, told, input } = await show();
  await submit("ONE");
  input.value = "TWO";
  await calls[0]!.answer(200, true);
  expect([input.value, input.defaultValue]).toEqual(["TWO", ""]);
  await submit("THREE");
  input.value = "FOUR";
  await calls[1]!.answer(200, false);
  expect([noticed().at(-1), told(), input.getAttribute("aria-invalid")]).toEqual([
    "Coupon.NoCouponAvailable",
    "",
    null,
  ]);
});

test("CPN-01 ERR-01 each response to a code has its message; only invalid codes mark the field", async () => {
  const { submit, told, noticed, input } = await show();
  const answers: [status: number, body: unknown, told: string, isOfCode: boolean][] = [
    [200, false, "Coupon.NoCouponAvailable", true],
    [200, null, "Coupon.NoCouponAvailable", true],
    [404, undefined, "Coupon.Failed", false],
    [409, { Message: "The sale is <b>over</b>." }, "The sale is <b>over</b>.", true],
    [422, { Message: "Not with sale goods." }, "Not with sale goods.", true],
    [500, { Message: "Sorry." }, "Sorry.", false],
    [500, undefined, "Coupon.Failed", false],
  ];
  for (const [index, [status, body, text, isOfCode]] of answers.entries()) {
    await submit(`CODE${index}`);
    await calls.at(-1)!.answer(status, body);
    expect([status, told(), input.hasAttribute("aria-invalid")]).toEqual([status, text, isOfCode]);
    input.dispatchEvent(new Event("input"));
  }
  expect(face.visit).not.toHaveBeenCalled();
  expect(noticed()).toEqual([]);
});

test("CPN-01 a refusal with a text is for the visitor; a fault is for the author, too", async () => {
  const { submit } = await show();
  for (const [status, warnings] of [
    [409, 0],
    [500, 1],
  ] as const) {
    await submit("ONE");
    await calls.at(-1)!.answer(status, { Message: "Used already" });
    expect(console.warn).toHaveBeenCalledTimes(warnings);
  }
});

test("CPN-02 ERR-01 each response to a removal has its message, without marking the field", async () => {
  const { submit, told, noticed, input } = await show();
  const answers: [status: number, body: unknown, told: string][] = [
    [404, undefined, "Coupon.Failed"],
    [409, { Message: "The sale is <b>over</b>." }, "The sale is <b>over</b>."],
    [422, {}, "Coupon.Failed"],
    [500, undefined, "Coupon.Failed"],
  ];
  for (const [status, body, text] of answers) {
    await submit("ONE", "remove");
    await calls.at(-1)!.answer(status, body);
    expect([status, told(), input.hasAttribute("aria-invalid"), input.value]).toEqual([status, text, false, "ONE"]);
    input.dispatchEvent(new Event("input"));
  }
  expect(face.visit).not.toHaveBeenCalled();
  for (const [status, body] of [
    [200, { fine: 1 }],
    [204, undefined],
  ] as const) {
    await submit("ONE", "remove");
    await calls.at(-1)!.answer(status, body);
    expect([noticed().at(-1), input.value]).toEqual(["Coupon.Removed", ""]);
  }
  expect(new Set(requests())).toEqual(new Set(["DELETE shoppingcarts/coupon"]));
});

test.each([
  ["applied", "apply"],
  ["removed", "remove"],
])("CPN-01 CPN-02 CRT-04 a coupon %s without a response shows a notice and reloads the page", async (_, button) => {
  const { submit, noticed, told, form } = await show();
  await submit("ONE", button);
  await calls[0]!.answer(0);
  expect([noticed(), told(), form.getAttribute("aria-busy")]).toEqual([["Coupon.Unanswered"], "", null]);
  expect(face.visit).toHaveBeenCalledOnce();
  // An empty answer has the same effect. Only one notice is visible at a time.
  await submit("TWO");
  expect(noticed()).toEqual([]);
  await calls[1]!.answer(200);
  expect(noticed()).toEqual(["Coupon.Unanswered"]);
  await submit("THREE");
  await calls[2]!.answer(200, true);
  expect(noticed()).toEqual(["Coupon.CouponsValid"]);
});

test("CPN-01 after leaving the page a rejected code is reported in a notice", async () => {
  const html = markup();
  const { submit, noticed, input } = await show(html);
  expect(input.getAttribute("aria-describedby")).toBe("help coupon-1-message");
  await submit("ONE");
  input.value = "";
  abort.abort();
  await calls[0]!.answer(200, false);
  expect(noticed()).toEqual(["Coupon.NoCouponAvailable"]);
  const { form } = document.body.querySelector("input")!;
  expect([form!.hasAttribute("aria-busy"), input.getAttribute("aria-describedby"), form!.querySelector("p")]).toEqual([
    false,
    "help",
    null,
  ]);
});

test("CPN-01 a pasted code is normalized in the field and in the request", async () => {
  const { submit, input } = await show();
  await submit("\u200bSPRING\u201110\u00a0");
  expect([requests(), input.value]).toEqual([["POST shoppingcarts/coupon SPRING-10"], "SPRING-10"]);
});

test.each([
  [
    "the checkout form around it, whose field belongs to another form",
    `<form id="checkout"><div id="host"><input name="CouponCode" form="cf"></div></form><form id="cf"></form>`,
  ],
  [
    "a form that removes the coupon before the form of the field",
    `<div id="host"><form><button value="remove"></button></form><form id="cf"><input name="CouponCode"></form></div>`,
  ],
])("CPN-01 a code is sent from the form of its field, despite %s", async (_, html) => {
  document.body.innerHTML = html;
  const { default: coupon } = await import("../../../../islands/cart/coupon/coupon.ts");
  const { island } = await import("../../../../shared/island/mount.ts");
  const host = document.querySelector<HTMLElement>("#host")!;
  island(definition, coupon)(host, { signal: abort.signal, id: "coupon-1", fail: vi.fn() });
  host.querySelector("input")!.value = "SPRING";
  const submits = [...document.querySelectorAll("form")].map((form) => {
    const event = new SubmitEvent("submit", { cancelable: true });
    form.dispatchEvent(event);
    return [form.id, event.defaultPrevented];
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(submits.filter(([, isHandled]) => isHandled)).toEqual([["cf", true]]);
  expect(requests()).toEqual(["POST shoppingcarts/coupon SPRING"]);
});
