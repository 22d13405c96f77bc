// The answers to an order, good and bad, and what the visitor sees of them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/add-to-cart/definition.ts";
import addToCart from "../../../../islands/cart/add-to-cart/add-to-cart.ts";
import { island } from "../../../../shared/island/mount.ts";
import { cart } from "../../../../shared/stores/cart.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

const text = (key: string, ...values: unknown[]): string => [key, ...values].join(" ");
vi.mock("../../../../shared/i18n/texts.ts", () => ({
  texts: () => text,
  readyTexts: () => text,
  withTexts: (use: (t: typeof text) => void) => (use(text), () => {}),
}));
vi.mock("../../../../shared/i18n/when-texts.ts", () => ({ whenTexts: async () => text }));
const announced = vi.hoisted(() => vi.fn());
vi.mock("../../../../shared/a11y/live-region.ts", async (original) => ({
  ...(await original<object>()),
  announce: announced,
}));

type Answer = () => Response | Promise<Response>;
/** The answer to the next order. */
let answerOrder: Answer;
/** Methods and paths of the requests. */
let requests: string[];
let abort: AbortController;
const errors = vi.spyOn(console, "error");
const warnings = vi.spyOn(console, "warn");

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= HTMLDialogElement.prototype.show;
  for (const spy of [errors, warnings]) spy.mockReset().mockReturnValue();
  announced.mockReset();
  const shell = standInShell({ locale: "en", culture: "en" });
  vi.mocked(shell.setHtml).mockImplementation((target, content) => void (target.innerHTML = content as string));
  abort = new AbortController();
  requests = [];
  cart.setState({ summary: null, version: 0, removing: 0 });
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    requests.push(`${method} ${url}`);
    return method === "POST" ? answerOrder() : Response.json({ ItemsCount: 7, ItemsQuantityCount: 9 });
  });
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show() {
  document.body.innerHTML = `<form method="post" action="/add"><input type="hidden" name="ProductVariantId" value="v1">
    <input type="hidden" name="Name" value="Cup"><input name="Quantity" value="2"><button>Add</button></form>`;
  const form = document.forms[0]!;
  island(definition, addToCart)(form, { signal: abort.signal, id: "add-1", fail: vi.fn() });
  return {
    /** Orders, and waits until the order has ended. */
    order: async (answer: Answer): Promise<void> => {
      answerOrder = answer;
      const submitter = form.querySelector("button");
      form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
      await vi.waitFor(() => expect(form.getAttribute("aria-busy")).toBeNull(), limit);
    },
    message: () => form.querySelector(".atoll-add-message")!.textContent,
    quantity: form.querySelector<HTMLInputElement>("[name=Quantity]")!,
  };
}

/** Only stops what hangs. */
const limit = { timeout: 20_000 };
/** Waits for the open dialog. */
const dialogText = async (): Promise<string> =>
  (await vi.waitUntil(() => document.querySelector("dialog[open]"), limit)).textContent;
const closeDialog = async (): Promise<void> => {
  await dialogText();
  document.querySelector("dialog")!.close();
  await vi.waitUntil(() => !document.querySelector("dialog"), limit);
};
const cartIsRead = (): Promise<void> => vi.waitFor(() => expect(cart.getState().summary?.lineCount).toBe(7), limit);
const orders = (): number => requests.filter((request) => request.startsWith("POST")).length;
const reads = (): number => requests.length - orders();
const logged = (spy: typeof errors): string[] => spy.mock.calls.map((parts) => parts.map(String).join(" "));

test("PRO-03 CRT-05 the dialog shows what was added, and the cart is that of the answer", async () => {
  const { order } = show();
  await order(() => Response.json({ Name: "Mug", Quantity: 3, Cart: { ItemsCount: 4, ItemsQuantityCount: 6 } }));
  expect(await dialogText()).toMatch(/Cart\.Added Mug.*Cart\.Quantity 3/);
  expect([cart.getState().summary!.lineCount, reads()]).toEqual([4, 0]);
  await closeDialog();
});

test("PRO-03 CPN-01 the dialog shows what a coupon takes off before the total", async () => {
  const { order } = show();
  const TakenOff = [{ Label: "Coupon SPRING", AmountHtml: "<b>−€2.50</b>" }];
  const Cart = {
    ItemsCount: 1,
    ItemsQuantityCount: 2,
    AmountTaxInclHtml: "<b>€22.50</b>",
    TotalLabel: "Total",
    TakenOff,
  };
  await order(() => Response.json({ Name: "Mug", Quantity: 2, AmountTaxInclHtml: "<b>€25</b>", Cart }));
  expect(await dialogText()).toMatch(/€25.*Coupon SPRING −€2\.50.*Total €22\.50/);
  await closeDialog();
});

test.each([
  ["1,000", "Quantity.NoSeparator 0.25"],
  ["1.000", "Quantity.NoSeparator 0.25"],
  ["3 kg", "Quantity.Number 0.25"],
])("PRO-03 QTY-07 %s pieces get a message at the field, and nothing is sent", async (typed, message) => {
  const { order, quantity } = show();
  quantity.value = typed;
  await order(() => Response.json({}));
  await order(() => Response.json({}));
  const messages = (): (string | null)[] =>
    [...document.querySelectorAll(".atoll-field-message")].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(messages()).toEqual([message]), limit);
  expect([requests, document.activeElement, quantity.value]).toEqual([[], quantity, typed]);
  // The same text is a decimal of a weight in one of the languages.
  quantity.dataset["soldBy"] = "weight";
  await order(() => Response.json({ Name: "Mug" }));
  expect(orders()).toBe(typed === "1.000" ? 1 : 0);
  if (orders()) await closeDialog();
});

test("PRO-03 LEN-01 a length with its unit is ordered in metres; one that may be thousands is not", async () => {
  const { order, quantity } = show();
  quantity.dataset["soldBy"] = "length";
  quantity.value = "1,500 m";
  await order(() => Response.json({ Name: "Rope" }));
  await closeDialog();
  expect(orders()).toBe(1);
  quantity.value = "1,500";
  await order(() => Response.json({}));
  expect(orders()).toBe(1);
});

test("ERR-02 a product that is gone is reported at the form, and nothing is confirmed", async () => {
  const { order, message } = show();
  await order(() => new Response(null, { status: 404 }));
  expect([message(), announced.mock.calls]).toEqual([
    "Manager.UnknowsErrors",
    [["Manager.UnknowsErrors", "assertive"]],
  ]);
  expect(document.querySelector("dialog")).toBeNull();
  expect(logged(errors)).toEqual([expect.stringContaining("a call found nothing")]);
});

test("ERR-04 a refusal is shown as text at the form; the next attempt clears it, and the input stays", async () => {
  const { order, message, quantity } = show();
  const refusal = "Only <b>2</b> left in stock.";
  await order(() => Response.json({ Message: refusal }, { status: 422 }));
  expect([message(), announced.mock.calls]).toEqual([refusal, [[refusal, "assertive"]]]);
  expect([document.querySelector("dialog"), quantity.value, cart.getState().version]).toEqual([null, "2", 0]);
  await order(() => Response.json({}));
  expect(message()).toBe("");
  await closeDialog();
  expect([orders(), logged(errors)]).toEqual([2, []]);
});

test.each<[string, Answer]>([
  ["breaks", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["has no answer in time", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ["fails", () => new Response("<h1>Oops</h1>", { status: 500, headers: { "Content-Type": "text/html" } })],
])("ERR-04 an order that %s is reported by one dialog, keeps the input and can be repeated", async (_what, answer) => {
  const { order, message, quantity } = show();
  await order(answer);
  expect(await dialogText()).toContain("Manager.UnknowsErrors");
  expect([message(), quantity.value, document.querySelectorAll("dialog").length]).toEqual(["", "2", 1]);
  expect(logged(errors)).toEqual([expect.stringContaining("a call failed")]);
  await closeDialog();
  await order(() => Response.json({}));
  expect(await dialogText()).toContain("Cart.Added Cup");
  await closeDialog();
});

test("PRO-03 CRT-05 an empty object as answer: the dialog shows the order, and the cart is read", async () => {
  const { order } = show();
  await order(() => Response.json({}));
  expect(await dialogText()).toMatch(/Cart\.Added Cup.*Cart\.Quantity 2/);
  await cartIsRead();
  expect([reads(), logged(warnings)]).toEqual([1, []]);
  await closeDialog();
});

test("ERR-04 CRT-05 fields of the wrong type: the dialog shows the order, and the cart is read", async () => {
  const { order } = show();
  await order(() => Response.json({ Name: 7, Quantity: "two", PhotoUrl: null, Cart: { ItemsCount: "3" } }));
  expect(await dialogText()).toMatch(/Cart\.Added Cup.*Cart\.Quantity 2/);
  await cartIsRead();
  expect(logged(warnings)).toEqual([
    expect.stringContaining(".Name expects a string, got a number"),
    expect.stringContaining(".Quantity expects a number, got a string"),
    expect.stringContaining("ItemsCount expects a number, got a string"),
    expect.stringContaining("does not say its ItemsCount"),
  ]);
  await closeDialog();
});

test("ERR-04 CRT-05 an unreadable answer reports no success, and the cart is read", async () => {
  const { order } = show();
  await order(() => Response.json([]));
  expect(await dialogText()).toContain("Manager.UnknowsErrors");
  await cartIsRead();
  expect(logged(errors)).toEqual([
    expect.stringMatching(/a call failed.*expected an object in the answer to add-to-c/),
  ]);
  await closeDialog();
});
