import type { Show } from "../http/page.ts";
import { products } from "../catalogue/index.ts";
import { now } from "../clock.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { priceFrom, productAvailability } from "../shop/availability.ts";
import { card } from "../shop/card.ts";
import { endOfOffers, formatEnd } from "../shop/offer-week.ts";

/** Pages of offers: their URL, their products, and the island that accompanies them. CNT-04, CNT-05 */
const shelves = [
  {
    name: "offers",
    path: "/offers",
    title: "title",
    intro: "intro",
    includes: (product: Product) => product.oldPrice > 0,
    island: "countdown",
  },
  {
    name: "last-pieces",
    path: "/offers/last-pieces",
    title: "lastPieces",
    intro: "lastPiecesIntro",
    includes: (product: Product) => productAvailability(product) === "low",
    island: "banner",
  },
  {
    name: "gifts",
    path: "/offers/gifts",
    title: "gifts",
    intro: "giftsIntro",
    includes: (product: Product) => product.kind === "piece" && priceFrom(product).cents < 2_500,
    island: "popup",
  },
] as const;

const MAXIMUM_CARDS = 8;

export const offers = (show: Show) => (c: Request, culture: Culture) => {
  const shelf = shelves.find(({ name }) => name === (c.req.param("shelf") ?? "offers"));
  if (!shelf) return null;
  const t = textsOf(culture).offers;
  const end = endOfOffers(now());
  const offered = products.filter((product) => productAvailability(product) !== "out" && shelf.includes(product));
  return show(c, {
    view: "offers",
    islandStyles: true,
    title: t[shelf.title],
    description: t[shelf.intro],
    data: {
      name: shelf.name,
      island: shelf.island,
      end,
      until: fill(t.until, formatEnd(culture, end)),
      cards: spread(offered).map((product) => card(culture, product)),
      others: shelves
        .filter((other) => other !== shelf)
        .map(({ path, title }) => ({ path: `/${culture}${path}`, name: t[title] })),
    },
  });
};

/** As many products as fit on a page, spread over the whole list. */
const spread = (list: Product[]): Product[] =>
  list.filter((_, index) => index % Math.max(1, Math.floor(list.length / MAXIMUM_CARDS)) === 0).slice(0, MAXIMUM_CARDS);
