import { variantById } from "../catalogue/index.ts";
import type { Culture, Localized } from "../catalogue/types.ts";
import { localized } from "../catalogue/localized.ts";
import { thousandths } from "../cart/quantity.ts";
import type { Wish, Wishlist } from "./wishlists.ts";

interface Seed {
  id: string;
  name: Localized;
  description: Localized;
  /** Only for a birth list: the child's name and the expected day. */
  birth?: { child: string; date: string };
  /** Quantities by variant id. */
  wishes: [string, number][];
}

const seeds: Seed[] = [
  {
    id: "71",
    name: localized("Our new kitchen | Notre nouvelle cuisine | Onze nieuwe keuken"),
    description: localized(
      "What is still missing on the shelves. | " +
        "Ce qui manque encore sur les étagères. | " +
        "Wat nog op de planken ontbreekt.",
    ),
    wishes: [
      ["v2801", 6],
      ["v3341", 2],
      ["v3431", 1],
      ["v1091", 0.5],
    ],
  },
  {
    id: "72",
    name: localized("A garden in spring | Un jardin au printemps | Een tuin in de lente"),
    description: localized(
      "For the first warm weekend. | Pour le premier week-end chaud. | Voor het eerste warme weekend.",
    ),
    wishes: [
      ["v4511", 3],
      ["v4691", 1],
      ["v4711", 1],
    ],
  },
  {
    id: "81",
    name: localized("Nora is on her way | Nora arrive bientôt | Nora is op komst"),
    description: localized(
      "Thank you for welcoming her with us. | Merci de l’accueillir avec nous. | Dank u om haar mee te verwelkomen.",
    ),
    birth: { child: "Nora", date: "2027-03-14" },
    wishes: [
      ["v3891", 2],
      ["v3601", 1],
    ],
  },
];

/** Lists that a customer already has. */
export const seededLists = (culture: Culture): Wishlist[] =>
  seeds.map(({ id, name, description, birth, wishes }) => ({
    id,
    name: name[culture],
    description: description[culture],
    birth: birth ?? null,
    wishes: wishes.flatMap(([variantId, units]): Wish[] => {
      const offer = variantById(variantId);
      return offer ? [{ id: `${id}-${variantId}`, ...offer, quantity: thousandths(units) }] : [];
    }),
  }));
