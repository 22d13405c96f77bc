// Calls about past orders, and how the islands read their answers.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countLines } from "../../../islands/account/order-again/rules.ts";
import { readCustomers } from "../../../shared/api/customers.ts";
import { readOrderedAgain } from "../../../shared/api/orders.ts";
import { customersPath } from "../../../shared/api/wire/customers.ts";
import { type OrderAgainAnswer, orderAgainPath } from "../../../shared/api/wire/orders.ts";
import { visitor } from "../../unit/stand-ins/shop.ts";

let warned: string[];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((text: string) => void warned.push(text));
});
afterEach(() => void vi.restoreAllMocks());

const Cart = { ItemsCount: 2, ItemsQuantityCount: 5, AmountTaxInclHtml: "", AmountTaxExclHtml: "" };
const cart = { lineCount: 2, itemCount: 5, totalTaxInclHtml: "", totalTaxExclHtml: "" };

test("ORD-01 the added count is the server's, else the requested minus the refused lines", () => {
  expect(readOrderedAgain({ Added: 2, NotAdded: [], Cart }, 3)).toEqual({ added: 2, refused: [], cart });
  expect(readOrderedAgain({ NotAdded: [{ Name: " Cup ", Message: "Sold out" }] }, 3)).toEqual({
    added: 2,
    refused: [{ name: "Cup", message: "Sold out" }],
    cart: undefined,
  });
  expect(warned).toEqual([]);
  expect(readOrderedAgain({ Added: "2", NotAdded: "Cup", Cart: "<b>" }, 3)).toEqual({
    added: 3,
    refused: [],
    cart: undefined,
  });
  expect(readOrderedAgain({ Added: -4, NotAdded: [null, { Name: "" }, { Name: "Cup", Message: 7 }] }, 1)).toEqual({
    added: 0,
    refused: [{ name: "Cup", message: "" }],
    cart: undefined,
  });
  expect(warned.filter((text) => text.includes("expects a Name"))).toHaveLength(2);
});

test.each([undefined, null, "", "<html>", 7, [1]])("ORD-01 the response %j is rejected", (answer) =>
  expect(() => readOrderedAgain(answer, 1)).toThrow(/answer to order-again/),
);

test("ORD-01 lines with an empty or zero quantity are not requested", () => {
  expect(
    countLines(
      new URLSearchParams({
        OrderId: "10414",
        "Quantity[1]": "4",
        "Quantity[2]": "0",
        "Quantity[3]": "",
        "Quantity[4]": "0,5",
        pagenbr: "1",
      }),
    ),
  ).toBe(2);
});

test("ORD-03 customers without an id or an email address are skipped with a warning", () => {
  const rawAnswer = [
    { CustomerId: 7, Email: " ada@example.org " },
    { CustomerId: "", Email: "b@example.org" },
    null,
    { CustomerId: "8", Email: 5 },
    "x",
  ];
  expect(readCustomers(rawAnswer)).toEqual([{ id: "7", email: "ada@example.org" }]);
  expect(warned).toHaveLength(4);
  for (const bad of [undefined, {}, "<html>"]) expect(() => readCustomers(bad)).toThrow(/list of customers/);
});

const updateOrder = (shopper: ReturnType<typeof visitor>, form: Record<string, string>): Promise<Response> =>
  shopper.ask(orderAgainPath, {
    method: "PUT",
    body: new URLSearchParams(form),
    headers: { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
  });

test("ORD-01 reordering adds what is available and reports the rest", async () => {
  const shopper = visitor();
  expect((await updateOrder(shopper, { OrderId: "10414" })).status).toBe(401);
  await shopper.signIn();
  const first = (await (
    await updateOrder(shopper, { OrderId: "10414", "Quantity[1]": "3", "Quantity[2]": "0,25", "Quantity[3]": "1" })
  ).json()) as OrderAgainAnswer;
  expect(first).toMatchObject({
    Added: 2,
    NotAdded: [{ Name: "Spatula, beech", Message: "This item is currently sold out." }],
    Cart: { ItemsCount: 2 },
  });
  const second = (await (
    await updateOrder(shopper, { OrderId: "10414", "Quantity[1]": "1", "Quantity[2]": "0", "Quantity[3]": "" })
  ).json()) as OrderAgainAnswer;
  expect(second).toMatchObject({ Added: 1, NotAdded: [], Cart: { ItemsCount: 2, ItemsQuantityCount: 5 } });
  expect(
    (await updateOrder(shopper, { OrderId: "10414", "Quantity[1]": "", "Quantity[2]": "0", "Quantity[3]": "0" }))
      .status,
  ).toBe(422);
  expect((await updateOrder(shopper, { OrderId: "1" })).status).toBe(404);
});

test.each([
  ["", 1],
  ["2", 2],
  ["3", 3],
  ["99", 3],
  ["0", 1],
  ["-1", 1],
  ["x", 1],
  ["2.7", 2],
  ["1e400", 3],
])("ORD-01 pagenbr=%s shows page %d of the orders", async (pagenbr, page) => {
  const shopper = visitor();
  await shopper.signIn();
  const html = await shopper.page(`/en/sales/orders?pagenbr=${encodeURIComponent(pagenbr)}`);
  expect(/aria-label="Page (\d+)" aria-current="page"/.exec(html)?.[1]).toBe(String(page));
  expect(html.match(/class="past-order"/g)).toHaveLength(page === 3 ? 4 : 5);
});

test("ORD-01 anonymous visitors are redirected to login; customers see translated orders", async () => {
  const shopper = visitor();
  expect((await shopper.ask("/en/sales/orders")).headers.get("Location")).toContain("/security/login?returnUrl=");
  await shopper.signIn();
  expect(await shopper.page("/fr/sales/orders?pagenbr=1")).toContain("Commande 10414");
});

test("ORD-02 the delivery address can change once, before dispatch, within the country", async () => {
  const shopper = visitor();
  await shopper.signIn();
  const path = "/en/sales/order/ChangeDeliveryAddressRequest";
  const address = {
    FirstName: "Ada",
    LastName: "Peeters",
    Street1: "Kaai",
    HouseNumber: "3",
    PostalCode: "8400",
    City: "Oostende",
    CountryId: "1",
  };
  const messages = async (fields: Record<string, string>): Promise<string> =>
    /class="messages">(.*?)<\/div>/s.exec(await (await shopper.send(path, fields)).text())?.[1] ?? "";
  expect(await shopper.page(`${path}?orderId=10414`)).toContain('value="Visserskaai"');
  expect(await messages({ ...address, OrderId: "10398" })).toMatch(
    /class="alert alert-danger error"[^]*has already left our shop/,
  );
  expect(await messages({ ...address, OrderId: "10414", CountryId: "4", PostalCode: "59140" })).toMatch(
    / error"[^]*delivered in Belgium/,
  );
  const call = await shopper.ask(path, {
    method: "POST",
    body: new URLSearchParams({ ...address, OrderId: "10414", City: "" }),
    headers: { "X-Requested-With": "XMLHttpRequest" },
  });
  expect([call.status, await call.json()]).toEqual([422, { Message: "Enter the town." }]);
  expect(await messages({ ...address, OrderId: "10414" })).toMatch(/ success"[^]*on its way to ada@example.org/);
  expect(await shopper.page(`${path}?orderId=10414`)).not.toContain('<form class="account-form');
  expect(await shopper.page("/en/sales/orders")).toMatch(/disabled>Email sent/);
  expect((await shopper.send(path, { ...address, OrderId: "1" })).status).toBe(404);
});

test("ORD-03 only staff can search customers, with at least two characters", async () => {
  const shopper = visitor();
  const ask = (q: string): Promise<Response> => shopper.call("GET", `${customersPath}?q=${q}`);
  expect((await ask("ad")).status).toBe(401);
  await shopper.signIn();
  expect((await ask("ad")).status).toBe(403);
  expect((await shopper.ask("/en/sales/order/customer?orderId=10414")).status).toBe(404);
  expect(
    (await shopper.send("/en/sales/order/customer", { OrderId: "10414", Email: "ada.peeters@example.org" })).status,
  ).toBe(404);
  const staff = visitor();
  await staff.signIn("joris@lagune.example");
  const found = (await (await staff.call("GET", `${customersPath}?q=dubois+hotel`)).json()) as unknown[];
  expect(found[0]).toEqual({ CustomerId: "2102", Email: "ada.dubois@hotel-aan-zee.example" });
  expect(found).toHaveLength(8);
  expect(await (await staff.call("GET", `${customersPath}?q=a`)).json()).toEqual([]);
});

test("REF-01 a refund uses the order's prices and refuses more than was ordered", async () => {
  const shopper = visitor("fr");
  await shopper.signIn();
  const fields = {
    OrderId: "10402",
    "Lines[1].IsSelected": "true",
    "Lines[1].Quantity": "1,5",
    "Lines[1].UnitPriceTaxIncl": "9999",
    "Lines[2].Quantity": "6",
  };
  const sums = (html: string): string[] =>
    [...html.matchAll(/class="items-(?:count|amount)">([^<]*)/g)].map(([, text]) => text!.replace(/\s/g, " "));
  const calculated = await shopper.send("/fr/sales/refunds", { ...fields, action: "calculate" });
  expect([calculated.status, ...sums(await calculated.text())]).toEqual([200, "1", "36,75 €"]);
  for (const wrong of [
    { "Lines[1].Quantity": "2,5" },
    { "Lines[1].Quantity": "x" },
    { "Lines[1].IsSelected": "" },
    { "Lines[2].IsSelected": "true", "Lines[2].Quantity": "1,5" },
  ])
    expect((await shopper.send("/fr/sales/refunds", { ...fields, ...wrong } as Record<string, string>)).status).toBe(
      422,
    );
  expect((await shopper.send("/fr/sales/refunds", { ...fields, OrderId: "10414" })).status).toBe(404);
  const sent = await shopper.send("/fr/sales/refunds", fields);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/fr/sales/refunds/requested?orderId=10402"]);
  expect((await shopper.page("/fr/sales/refunds/requested?orderId=10402")).replace(/\s/g, " ")).toContain(
    "<strong>36,75 €</strong>",
  );
  expect((await shopper.ask("/fr/sales/refunds?orderId=10402")).status).toBe(303);
});
