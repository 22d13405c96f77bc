import { assert, double, property, string } from "fast-check";
import { expect, test, vi } from "vitest";
import { listIn, orderedItems } from "../../../../islands/wishlist/wishlist/rules.ts";
import { positiveQuantity } from "../../../../islands/wishlist/wishlist-quantity/rules.ts";
import { keyAction, normalizeFieldText } from "../../../../islands/wishlist/wishlist-text/rules.ts";
import { refusalReason } from "../../../../shared/api/wishlist-updates.ts";
import { destination, readOrdered } from "../../../../shared/api/wishlists.ts";
import { HttpError } from "../../../../shared/http/call.ts";
import { failureText } from "../../../../shared/wishlist/update.ts";

test("WSH-01 the list is the one in the URL, else the first", () => {
  expect(["?Id=72", "?id=72&x=1", "?Id=99", "", "?Id="].map((search) => listIn(search, ["71", "72"]))).toEqual([
    "72",
    "72",
    "71",
    "71",
    "71",
  ]);
  expect(listIn("?Id=72", [])).toBe("");
});

test.each([
  ["2", 1, 2],
  ["1,5", 0.1, 1.5],
  [" 0.25 ", 0.1, 0.25],
  ["-3", 1, 3],
  ["0", 1, 1],
  ["0", 6, 6],
  ["", 0.1, 0.1],
  ["many", 0, 1],
  ["1 200", 1, 1200],
])("WSH-06 %s with a minimum of %d is read as %d", (typed, smallest, meant) =>
  expect(positiveQuantity(typed, smallest)).toBe(meant),
);

test("WSH-06 any typed text gives a positive quantity", () => {
  assert(
    property(string(), double(), (typed, smallest) => {
      const quantity = positiveQuantity(typed, smallest);
      expect(typeof quantity === "number" && quantity > 0).toBe(true);
    }),
  );
});

test("WSH-05 a name is trimmed and saved by Enter; a description keeps its lines", () => {
  expect(normalizeFieldText("Name", "  Our \n new\tkitchen ")).toBe("Our new kitchen");
  expect(normalizeFieldText("Description", " one\r\ntwo \n")).toBe("one\ntwo");
  const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, ...more });
  expect([
    keyAction("Name", key("Enter")),
    keyAction("Description", key("Enter")),
    keyAction("Description", key("Enter", { ctrlKey: true })),
    keyAction("Description", key("Enter", { metaKey: true })),
  ]).toEqual(["save", null, "save", "save"]);
  expect([keyAction("Name", key("Escape")), keyAction("Name", key("a"))]).toEqual(["cancel", null]);
});

test("WSH-08 wishes are ordered in their quantity; those without variant or quantity are skipped", () => {
  expect(
    orderedItems([
      { variantId: "v1", quantity: "2" },
      { variantId: "v2", quantity: "0,5" },
      { variantId: "v3", quantity: "0" },
      { quantity: "1" },
      { variantId: "v4", quantity: "x" },
      { variantId: "v5" },
    ]),
  ).toEqual([
    { variantId: "v1", quantity: 2 },
    { variantId: "v2", quantity: 0.5 },
  ]);
});

test("WSH-08 the response to an order has the cart and a message; a non-object is rejected", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const Cart = { ItemsCount: 2, ItemsQuantityCount: 3, AmountTaxInclHtml: "", AmountTaxExclHtml: "" };
  const cart = { lineCount: 2, itemCount: 3, totalTaxInclHtml: "", totalTaxExclHtml: "" };
  expect(readOrdered({ Cart, Message: " Sold out. " })).toEqual({ cart, message: "Sold out." });
  expect(readOrdered({})).toEqual({ cart: undefined, message: "" });
  expect(warn).not.toHaveBeenCalled();
  expect(readOrdered({ Cart: "two", Message: 7 })).toEqual({ cart: undefined, message: "" });
  expect(warn).toHaveBeenCalled();
  for (const answer of [undefined, null, "yes", []]) expect(() => readOrdered(answer)).toThrow("expected an object");
});

test("WSH-07 a deletion redirects only to a page of the site", () => {
  const to = (Uri: unknown) => destination({ Uri }, "/shop", "https://lagune.example");
  expect(["/shop/en/lists", "~/en/lists", "en/lists"].map(to)).toEqual(
    Array(3).fill("https://lagune.example/shop/en/lists"),
  );
  expect([
    to("https://evil.example/"),
    to("//evil.example"),
    to("javascript:alert(1)"),
    to(7),
    to(""),
    destination(null, "", "https://lagune.example"),
    destination("x", "", "https://lagune.example"),
  ]).toEqual(Array(7).fill(null));
});

test("WSH-06 WSH-05 a refusal shows the server's message, its status or a default", () => {
  expect(
    [{ IsSuccessfull: true, Status: 200, Message: "Saved" }, { Status: "OK" }, {}, null, undefined, "text"].map(
      refusalReason,
    ),
  ).toEqual([null, null, null, null, null, null]);
  expect(
    [
      { IsSuccessfull: false },
      { Status: 422, Message: "At most 5" },
      { Status: "409", Message: "" },
      { Status: "Error" },
      { IsSuccessfull: false, Status: "OutOfStock" },
      { Status: 500, Message: 7 },
    ].map(refusalReason),
  ).toEqual(["", "At most 5", "", "Error", "OutOfStock", ""]);
  const t = (key: string): string => key;
  const of = (status: number, text: string, statusText: string) =>
    failureText(new HttpError(status, "/x", text, statusText), t);
  expect([
    of(422, "At most 5", "Unprocessable"),
    of(500, "", "Internal Server Error"),
    of(500, "", ""),
    of(401, "Log in", "Unauthorized"),
    failureText(new TypeError("broken"), t),
  ]).toEqual(["At most 5", "Internal Server Error", "Core.ErrorServer", "", "Core.ErrorServer"]);
});
