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
  shell = standInShell({ server: "custom" }) as OwnApi;
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

test("connect: a resource without its functions is not served, and the author learns which are missing", async () => {
  const { connect, accept } = await load();
  accept({ name: "our shop", cart: { read: cart.read }, coupons: undefined, search: null } as never);
  expect(await connect("custom")).toEqual(expect.arrayContaining(["cart-widget", "coupon", "suggestions"]));
  expect(warned[0]).toBe(
    "[atoll] the cart of the server our shop expects the functions read, add, update, remove; add, update, remove are missing.",
  );
});

test.each([undefined, null, "shop"])(
  "connect: %s instead of a connector serves nothing, and says so",
  async (given) => {
    const { connect, accept } = await load();
    accept(given as never);
    expect(await connect("custom")).toContain("cart-widget");
    expect(warned[0]).toMatch(/atoll\.connect expects an object, got /);
    expect(warned[1]).toContain("the server custom has nothing for");
  },
);

test("connect: a connector may be an instance of a class", async () => {
  const { connect, accept } = await load();
  class Shop {
    name = "our shop";
    #count = 2;
    get cart() {
      return { ...cart, read: async () => ({ lineCount: this.#count, itemCount: 3 }) };
    }
  }
  accept(new Shop());
  expect(await connect("custom")).not.toContain("cart-widget");
  expect(await shell.connector!.cart!.read()).toEqual({ lineCount: 2, itemCount: 3 });
});

test("connect: the author learns that no script has passed a connector", async () => {
  const { connect, accept } = await load();
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const connecting = connect("custom");
  window.dispatchEvent(new Event("load"));
  expect(warned).toEqual([
    "[atoll] the setting server is custom, but no script has called atoll.connect; the islands wait for it.",
  ]);
  accept({ name: "our shop", cart });
  expect(await connecting).not.toContain("cart-widget");
});

test("connect: islands that need no server start when the code of the connector fails to load", async () => {
  const { connect } = await load();
  expect(await connect("woocommerce")).toContain("cart-widget");
  expect(warned[0]).toBe("[atoll] the code of the server woocommerce failed to load.");
});

test.each<[string, object, RegExp]>([
  [
    "read",
    { lineCount: "2" },
    /cart\.read of the connector expects an object with the numbers lineCount and itemCount/,
  ],
  ["lines", {}, /cart\.lines of the connector expects HTML as a text, got \{\}/],
  ["add", {}, /cart\.add of the connector expects an object with a name/],
])("connect: a result of cart.%s of another shape is an unusable answer", async (name, result, message) => {
  const { connect, accept } = await load();
  accept({ name: "our shop", cart: { ...cart, [name]: async () => result } });
  await connect("custom");
  const functions = shell.connector!.cart as unknown as Record<string, () => Promise<unknown>>;
  await expect(functions[name]!()).rejects.toMatchObject({
    name: "AnswerError",
    message: expect.stringMatching(message),
  });
});

test("connect: suggestions get the fields that were left out, and the address of their page", async () => {
  const { connect, accept } = await load();
  const list = [{ name: "Cup", url: "/cup" }, { name: "Bad", url: "javascript:alert(1)" }, { url: "/nameless" }, null];
  accept({ name: "our shop", search: { suggest: async () => list as never } });
  await connect("custom");
  const { signal } = new AbortController();
  expect(await shell.connector!.search!.suggest("c", 3, signal)).toEqual([
    {
      name: "Cup",
      url: new URL("/cup", location.href).href,
      photo: null,
      photoUrl: "",
      sku: "",
      brandSku: "",
      stockState: "",
      group: "",
    },
  ]);
});

test("connect: a mistake in the code of a connector is no failure of the network", async () => {
  const { connect, accept } = await load();
  const broken = async () => (undefined as never as { items: [] }).items;
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  accept({ name: "our shop", cart: { ...cart, add: broken as never, update: offline } });
  await connect("custom");
  const { add, update } = shell.connector!.cart!;
  await expect(add({ variantId: "1", quantity: 1, name: "" }, {})).rejects.toMatchObject({ name: "AnswerError" });
  await expect(update("1", 1, {})).rejects.toMatchObject({ name: "TypeError" });
});

test("connect: the author learns that a connector is passed without the setting that asks for it", async () => {
  standInShell({ server: "" });
  const { accept } = await load();
  accept({ name: "our shop", cart });
  expect(warned).toEqual([`[atoll] atoll.connect expects the setting server to be custom, got "".`]);
});

test("connect: the author learns that a name is no resource, and that a second connector is left out", async () => {
  const { connect, accept } = await load();
  accept({ name: "our shop", cart, coupon: {} } as never);
  accept({ name: "our shop", cart });
  accept({ name: "other shop", cart });
  await connect("custom");
  expect(warned.slice(0, 2)).toEqual([
    "[atoll] atoll.connect has the connector our shop already; it leaves out other shop.",
    "[atoll] the server our shop expects the names cart, coupons, search, products, choices, pickupPoints, places, vat, wishlists; got coupon.",
  ]);
});

test.each<[unknown, string]>([
  [undefined, "cart.add of the connector failed: undefined"],
  ["no stock", "cart.add of the connector failed: no stock"],
  [new SyntaxError("Unexpected token <"), "cart.add of the connector failed: Unexpected token <"],
])("connect: a function that throws %s is named, with the cause", async (thrown, message) => {
  const { connect, accept } = await load();
  accept({ name: "our shop", cart: { ...cart, add: () => Promise.reject(thrown as Error) } });
  await connect("custom");
  const order = { variantId: "1", quantity: 1, name: "" };
  await expect(shell.connector!.cart!.add(order, {})).rejects.toMatchObject({ message, cause: thrown });
});

test("connect: the author learns that a function has not answered for 30 seconds", async () => {
  const { connect, accept } = await load();
  let answer = (_name: string): void => undefined;
  accept({ name: "our shop", cart: { ...cart, update: () => new Promise((resolve) => (answer = resolve)) } });
  await connect("custom");
  warned.length = 0;
  vi.useFakeTimers();
  try {
    const slow = shell.connector!.cart!.update("l1", 2, {});
    vi.advanceTimersByTime(30_000);
    expect(warned).toEqual(["[atoll] cart.update of the connector has not answered for 30 seconds; its island waits."]);
    answer("Cup");
    expect(await slow).toBe("Cup");
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
