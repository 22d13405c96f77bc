import { expect, test, vi } from "vitest";
import { orderOf } from "../../../../islands/cart/add-to-cart/rules.ts";
import { readAddition } from "../../../../shared/api/add-to-cart.ts";

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const names = { nameVariant: "ProductVariantId", nameQuantity: "Quantity" };
const read = (data: FormData) => orderOf(data, names);

test("PRO-03 the order contains the variant, quantity, name and origin", () => {
  const fields = { ProductVariantId: "v1", Quantity: "3", Name: "Cup", ItemOrigin: "Catalog", ItemKey: "k" };
  expect(read(form(fields))).toEqual({
    variantId: "v1",
    quantity: 3,
    name: "Cup",
    origin: "Catalog",
    key: "k",
    fields: new URLSearchParams(fields),
  });
});

test("PRO-03 the fields may have other names and several values; the variant may be that of the pressed button", () => {
  const data = form({ quantity: "2", "add-to-cart": "38", "choice[]": "red" });
  data.append("choice[]", "blue");
  const order = orderOf(data, { nameVariant: "add-to-cart", nameQuantity: "quantity" });
  expect(order).toMatchObject({ variantId: "38", quantity: 2 });
  expect(String(order!.fields)).toBe("quantity=2&add-to-cart=38&choice%5B%5D=red&choice%5B%5D=blue");
});

test.each([[{}], [{ Quantity: "" }], [{ Quantity: " " }]])("PRO-03 with the fields %j the quantity is 1", (fields) => {
  expect(read(form({ ProductVariantId: "v1", ...fields }))).toMatchObject({ quantity: 1, name: "" });
});

test.each(["2.3 m", "230 cm", "2,3m", "2300 mm"])("PRO-03 LEN-01 the length %s is ordered in metres", (typed) => {
  const data = form({ ProductVariantId: "v1", Quantity: typed });
  const order = orderOf(data, names, true)!;
  expect([order.quantity, order.fields!.get("Quantity"), read(data)]).toEqual([2.3, "2.3", null]);
});

test("PRO-03 a weight with a comma is sent as a number", () => {
  expect(read(form({ ProductVariantId: "v1", Quantity: "0,25" }))!.quantity).toBe(0.25);
});

test.each<[string, Record<string, string | Blob>]>([
  ["no variant", { Quantity: "2" }],
  ["an empty variant", { ProductVariantId: "" }],
  ["the variant 0", { ProductVariantId: "0" }],
  ["a file instead of a variant", { ProductVariantId: new Blob(["x"]) }],
  ["a quantity that is no number", { ProductVariantId: "v1", Quantity: "1 000" }],
])("PRO-03 a form with %s is left to the server", (_what, fields) => expect(read(form(fields))).toBeNull());

test("PRO-03 a response without name and quantity uses those of the order", () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  const order = read(form({ ProductVariantId: "v1", Quantity: "2", Name: "Cup" }))!;
  expect(readAddition({ Cart: { ItemsCount: 4 } }, order)).toMatchObject({
    name: "Cup",
    quantity: 2,
    photoUrl: "",
    cart: { lineCount: 4, itemCount: 0 },
  });
  expect(readAddition({}, order).name).toBe("Cup");
  expect(warning).not.toHaveBeenCalled();
  // A refusal with status 200 cannot be told from an addition.
  readAddition({ error: "No stock" }, order);
  expect(warning).toHaveBeenCalledExactlyOnceWith(
    "[atoll] the answer to add-to-cart has neither Cart nor Name, but error. Refuse an order with 422.",
  );
});

test.each([[undefined], [null], [[]], ["yes"]])("ERR-04 the response %j counts as a failure", (answer) => {
  const order = read(form({ ProductVariantId: "v1" }))!;
  expect(() => readAddition(answer, order)).toThrow("expected an object in the answer to add-to-cart");
});
