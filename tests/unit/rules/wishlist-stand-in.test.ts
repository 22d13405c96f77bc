// The stand-in's API for wishlists.
import { expect, test } from "vitest";
import { variantById } from "../../../fixtures-html/cms/catalogue/index.ts";
import { newSession } from "../../../fixtures-html/cms/session/sessions.ts";
import { setDescription, orderWishes, setName, setQuantity } from "../../../fixtures-html/cms/wishlist/change.ts";
import { shareList, sharedList } from "../../../fixtures-html/cms/wishlist/shared-lists.ts";
import { hasVariant, type Wishlist } from "../../../fixtures-html/cms/wishlist/wishlists.ts";

function seeded() {
  const session = newSession();
  const lists = session.wishlists.open("en");
  return { session, lists, kitchen: lists.list("71")!, garden: lists.list("72")! };
}
const idsOf = ({ wishes }: Wishlist) => wishes.map(({ id }) => id);

test("WSH-07 WSH-09 a restored wish keeps its position; removal works per list or for all", () => {
  const { lists, kitchen, garden } = seeded();
  const before = idsOf(kitchen);
  const count = lists.count;
  const [, second] = kitchen.wishes;
  expect(lists.remove(second!.id)).toBe(true);
  expect([lists.remove(second!.id), hasVariant(kitchen, second!.variant.id), lists.count]).toEqual([
    false,
    false,
    count - 1,
  ]);
  expect([
    lists.add(kitchen, second!.product, second!.variant),
    lists.add(kitchen, second!.product, second!.variant),
  ]).toEqual([true, false]);
  expect(idsOf(kitchen)).toEqual(before);
  lists.add(garden, second!.product, second!.variant);
  lists.removeVariant(second!.variant.id, [garden]);
  expect([hasVariant(kitchen, second!.variant.id), hasVariant(garden, second!.variant.id)]).toEqual([true, false]);
  lists.removeVariant(second!.variant.id);
  expect(hasVariant(kitchen, second!.variant.id)).toBe(false);
  expect([lists.removeList("72"), lists.removeList("72")]).toEqual([true, false]);
});

test("WSH-10 the link of a deleted list leads nowhere", () => {
  const { lists, garden } = seeded();
  const id = shareList(garden);
  expect(sharedList(id)).toBe(garden);
  lists.removeList(garden.id);
  expect(sharedList(id)).toBeUndefined();
});

test("WSH-07 several removed wishes return to their places, whichever is restored first", () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { lists, kitchen } = seeded();
    const before = idsOf(kitchen);
    const removed = kitchen.wishes.slice(0, 2);
    for (const { id } of removed) lists.remove(id);
    for (const index of order) lists.add(kitchen, removed[index]!.product, removed[index]!.variant);
    expect(idsOf(kitchen)).toEqual(before);
  }
});

test("WSH-05 WSH-06 a list needs a name; quantities follow the product's rules except stock", () => {
  const { kitchen, lists } = seeded();
  expect([
    setName("en", kitchen, " \n "),
    setName("en", kitchen, "x".repeat(81)),
    setName("en", kitchen, " A  <b>name</b> "),
  ]).toEqual(["Please give the list a name.", "Use no more than 80 characters.", ""]);
  expect([setDescription("en", kitchen, "x".repeat(501)), setDescription("en", kitchen, " one\r\ntwo ")]).toEqual([
    "Use no more than 500 characters.",
    "",
  ]);
  expect([kitchen.name, kitchen.description]).toEqual(["A <b>name</b>", "one\ntwo"]);
  const [mug] = kitchen.wishes;
  expect(setQuantity("en", mug!, 900_000)).toBe("");
  expect([setQuantity("en", mug!, 1_500), setQuantity("en", mug!, null)].every(Boolean)).toBe(true);
  expect(lists.wish(mug!.id)!.quantity).toBe(900_000);
});

test("WSH-08 available wishes are added to the cart; the others get a reason", () => {
  const { session, garden } = seeded();
  const { refused } = orderWishes(session, "en", garden.wishes, garden.id);
  expect(refused).toEqual([expect.stringMatching(/^Watering can, 2 litres was not added to your cart: /)]);
  expect(session.cart.map(({ variant, quantity, origin, key }) => [variant.id, quantity, origin, key])).toEqual([
    ["v4511", 3000, "Wishlist", "72"],
    ["v4691", 1000, "Wishlist", "72"],
  ]);
  expect(variantById("v4711")!.variant.stock).toBe(0);
});

test("a wish moves to another list with its quantity, which is added where the product is already", () => {
  const { lists, kitchen, garden } = seeded();
  const [mug] = kitchen.wishes;
  const { quantity, variant } = mug!;
  expect(lists.move(mug!.id, garden)?.quantity).toBe(quantity);
  expect([hasVariant(kitchen, variant.id), hasVariant(garden, variant.id)]).toEqual([false, true]);
  lists.add(kitchen, mug!.product, variant);
  const again = lists.move(kitchen.wishes.find((wish) => wish.variant.id === variant.id)!.id, garden);
  expect(again?.quantity).toBe(quantity + 1000);
  expect(lists.move("none", garden)).toBeUndefined();
});
