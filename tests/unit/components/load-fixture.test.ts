// A captured page in a unit test: document, islands and answers to their calls, without a network.
import { beforeEach, expect, test, vi } from "vitest";
import addToCartDefinition from "../../../islands/cart/add-to-cart/definition.ts";
import quantityDefinition from "../../../islands/cart/quantity/definition.ts";
import type { AddToCartAnswer } from "../../../shared/api/wire/add-to-cart.ts";
import { loadFixture, refused } from "../../fixtures/load-fixture.ts";

const network = globalThis.fetch;

const cart = { ItemsCount: 1, ItemsQuantityCount: 3, AmountTaxInclHtml: "€ 28.50", AmountTaxExclHtml: "€ 23.55" };
const added: AddToCartAnswer = { Cart: cart, Name: "Letter set, cream", Quantity: 3, PhotoUrl: "" };

beforeEach(() => void vi.resetModules());

const views = async () => ({
  addToCart: (await import("../../../islands/cart/add-to-cart/add-to-cart.ts")).default,
  quantity: (await import("../../../islands/cart/quantity/quantity.ts")).default,
});
const submit = (form: HTMLElement): boolean =>
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

test("loadFixture: an island mounts on a captured page and gets the test's responses", async () => {
  const changed = vi.fn();
  document.addEventListener("cart:changed", changed, { once: true });
  const { settings, calls, mount } = loadFixture("store-product", {
    answers: { addToCart: ({ sent }) => ({ ...added, Quantity: (sent as { Quantity: number }).Quantity }) },
  });
  expect(document.title).toBe("Letter set, cream – Lagune");
  expect([location.pathname, document.documentElement.lang, document.body.className]).toEqual([
    "/captured/store-product/en/product/letter-set-cream",
    "en",
    expect.any(String),
  ]);
  expect([settings.app, settings.culture, settings.currency, window.atoll!.settings.system]).toEqual([
    "/captured/store-product",
    "en",
    "EUR",
    "Lagune",
  ]);

  const { addToCart, quantity } = await views();
  const [host] = mount(quantityDefinition, quantity);
  await vi.waitFor(() => expect(host.querySelectorAll("button")).toHaveLength(2));
  [...host.querySelectorAll("button")]
    .find(({ textContent, ariaLabel }) => /\+|More|Increase/.test(textContent + ariaLabel))!
    .click();
  const [form] = mount(addToCartDefinition, addToCart);
  expect([form, host].map(({ dataset }) => dataset["islandState"])).toEqual(["live", "live"]);
  expect(submit(form)).toBe(false);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect((changed.mock.calls[0]![0] as CustomEvent).detail).toMatchObject({ cart: { lineCount: 1, itemCount: 3 } });
  const [call] = calls.filter(({ name }) => name === "addToCart");
  expect(call).toMatchObject({
    method: "POST",
    address: "/api/v1/catalog/products/addtocart",
    sent: { ProductVariantId: expect.stringMatching(/^v\d+$/), Quantity: 2, Name: "Letter set, cream" },
  });
  // The last that the island does.
  await vi.waitFor(() => expect(document.querySelector("dialog")?.textContent).toContain("Letter set, cream"));
});

test("loadFixture: a call can be refused with the server's message", async () => {
  const { mount } = loadFixture("store-product", { answers: { addToCart: refused(422, "Only 3 are left.") } });
  const [form] = mount(addToCartDefinition, (await views()).addToCart);
  submit(form);
  await vi.waitFor(() => expect(form.textContent).toContain("Only 3 are left."));
});

test("loadFixture: texts and the responses in site.json are served", async () => {
  loadFixture("base-href");
  expect(await (await fetch("/captured/base-href/api/v1/localization/nl/stringresources")).json()).toMatchObject({
    Cart: expect.any(Object),
  });
  const review = await fetch("/captured/base-href/index.php?route=product/product/write&product_id=42", {
    method: "POST",
    body: new URLSearchParams({ text: "x" }),
  });
  expect(await review.json()).toEqual({ success: "Thank you for your review." });
});

test("loadFixture: pages open by path, and redirects work", () => {
  loadFixture("base-href", { path: "/index.php?route=product/product&product_id=43" });
  expect(document.querySelector("h1")!.textContent).toBe("Beach kettle");
  const { settings } = loadFixture("scripts-outside");
  expect([location.pathname, settings.app]).toEqual(["/captured/scripts-outside/shop/", ""]);
});

test("loadFixture: a missing fixture or page is reported with the existing ones, an island by its name", () => {
  expect(() => loadFixture("store-produkt")).toThrow(
    /^There is no fixture "store-produkt" in fixtures-html\/captured\/; there are aspnet-form, .*store-product.*\. Make one with: npm run capture -- URL store-produkt$/,
  );
  expect(() => loadFixture("store-product", { path: "/none" })).toThrow(
    'The fixture "store-product" has no page at /none; its pages are at /en/product/letter-set-cream, /en/product/t-shirt-organic-cotton.',
  );
  const { mount } = loadFixture("base-href");
  expect(() => mount(quantityDefinition, () => {})).toThrow(
    'The fixture "base-href" has no quantity: no element matches [data-island="quantity"].',
  );
});

test.fails("loadFixture: an unanswered call fails the test", async () => {
  loadFixture("store-product");
  await fetch("/captured/store-product/api/v1/shoppingcarts").catch(() => undefined);
});

test("loadFixture: an unanswered call is named with the expected response", async () => {
  const { strays } = loadFixture("store-product");
  await expect(fetch("/captured/store-product/api/v1/shoppingcarts")).rejects.toThrow(
    'The fixture "store-product" has no answer for GET /api/v1/shoppingcarts: pass one to the test, { answers: { cart: ... } }.',
  );
  await expect(fetch("/api/own?x=1", { method: "POST" })).rejects.toThrow(
    'tests/fixtures/calls.ts has no such call; add { "at": "POST /api/own?x=1", "json": ... } to the answers of fixtures-html/captured/store-product/site.json.',
  );
  await expect(fetch("https://elsewhere.example/api")).rejects.toThrow(
    "has no answer for GET https://elsewhere.example/api",
  );
  strays.length = 0;
});

test.fails("loadFixture: an island that fails later fails the test", () => {
  loadFixture("store-product").mount(quantityDefinition, (_host, _config, { fail }) =>
    fail("update", new Error("late")),
  );
});

test("loadFixture: a Request is answered by method and body; XMLHttpRequest is refused", async () => {
  const { calls, strays } = loadFixture("store-product", { answers: { addToCart: refused(422, "No.") } });
  const request = new Request(new URL("/captured/store-product/api/v1/catalog/products/addtocart", location.href), {
    method: "POST",
    body: '{"Quantity":2}',
  });
  expect((await fetch(request)).status).toBe(422);
  expect([calls[0]!.method, calls[0]!.sent]).toEqual(["POST", { Quantity: 2 }]);
  expect(() => new XMLHttpRequest()).toThrow("test this call in a browser, with openFixture");
  strays.length = 0;
});

test("loadFixture: a call aborted before it starts is not made", async () => {
  const { calls, strays } = loadFixture("store-product");
  const address = new URL("/captured/store-product/own", location.href);
  await expect(fetch(address, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
  await expect(fetch(new Request(address, { signal: AbortSignal.abort() }))).rejects.toThrow(/abort/);
  expect([calls, strays]).toEqual([[], []]);
});

test("loadFixture: after a test the document is empty and fetch is restored", () => {
  expect([document.title, document.body.childElementCount, location.pathname, fetch === network]).toEqual([
    "",
    0,
    "/",
    true,
  ]);
});
