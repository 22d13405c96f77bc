import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emit } from "../../../shared/events.ts";
import type { OwnApi } from "../../../shared/shell-api.ts";
import { standInShell } from "../stand-ins/shell.ts";

let shell: OwnApi;
let warned: string[];
const listening = vi.spyOn(document, "addEventListener");
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("ATOLL_CONNECTORS", "opencart.AAAAA woocommerce.BBBBB");
  shell = standInShell() as OwnApi;
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warned.push(text));
  document.body.innerHTML = '<i data-island="coupon"></i><i data-island="cart-widget"></i>';
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
  listening.mockClear();
  vi.mocked(console.warn).mockRestore();
  vi.unstubAllGlobals();
});
const load = () => import("../../../shared/api/connectors/connect.ts");

const cart = {
  read: vi.fn(async () => ({ lineCount: 2, itemCount: 3 })),
  add: vi.fn(),
  update: vi.fn(),
  remove: vi.fn(async () => {
    throw Object.assign(new Error("gone"), { status: 404, text: "No such line." });
  }),
};

test("connect: islands wait until the site passes its connector; those that it serves are mounted", async () => {
  const { connect, accept } = await load();
  const connecting = connect("custom");
  accept({ name: "our shop", cart });
  const unserved = await connecting;
  expect(unserved).toContain("coupon");
  expect(unserved).not.toContain("cart-widget");
  expect(await shell.connector!.cart!.read()).toEqual({ lineCount: 2, itemCount: 3 });
  expect(shell.connector!.cart!.lines).toBeUndefined();
});

test("connect: an error with a status is a refusal, whose text islands show", async () => {
  const { connect, accept } = await load();
  accept({ name: "our shop", cart });
  await connect("custom");
  await expect(shell.connector!.cart!.remove("l1", {})).rejects.toMatchObject({
    name: "HttpError",
    status: 404,
    text: "No such line.",
  });
});

test("connect: the author learns once for each island that the server has nothing for it", async () => {
  const { connect, accept } = await load();
  accept({ name: "our shop" });
  expect(await connect("custom")).toEqual(expect.arrayContaining(["coupon", "cart-widget"]));
  const message = (names: string) =>
    `[atoll] the server our shop has nothing for ${names}: the page's own content stays.`;
  expect(warned).toEqual([message("cart-widget, coupon")]);
  document.body.innerHTML += '<i data-island="wishlist"></i>';
  emit(document, "page:loaded", {} as never);
  expect(warned.slice(1)).toEqual([message("wishlist")]);
});

test("connect: a server that nobody knows serves nothing, and the message names those that there are", async () => {
  const { connect } = await load();
  expect(await connect("magento")).toContain("cart-widget");
  expect(warned[0]).toBe("[atoll] the setting server expects opencart, woocommerce or custom, got magento.");
});
