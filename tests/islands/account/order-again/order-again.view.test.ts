import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/account/order-again/definition.ts";
import orderAgain from "../../../../islands/account/order-again/order-again.ts";
import { on } from "../../../../shared/events.ts";
import { island } from "../../../../shared/island/mount.ts";
import { notices } from "../../../../shared/stores/notices.ts";
import { body } from "../../../unit/stand-ins/islands.ts";
import { composingKey } from "../../../unit/stand-ins/composition.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));

let abort: AbortController;
const sent: RequestInit[] = [];
const answers: ((answer: Response | Error) => void)[] = [];
beforeEach(() => {
  abort = new AbortController();
  sent.length = answers.length = 0;
  notices.setState({ list: [] });
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      postMessage(): void {}
      close(): void {}
    },
  );
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  standInShell({ locale: "en", culture: "en", app: "/shop" });
  vi.stubGlobal(
    "fetch",
    vi.fn((path: string, init: RequestInit) => {
      if (!path.endsWith("/orders/addtocart")) return Promise.resolve(new Response('{"ItemsCount":9}'));
      sent.push(init);
      return new Promise<Response>((resolve, reject) =>
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      );
    }),
  );
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function show() {
  const form = body(
    '<form><input type="hidden" name="OrderId" value="77"><input name="Quantity[1]" value="4"><input name="Quantity[2]" value="1"><button name="how" value="all">Again</button></form>',
  ) as HTMLFormElement;
  const html = form.outerHTML;
  const unmount = island(definition, orderAgain)(form, { signal: abort.signal, id: "order-again-1", fail: vi.fn() });
  const submitter = form.querySelector("button")!;
  return {
    form,
    html,
    submit: () => form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter })),
    message: () => form.querySelector(".atoll-again-message")?.textContent,
    leave: () => (abort.abort(), unmount()),
  };
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
async function answer(response: Response | Error): Promise<void> {
  answers.shift()!(response);
  // The code that detects a login page loads on demand.
  await vi.waitFor(() => expect(document.querySelector("form[aria-busy]")).toBeNull());
}
const noticeTexts = (): string[] => notices.getState().list.map(({ kind, text }) => `${kind}: ${text}`);

test("ORD-01 the form is sent once by PUT; the cart count and a notice follow", async () => {
  const { form, submit, message } = show();
  const counts: unknown[] = [];
  on(document, "cart:changed", ({ cart }) => counts.push(cart?.lineCount), abort.signal);
  submit();
  submit();
  expect(form.getAttribute("aria-busy")).toBe("true");
  expect(
    sent.map(({ method, body, headers }) => [
      method,
      String(body),
      (headers as Record<string, string>)["Content-Type"],
    ]),
  ).toEqual([["PUT", "OrderId=77&Quantity%5B1%5D=4&Quantity%5B2%5D=1&how=all", undefined]]);
  expect(sent[0]!.body).toBeInstanceOf(URLSearchParams);
  await answer(
    json({
      Added: 2,
      NotAdded: [],
      Cart: { ItemsCount: 5, ItemsQuantityCount: 5, AmountTaxInclHtml: "", AmountTaxExclHtml: "" },
    }),
  );
  expect(counts).toEqual([5]);
  expect(noticeTexts()).toEqual(["success: Orders.Added 2 77"]);
  expect(message()).toBe("");
  expect(form.hasAttribute("aria-busy")).toBe(false);
});

test("ORD-01 QTY-07 quantities that cannot be read get a message each, and nothing is sent", async () => {
  const { form, submit } = show();
  const [one, two] = [...form.querySelectorAll<HTMLInputElement>("[name^=Quantity]")] as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  one.value = "1,000";
  two.value = "3 kg";
  submit();
  submit();
  const messages = (): (string | null)[] =>
    [...form.querySelectorAll(".atoll-field-message")].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(messages()).toEqual(["Quantity.NoSeparator 0.25", "Quantity.Number 0.25"]));
  expect([document.activeElement, one.getAttribute("aria-invalid"), one.value]).toEqual([one, "true", "1,000"]);
  expect(sent).toEqual([]);
  one.value = "１２";
  // The unit of this line has decimals.
  two.dataset["soldBy"] = "weight";
  two.value = "1.250";
  two.dispatchEvent(new Event("input", { bubbles: true }));
  expect(messages()).toEqual([]);
  submit();
  expect(String(sent[0]!.body)).toBe("OrderId=77&Quantity%5B1%5D=12&Quantity%5B2%5D=1.250&how=all");
});

test("ORD-01 products not added are listed in the form as text until the next input", async () => {
  const { form, submit, message } = show();
  submit();
  await answer(json({ Added: 1, NotAdded: [{ Name: "<img src=x onerror=alert(1)>", Message: "Sold <b>out</b>" }] }));
  expect(noticeTexts()).toEqual(["success: Orders.Added 1 77"]);
  expect(message()).toBe("Orders.NotAddedCore.Named <img src=x onerror=alert(1)> Sold <b>out</b>");
  expect(form.querySelector("img")).toBeNull();
  form.querySelector("input")!.dispatchEvent(new Event("input", { bubbles: true }));
  expect(message()).toBe("");
});

test.each([
  [() => json({ Message: "Not <i>now</i>." }, 422), "Not <i>now</i>.", false],
  [() => json({}, 404), "Manager.UnknowsErrors", false],
  [() => new Response("<h1>Oops</h1>", { status: 500 }), "Manager.UnknowsErrors", false],
  [() => json([]), "Orders.PerhapsAdded", true],
  [
    () => new Response("<!doctype html><p>Hello", { headers: { "Content-Type": "text/html" } }),
    "Orders.PerhapsAdded",
    true,
  ],
  [() => new TypeError("broken"), "Orders.PerhapsAdded", true],
  [() => json({ Added: 0, NotAdded: [] }), "Manager.UnknowsErrors", false],
])(
  "ORD-01 ERR-04 a failure is shown in the form, and the order can be sent again %#",
  async (response, text, asksForCart) => {
    const { form, submit, message } = show();
    submit();
    await answer(response());
    expect(message()).toBe(text);
    expect(noticeTexts()).toEqual([]);
    expect(vi.mocked(fetch).mock.calls.some(([path]) => String(path).endsWith("/shoppingcarts"))).toBe(asksForCart);
    expect(form.hasAttribute("aria-busy")).toBe(false);
    submit();
    expect(sent).toHaveLength(2);
  },
);

test("ORD-01 ERR-01 after a login the form is sent again; a dismissed login shows no error", async () => {
  const { form, submit, message } = show();
  vi.mocked(window.atoll!.login).mockResolvedValueOnce(true);
  submit();
  answers.shift()!(json({ Message: "Log in" }, 401));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(vi.mocked(window.atoll!.login).mock.calls).toEqual([[location.href, true]]);
  expect(String(sent[1]!.body)).toBe(String(sent[0]!.body));
  expect(form.getAttribute("aria-busy")).toBe("true");
  await answer(
    json({
      Added: 1,
      NotAdded: [],
      Cart: { ItemsCount: 1, ItemsQuantityCount: 1, AmountTaxInclHtml: "", AmountTaxExclHtml: "" },
    }),
  );
  expect(noticeTexts()).toEqual(["success: Orders.Added 1 77"]);
  submit();
  await answer(json({ Message: "Log in" }, 401));
  expect([sent.length, message(), noticeTexts().length]).toEqual([3, "", 1]);
  expect(vi.mocked(fetch).mock.calls.some(([path]) => String(path).endsWith("/shoppingcarts"))).toBe(false);
});

test("ORD-01 QTY-05 Enter in a quantity does not submit", () => {
  const { form } = show();
  const press = (element: Element): boolean =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect([press(form.querySelector('[name="Quantity[1]"]')!), press(form.querySelector("button")!)]).toEqual([
    false,
    true,
  ]);
  // This Enter belongs to the input method.
  expect(composingKey(form.querySelector('[name="Quantity[1]"]')!, "Enter")).toBe(true);
});

test("ORD-01 NAV-20 a response after unmount is shown in notices", async () => {
  const { form, html, submit, leave } = show();
  submit();
  leave();
  await answer(json({ Added: 1, NotAdded: [{ Name: "Cup", Message: "Sold out" }] }));
  expect(noticeTexts()).toEqual(["success: Orders.Added 1 77", "error: Orders.NotAdded Core.Named Cup Sold out"]);
  expect(form.outerHTML.replace(' aria-disabled="true"', "")).toBe(html);
});

// The last test, because modules that load from here on are new copies.
test("ORD-01 ERR-05 without the code of the message, the form says that something went wrong; nothing is sent", async () => {
  vi.resetModules();
  vi.doMock("../../../../shared/number/expected-number.ts", () => Promise.reject(new Error("gone")));
  standInShell({ locale: "en", failedText: "Something went wrong." });
  const { form, submit, message } = show();
  form.querySelector<HTMLInputElement>("[name^=Quantity]")!.value = "3 kg";
  submit();
  await vi.waitFor(() => expect(message()).toBe("Something went wrong."));
  expect(sent).toEqual([]);
});
