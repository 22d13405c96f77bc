import { assert, array, constantFrom, property, string } from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { ofVariant, withoutParameter } from "../../../islands/wishlist/wishlist-link/rules.ts";
import { eventsIn, linkTo } from "../../../islands/wishlist/wishlist-picker/rules.ts";
import { readCount } from "../../../shared/api/wish-count.ts";
import { readAdded, readIsInList } from "../../../shared/api/wishlist-membership.ts";
import { AnswerError } from "../../../shared/http/call.ts";

describe("WSH-03 only the parameter is removed from the address", () => {
  test.each([
    ["/p?openWishlist", "/p"],
    ["/p?openWishlist=true#about", "/p#about"],
    ["/p?a=1&openWishlist=&b=%2B+x", "/p?a=1&b=%2B+x"],
    ["/p?openWishlist=1&openBirthlist=1&openWishlist=2", "/p?openBirthlist=1"],
    ["/p?open%57ishlist=1&&a", "/p?&a"],
    ["https://shop.example/p?x=?&openWishlist#?openWishlist", "https://shop.example/p?x=?#?openWishlist"],
  ])("in %s", (address, left) => expect(withoutParameter(address, "openWishlist")).toBe(left));
  test.each([
    "/p",
    "/p?",
    "/p?openwishlist=1",
    "/p?a=openWishlist",
    "/p?openWishlists",
    "/p#openWishlist",
    "/p?%E0%A4%A=1",
    "",
  ])("%s does not contain it", (address) => {
    expect(withoutParameter(address, "openWishlist")).toBeNull();
  });
  test("with any other query and hash", () => {
    const part = constantFrom("a=1", "b", "", "%", "c=%20&d", "openBirthlist=1", "é=ü");
    assert(
      property(array(part), array(part), string(), (before, after, hash) => {
        const safe = `#${hash.replaceAll(/[\n\r\u2028\u2029]/g, "")}`;
        const others = [...before, ...after];
        const cleaned = withoutParameter(
          `/p?${[...before, "openWishlist=1", ...after].join("&")}${safe}`,
          "openWishlist",
        );
        const query = others.join("&");
        expect(cleaned).toBe(`/p${query.replaceAll("&", "") ? `?${query}` : ""}${safe}`);
        expect(withoutParameter(cleaned!, "openWishlist")).toBeNull();
      }),
    );
  });
});

test("WSH-02 the link gets the chosen variant, in any letter case of its parameter", () => {
  const of = (query: string): string => ofVariant(new URL(`https://shop.example/popup${query}`), "v/2").search;
  expect(of("?productVariantId=v1&type=birthlist")).toBe("?productVariantId=v%2F2&type=birthlist");
  expect(of("?ProductVariantID=v1")).toBe("?ProductVariantID=v%2F2");
  expect(of("")).toBe("?productVariantId=v%2F2");
});

describe("WSH-04 the response to an addition", () => {
  test("contains a list id as text or number; other fields of wrong types get defaults", () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    expect(readAdded({ Message: "In", WishlistId: "71", DataLayer: { event: "x" }, More: 1 })).toEqual({
      message: "In",
      wishlistId: "71",
      dataLayer: { event: "x" },
    });
    expect(readAdded({ WishlistId: 71 })).toEqual({ message: "", wishlistId: "71", dataLayer: null });
    expect(warned).not.toHaveBeenCalled();
    expect(readAdded({ Message: 5, WishlistId: "a", DataLayer: "x" })).toEqual({
      message: "",
      wishlistId: "a",
      dataLayer: null,
    });
    expect(warned).toHaveBeenCalledOnce();
  });
  test("is a refusal with its Message if it has no list id", () => {
    for (const WishlistId of [null, undefined, "", {}]) {
      expect(() => readAdded({ Message: "<b>Full</b>", WishlistId })).toThrow(
        expect.objectContaining({ name: "HttpError", status: 422, text: "<b>Full</b>" }),
      );
    }
  });
  test.each([undefined, null, "", "ok", 5, true, [], [{}]])("%j is rejected", (answer) =>
    expect(() => readAdded(answer)).toThrow(AnswerError),
  );
});

test("WSH-04 ANA-05 each event in the response is read with its name for the tag manager", () => {
  expect(eventsIn({ event: "add_to_wishlist", ecommerce: { items: [] } })).toEqual([
    { event: "add_to_wishlist", data: { ecommerce: { items: [] } } },
  ]);
  expect(eventsIn([{ ecommerce: {} }, { event: "b" }])).toEqual([
    { event: "add_to_wishlist", data: { ecommerce: {} } },
    { event: "b", data: {} },
  ]);
  for (const none of [null, undefined, "x", 5, [], [null, "x", []]]) expect(eventsIn(none)).toEqual([]);
});

test("WSH-02 only true and false, also as text, say whether a product is in the list", () => {
  expect([true, false, "True", "false"].map(readIsInList)).toEqual([true, false, true, false]);
  for (const answer of [undefined, null, 0, 1, "", "yes", {}, [], [[]], "<html>"])
    expect(() => readIsInList(answer), JSON.stringify(answer)).toThrow(AnswerError);
});

test("WSH-09 only a whole number of at least 0 is a count", () => {
  expect([0, 12, "12", { Count: 3 }, { Count: "3" }].map(readCount)).toEqual([0, 12, 12, 3, 3]);
  for (const answer of [undefined, null, -1, 1.5, "", "1.5", "-1", "many", {}, [], [3], { Count: null }, true])
    expect(() => readCount(answer), JSON.stringify(answer)).toThrow(AnswerError);
});

test("WSH-02 WSH-10 the link of a form is the one that matches most of its fields", () => {
  const links = [
    "/popup?productVariantId=v1",
    "/popup?productVariantId=v1&type=birthlist",
    "/popup?productVariantId=v2",
    "/other?productVariantId=v1&type=birthlist",
  ].map((path) => new URL(path, "https://shop.example"));
  const found = (type: string, id = "v1") => {
    const fields = new FormData();
    fields.set("productVariantId", id);
    fields.set("type", type);
    return linkTo(links, "/popup", fields)?.search;
  };
  expect(found("birthlist")).toBe("?productVariantId=v1&type=birthlist");
  expect(found("wishlist")).toBe("?productVariantId=v1");
  expect(found("wishlist", "v3")).toBeUndefined();
});
