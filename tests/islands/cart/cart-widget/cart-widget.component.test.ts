// Browser tests show where the panel appears, and that focus and mouse reach the lines.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CartWidget from "../../../../islands/cart/cart-widget/cart-widget.tsx";
import definition from "../../../../islands/cart/cart-widget/definition.ts";
import type { CartConnector } from "../../../../shared/api/connector.ts";
import { emit } from "../../../../shared/events.ts";
import { island } from "../../../../shared/island/mount.ts";
import { reactView } from "../../../../shared/island/react.tsx";
import { cart, cartChanged, cartChangedBy } from "../../../../shared/stores/cart.ts";
import {
  abort,
  html,
  leavePage,
  pass,
  type PageRequest,
  press,
  requests,
  shell,
  warned,
} from "../../../unit/stand-ins/component-page.ts";
import { composingKey } from "../../../unit/stand-ins/composition.ts";
import { holdTexts, textListeners, textsCome } from "../../../unit/stand-ins/late-texts.ts";

vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));

/** Receive the messages of other tabs. */
const channels: EventTarget[] = [];
let unmount: () => void;

beforeEach(() => {
  cart.setState({ summary: null, version: 0, removing: 0 });
  vi.stubGlobal(
    "BroadcastChannel",
    class extends EventTarget {
      constructor() {
        super();
        channels.push(this);
      }
      postMessage(): void {}
      close(): void {}
    },
  );
});
afterEach(async () => {
  unmount();
  // The next widget would share a pending request for the cart.
  for (;;) {
    const request = cartRequests().find(({ isAnswered }) => !isAnswered);
    if (!request) break;
    await request.answer(cartOf(0));
  }
});

async function show(attributes = "", hasFocus = false) {
  document.body.innerHTML = `<button>Before</button><div data-island="cart-widget" ${attributes}><a
    href="/en/shoppingcarts">Cart (<b data-cart-count>7</b>)</a> <i data-cart-lines>7 lines</i></div>`;
  const sent = document.body.innerHTML;
  const host = document.querySelector("div")!;
  const link = host.querySelector("a")!;
  if (hasFocus) link.focus();
  const end = island(definition, reactView(CartWidget, definition.fallback))(host, {
    signal: abort.signal,
    id: "cart-widget-1",
    fail: vi.fn(),
  });
  unmount = () => (abort.abort(), end());
  await pass();
  const point = (type: string, pointerType = "mouse"): unknown =>
    host.dispatchEvent(new PointerEvent(type, { pointerType }));
  /** Opens the panel with the mouse. */
  const hover = (): Promise<void> => (point("pointerenter"), pass(120));
  return { sent, host, link, point, hover };
}
const counts = (): string[] =>
  ["[data-cart-count]", "[data-cart-lines]"].map((place) => document.querySelector(place)!.textContent);
const panel = (): HTMLElement | null => document.querySelector(".atoll-cart-panel");
/** The text of the panel or the drawer, and whether it is busy. */
const lines = (): (string | null)[] => {
  const element = document.querySelector("[aria-busy]")!;
  return [element.textContent, element.getAttribute("aria-busy")];
};
const listRequests = (): PageRequest[] => requests.filter(({ path }) => path === "/en/widget/shoppingcartitems");
const cartRequests = (): PageRequest[] => requests.filter(({ path }) => path === "/api/v1/shoppingcarts");
const summary = (lineCount: number) => ({ lineCount, itemCount: lineCount });
const cartOf = (ItemsCount: number): Response =>
  Response.json({ ItemsCount, ItemsQuantityCount: 9, AmountTaxInclHtml: "", AmountTaxExclHtml: "" });
const escape = (): unknown => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

test("CRT-05 CRT-04 the link shows the page's count, then the cart's without lines being removed", async () => {
  await show();
  expect([counts(), cartRequests().length, requests.length]).toEqual([["7", "7 lines"], 1, 1]);
  await requests[0]!.answer(cartOf(2));
  expect(counts()).toEqual(["2", "Cart.Lines 2"]);
  cartChanged(summary(4));
  await pass();
  expect(counts()).toEqual(["4", "Cart.Lines 4"]);
  for (const [removing, left] of [
    [1, 3],
    [5, 0],
  ] as const) {
    cart.setState({ removing });
    await pass();
    expect(counts()).toEqual([`${left}`, `Cart.Lines ${left}`]);
  }
  expect([requests.length, warned]).toEqual([1, []]);
});

test("CRT-05 a count older than the page does not replace that of the page, until a line is removed", async () => {
  cart.setState({ summary: summary(4) });
  await show();
  await requests[0]!.answer(new Response(null, { status: 500 }));
  expect(counts()).toEqual(["7", "7 lines"]);
  expect(warned).toEqual(["[atoll] the cart could not be read; the count of the page stays."]);
  cart.setState({ removing: 1 });
  await pass();
  expect(counts()).toEqual(["3", "Cart.Lines 3"]);
});

test("CRT-05 LOC-02 the number does not wait for the texts; the words follow", async () => {
  holdTexts();
  await show();
  await requests[0]!.answer(cartOf(2));
  expect(counts()).toEqual(["2", "7 lines"]);
  textsCome();
  await pass();
  expect(counts()).toEqual(["2", "Cart.Lines 2"]);
});

test("CRT-05 CRT-08 a change without its cart, or in another tab, is read; if that fails, the count stays", async () => {
  await show();
  await requests[0]!.answer(cartOf(2));
  emit(document, "cart:changed", { otherTab: false });
  emit(document, "cart:changed", { otherTab: false, cart: summary(5) });
  await pass();
  expect(cartRequests()).toHaveLength(2);
  await requests[1]!.answer(cartOf(3));
  expect(counts()[0]).toBe("3");
  for (const channel of channels) channel.dispatchEvent(new MessageEvent("message", { data: "changed" }));
  await pass();
  await requests[2]!.answer(new Response(null, { status: 500 }));
  expect([counts()[0], requests.length]).toEqual(["3", 3]);
  expect(warned).toEqual(["[atoll] the cart of the other tab could not be read."]);
});

test("CRT-05 a change whose cart is being read already is not read by the link, too", async () => {
  await show();
  await requests[0]!.answer(cartOf(2));
  cartChangedBy(undefined);
  await pass();
  expect(cartRequests()).toHaveLength(2);
  await requests[1]!.answer(cartOf(3));
  expect(counts()).toEqual(["3", "Cart.Lines 3"]);
  expect(cartRequests()).toHaveLength(2);
});

test("CRT-05 a mouse that rests for 120 ms opens the lines; they stay for 300 ms after it has left", async () => {
  const { point } = await show();
  point("pointerenter", "touch");
  await pass(1_000);
  point("pointermove");
  await pass(119);
  point("pointerleave");
  await pass(1_000);
  expect([panel(), listRequests()]).toEqual([null, []]);
  point("pointermove");
  await pass(60);
  point("pointermove");
  await pass(59);
  expect(panel()).toBeNull();
  await pass(1);
  expect(panel()).not.toBeNull();
  point("pointerleave");
  await pass(299);
  expect(panel()).not.toBeNull();
  point("pointerenter");
  await pass(1_000);
  expect([panel(), listRequests().length]).toEqual([expect.anything(), 1]);
  point("pointerleave");
  await pass(300);
  expect(panel()).toBeNull();
});

test("CRT-05 the panel loads, shows the count and the server's lines, and loads them again after a change", async () => {
  const { host, hover } = await show();
  await requests[0]!.answer(cartOf(2));
  await hover();
  expect(host.contains(panel())).toBe(true);
  expect(lines()).toEqual(["Cart.Loading", "true"]);
  await listRequests()[0]!.answer(html("<ul><li>Diary</li></ul>"));
  expect(lines()).toEqual(["Cart.Lines 2Diary", "false"]);
  cartChanged(summary(1));
  await pass();
  cartChanged(summary(0));
  await pass();
  expect(listRequests().map(({ signal }) => signal.aborted)).toEqual([expect.anything(), true, false]);
  await listRequests()[2]!.answer(html("<p>Empty</p>"));
  expect(lines()).toEqual(["Empty", "false"]);
});

test("CRT-05 lines that cannot be read show an error, with one message; the next change tries again", async () => {
  const { hover } = await show();
  await hover();
  await listRequests()[0]!.answer(html("<h1>Oops</h1>", 500));
  expect(lines()).toEqual(["Cart.Failed", "false"]);
  expect(warned).toEqual(["[atoll] the lines of the cart could not be read; the cart page has them."]);
  cartChanged(summary(1));
  await pass();
  await listRequests()[1]!.answer(html("<p>Diary</p>"));
  expect([lines(), warned.length]).toEqual([["Cart.Lines 1Diary", "false"], 1]);
});

test("CRT-05 WCAG-1.4.13 keyboard focus opens the lines; focus elsewhere, Escape or a visit closes them", async () => {
  // The focus was there before the code.
  const { host, link, point, hover } = await show("", true);
  const focus = (): Promise<void> => (link.focus(), pass(120));
  await pass(120);
  expect(panel()).not.toBeNull();
  host.dispatchEvent(new FocusEvent("focusout", { relatedTarget: panel() }));
  await pass(1_000);
  expect(panel()).not.toBeNull();
  document.querySelector("button")!.focus();
  await pass(119);
  expect(panel()).not.toBeNull();
  await pass(1);
  expect(panel()).toBeNull();
  for (const close of [escape, () => leavePage()]) {
    await focus();
    // During composition Escape cancels the composition. A reload of the page comes after each change of the cart.
    composingKey(link, "Escape");
    leavePage({ stay: true });
    await pass();
    expect(panel()).not.toBeNull();
    close();
    await pass();
    expect([panel(), document.activeElement]).toEqual([null, link]);
    link.blur();
  }
  point("pointerenter");
  await focus();
  // Safari takes the focus away at each press of a button.
  link.blur();
  await pass(1_000);
  expect(panel()).not.toBeNull();
  // A mouse that is over the panel opens it again only after it has left.
  escape();
  point("pointermove");
  await pass(1_000);
  expect(panel()).toBeNull();
  point("pointerleave");
  await hover();
  expect(panel()).not.toBeNull();
});

test("CRT-05 NAV-20 after a visit the markup is the server's, and nothing listens, waits or loads", async () => {
  const spies = [document, window].map((target) => vi.spyOn(target, "addEventListener"));
  // Here the time limit of a request is a timer, too.
  const ownTimers = (): number => vi.getTimerCount() - requests.length;
  const { sent, hover, point } = await show();
  await hover();
  const body = panel()!.lastElementChild;
  point("pointerleave");
  unmount();
  await requests[0]!.answer(cartOf(2));
  expect(document.body.innerHTML).toBe(sent);
  expect(listRequests().map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(vi.mocked(shell.sweep).mock.calls).toEqual([[body]]);
  expect([textListeners(), ownTimers(), warned]).toEqual([0, 0, []]);
  point("pointerenter");
  emit(document, "cart:changed", { otherTab: false });
  for (const channel of channels) channel.dispatchEvent(new MessageEvent("message", { data: "changed" }));
  expect([requests.length, ownTimers()]).toEqual([2, 0]);
  const listeners = spies
    .flatMap(({ mock }) => mock.calls as unknown as [string, unknown, AddEventListenerOptions][])
    // All widgets share a listener for the first of these, and all islands that of React for the second.
    .filter(([type]) => !["page:loaded", "selectionchange"].includes(type));
  expect(listeners.map(([type]) => type)).toEqual(expect.arrayContaining(["keydown", "page:out", "cart:changed"]));
  expect(listeners.filter(([, , { signal }]) => !signal?.aborted).map(([type]) => type)).toEqual([]);
});

test("CRT-05 a shop system without lines of the cart opens no panel", async () => {
  shell.connector = { name: "shop", cart: { read: async () => summary(3) } as unknown as CartConnector };
  const { hover } = await show();
  await hover();
  expect([counts()[0], panel(), requests]).toEqual(["3", null, []]);
});

test("CRT-05 an unknown data-panel is reported once; the lines open on hover", async () => {
  const { hover, link } = await show('data-panel="side"');
  await hover();
  expect([panel(), press(link)]).toEqual([expect.anything(), true]);
  expect(warned).toEqual([
    '[atoll] cart-widget on <div>: data-panel expects one of hover, drawer, got "side"; "hover" is used.',
  ]);
});
