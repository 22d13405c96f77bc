// The browser test shows the place of the drawer, its focus, and a list in it that can be edited.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/cart/cart-widget/definition.ts";
import type { CartConnector } from "../../../../shared/api/connector.ts";
import { island } from "../../../../shared/island/mount.ts";
import {
  abort,
  dialogs,
  html,
  leavePage,
  pass,
  type PageRequest,
  press,
  requests,
  shell,
  warned,
} from "../../../unit/stand-ins/component-page.ts";
import { holdTexts, textListeners, textsCome } from "../../../unit/stand-ins/late-texts.ts";

vi.mock("../../../../shared/dialog/dialog.css?inline", () => ({ default: "" }));
vi.mock("../../../../islands/cart/cart-widget/drawer.css?inline", () => ({ default: "" }));
vi.mock("../../../../shared/i18n/texts.ts", () => import("../../../unit/stand-ins/late-texts.ts"));

let unmount: () => void;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("BroadcastChannel", EventTarget);
});
afterEach(() => unmount());

async function mount(path = "/en/catalog") {
  document.body.innerHTML = `<div data-island="cart-widget" data-panel="drawer"><a href="/en/shoppingcarts">Cart
    (<b data-cart-count>2</b>)</a> <button>Help</button></div>`;
  const host = document.querySelector("div")!;
  const { default: CartWidget } = await import("../../../../islands/cart/cart-widget/cart-widget.tsx");
  const { reactView } = await import("../../../../shared/island/react.tsx");
  const end = island(definition, reactView(CartWidget, definition.fallback))(host, {
    signal: abort.signal,
    id: "cart-widget-1",
    fail: vi.fn(),
  });
  unmount = () => (abort.abort(), end());
  history.replaceState(null, "", path);
  return { host, link: host.querySelector("a")! };
}
/** Shows the widget of a cart with two lines. */
async function show() {
  const shown = await mount();
  await pass();
  await requests[0]?.answer(Response.json({ ItemsCount: 2, ItemsQuantityCount: 2 }));
  return shown;
}
/** The drawer's text, and whether it is busy. */
const lines = (): (string | null)[] => {
  const element = dialogs()[0]!.querySelector("[aria-busy]")!;
  return [element.textContent, element.getAttribute("aria-busy")];
};
const listRequests = (): PageRequest[] => requests.filter(({ path }) => path === "/en/widget/shoppingcartitems");

test("CRT-05 a click on the link opens one drawer with the lines; hovering opens nothing", async () => {
  const { host, link } = await show();
  host.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  await pass(1_000);
  expect([document.querySelector("[aria-busy]"), listRequests()]).toEqual([null, []]);
  expect([press(link), press(link)]).toEqual([false, false]);
  await pass();
  expect(dialogs().map(({ open, className }) => [open, className])).toEqual([[true, "atoll-dialog atoll-cart-drawer"]]);
  expect(document.getElementById(dialogs()[0]!.getAttribute("aria-labelledby")!)!.textContent).toBe("Cart.Yours");
  expect(dialogs()[0]!.querySelector("button")!.getAttribute("aria-label")).toBe("Core.Close");
  expect([lines(), host.contains(dialogs()[0]!)]).toEqual([["Cart.Loading", "true"], false]);
  await listRequests()[0]!.answer(html("<p>Diary</p>"));
  expect([lines(), listRequests().length]).toEqual([["Cart.Lines 2Diary", "false"], 1]);
  dialogs()[0]!.close();
  await pass();
  expect([dialogs(), vi.mocked(shell.sweep).mock.calls.length, press(link)]).toEqual([[], 1, false]);
  await pass();
  expect([lines(), listRequests().length]).toEqual([["Cart.Loading", "true"], 2]);
  expect(warned).toEqual([]);
});

test("CRT-05 LOC-02 presses while the texts load open one drawer; after a visit they open none", async () => {
  const { link } = await show();
  for (const leaves of [true, false]) {
    holdTexts();
    for (let times = 0; times < 2; times++) {
      expect(press(link)).toBe(false);
      await pass();
    }
    expect(dialogs()).toEqual([]);
    if (leaves) leavePage();
    textsCome();
    await pass();
    expect(dialogs()).toHaveLength(leaves ? 0 : 1);
  }
  // The drawer listens until it closes.
  unmount();
  await pass();
  expect(textListeners()).toBe(1);
  dialogs()[0]!.close();
  await pass();
  expect(textListeners()).toBe(0);
});

test("CRT-05 if the lines cannot be read, the drawer has an error and a link to the cart", async () => {
  const { link } = await show();
  press(link);
  await pass();
  await listRequests()[0]!.answer(html("<h1>Oops</h1>", 500));
  expect(lines()).toEqual(["Cart.FailedCart.GoToBasket", "false"]);
  expect(dialogs()[0]!.querySelector("a")!.href).toBe(link.href);
  expect(warned).toEqual(["[atoll] the lines of the cart could not be read; the cart page has them."]);
});

test("CRT-05 NAV-03 clicks with a key or beside the link, or in a shop without lines, open no drawer", async () => {
  const { host, link } = await show();
  const button = host.querySelector("button")!;
  expect([press(link, { ctrlKey: true }), press(link, { button: 1 }), press(button)]).toEqual([true, true, true]);
  shell.connector = { name: "shop", cart: {} as CartConnector };
  expect(press(link)).toBe(true);
  delete shell.connector;
  // happy-dom has followed the link.
  history.replaceState(null, "", "/en/catalog");
  await pass();
  expect(dialogs()).toEqual([]);
  expect(press(link)).toBe(false);
});

test("CRT-05 NAV-20 a press that comes before the drawer's code waits for it; after a visit the link is plain", async () => {
  const { link } = await mount();
  expect(press(link)).toBe(false);
  await pass();
  expect(dialogs()).toHaveLength(1);
  dialogs()[0]!.close();
  await pass();
  unmount();
  expect(press(link)).toBe(true);
});

test("CRT-05 a press whose code comes when the visitor has gone on opens nothing; meanwhile the link is busy", async () => {
  const { link } = await mount();
  press(link);
  expect(link.getAttribute("aria-busy")).toBe("true");
  history.replaceState(null, "", "/en/catalog/coffee");
  await pass();
  expect([dialogs(), link.getAttribute("aria-busy"), vi.mocked(shell.visit).mock.calls]).toEqual([[], null, []]);
});

test("CRT-05 on the page of the cart the link opens no drawer", async () => {
  const { link } = await mount("/en/shoppingcarts");
  await pass();
  expect(press(link)).toBe(true);
});

test("CRT-05 ERR-05 if the code of the drawer cannot load, the link stays plain, with one message", async () => {
  vi.doMock("../../../../islands/cart/cart-widget/drawer.tsx", () => {
    throw new Error("no network");
  });
  const { link } = await show();
  expect([press(link), warned]).toEqual([true, ["[atoll] the drawer of the cart could not be loaded."]]);
  vi.doUnmock("../../../../islands/cart/cart-widget/drawer.tsx");
});
