import type { Show } from "../answer/page.ts";
import { products } from "../catalogue/index.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { priceFrom, productAvailability } from "../shop/availability.ts";
import { card } from "../shop/card.ts";
import { endOfOffers, inWords } from "../shop/offer-week.ts";

/** Each with its address, what it shows of the shop, and what comes with it. CNT-04, CNT-05 */
const shelves = [
  {
    name: "offers",
    path: "/offers",
    title: "title",
    intro: "intro",
    holds: (product: Product) => product.oldPrice > 0,
    comes: "countdown",
  },
  {
    name: "last-pieces",
    path: "/offers/last-pieces",
    title: "lastPieces",
    intro: "lastPiecesIntro",
    holds: (product: Product) => productAvailability(product) === "low",
    comes: "banner",
  },
  {
    name: "gifts",
    path: "/offers/gifts",
    title: "gifts",
    intro: "giftsIntro",
    holds: (product: Product) => product.kind === "piece" && priceFrom(product).cents < 2_500,
    comes: "popup",
  },
] as const;

const MOST = 8;

export const offers = (show: Show) => (c: Request, culture: Culture) => {
  const shelf = shelves.find(({ name }) => name === (c.req.param("shelf") ?? "offers"));
  if (!shelf) return null;
  const t = textsOf(culture).offers;
  const end = endOfOffers(Date.now());
  const held = products.filter((product) => productAvailability(product) !== "out" && shelf.holds(product));
  return show(c, {
    view: "offers",
    widgets: true,
    title: t[shelf.title],
    description: t[shelf.intro],
    data: {
      name: shelf.name,
      comes: shelf.comes,
      end,
      until: fill(t.until, inWords(culture, end)),
      cards: spread(held).map((product) => card(culture, product)),
      others: shelves
        .filter((other) => other !== shelf)
        .map(({ path, title }) => ({ path: `/${culture}${path}`, name: t[title] })),
    },
  });
};

/** As many as fit on a page, from all over the list. */
const spread = (list: Product[]): Product[] =>
  list.filter((_, index) => index % Math.max(1, Math.floor(list.length / MOST)) === 0).slice(0, MOST);
