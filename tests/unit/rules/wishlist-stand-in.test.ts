// The stand-in's side of wishlists.
import { expect, test } from "vitest";
import { variantById } from "../../../fixtures-html/cms/catalogue/index.ts";
import { newSession } from "../../../fixtures-html/cms/session/sessions.ts";
import { describe, orderWishes, rename, setQuantity } from "../../../fixtures-html/cms/wishlist/change.ts";
import { has, type Wishlist } from "../../../fixtures-html/cms/wishlist/wishlists.ts";

function seeded() {
  const session = newSession();
  const lists = session.wishlists.open("en");
  return { session, lists, kitchen: lists.list("71")!, garden: lists.list("72")! };
}
const idsOf = ({ wishes }: Wishlist) => wishes.map(({ id }) => id);

test("WSH-07 WSH-09 a wish that comes back stands where it stood; a variant goes from one list, or from all", () => {
  const { lists, kitchen, garden } = seeded();
  const before = idsOf(kitchen);
  const count = lists.count;
  const [, second] = kitchen.wishes;
  expect(lists.remove(second!.id)).toBe(true);
  expect([lists.remove(second!.id), has(kitchen, second!.variant.id), lists.count]).toEqual([false, false, count - 1]);
  expect([
    lists.add(kitchen, second!.product, second!.variant),
    lists.add(kitchen, second!.product, second!.variant),
  ]).toEqual([true, false]);
  expect(idsOf(kitchen)).toEqual(before);
  lists.add(garden, second!.product, second!.variant);
  lists.removeVariant(second!.variant.id, [garden]);
  expect([has(kitchen, second!.variant.id), has(garden, second!.variant.id)]).toEqual([true, false]);
  lists.removeVariant(second!.variant.id);
  expect(has(kitchen, second!.variant.id)).toBe(false);
  expect([lists.removeList("72"), lists.removeList("72")]).toEqual([true, false]);
});

test("WSH-05 WSH-06 a list needs a name, and a quantity follows the rules of what is wished for, but for the stock", () => {
  const { kitchen, lists } = seeded();
  expect([
    rename("en", kitchen, " \n "),
    rename("en", kitchen, "x".repeat(81)),
    rename("en", kitchen, " A  <b>name</b> "),
  ]).toEqual(["A list needs a name.", "Please use at most 80 characters.", ""]);
  expect([describe("en", kitchen, "x".repeat(501)), describe("en", kitchen, " one\r\ntwo ")]).toEqual([
    "Please use at most 500 characters.",
    "",
  ]);
  expect([kitchen.name, kitchen.description]).toEqual(["A <b>name</b>", "one\ntwo"]);
  const [mug] = kitchen.wishes;
  expect(setQuantity("en", mug!, 900_000)).toBe("");
  expect([setQuantity("en", mug!, 1_500), setQuantity("en", mug!, null)].every(Boolean)).toBe(true);
  expect(lists.wish(mug!.id)!.quantity).toBe(900_000);
});

test("WSH-08 what can be ordered of a list goes into the cart, and of the rest is told why not", () => {
  const { session, garden } = seeded();
  const { refused } = orderWishes(session, "en", garden.wishes, garden.id);
  expect(refused).toEqual([expect.stringMatching(/^Watering can, 2 litres is not in the cart: /)]);
  expect(session.cart.map(({ variant, quantity, origin, key }) => [variant.id, quantity, origin, key])).toEqual([
    ["v4511", 3000, "Wishlist", "72"],
    ["v4691", 1000, "Wishlist", "72"],
  ]);
  expect(variantById("v4711")!.variant.stock).toBe(0);
});
