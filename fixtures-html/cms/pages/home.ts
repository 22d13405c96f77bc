import { categories, products, productsOf } from "../catalogue/index.ts";
import type { Category, Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { productAvailability } from "../shop/availability.ts";
import { card } from "../shop/card.ts";
import { photoUrl } from "../shop/photo-url.ts";
import { brandViews, partnerViews } from "./carousels.ts";
import { teasers } from "./teasers.ts";

export const home = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).home;
  const available = products.filter((product) => productAvailability(product) !== "out");
  return show(c, {
    view: "home",
    islandStyles: true,
    title: t.title,
    description: t.description,
    data: {
      categories: categories.map((category) => categoryCard(culture, category)),
      fresh: spread(
        available.filter((product) => product.isNew),
        0,
      ).map((product) => card(culture, product)),
      offers: spread(
        available.filter((product) => product.oldPrice > 0),
        2,
      ).map((product) => card(culture, product)),
      news: teasers(culture).slice(0, 3),
      brands: brandViews(culture),
      partners: partnerViews,
    },
  });
};

function categoryCard(culture: Culture, category: Category) {
  const categoryProducts = productsOf(category.id);
  const face = categoryProducts[0];
  return {
    path: `/${culture}/catalog/${category.slug}`,
    name: category.name[culture],
    count: categoryProducts.length,
    photo: face ? photoUrl(face, face.variants[0]) : "",
  };
}

/** Four items of categories that are far apart in the list, starting at category `from`. */
function spread<T extends { categoryId: string }>(list: T[], from: number): T[] {
  const used = new Set<string>();
  const oneOfEach = list.filter(({ categoryId }) => !used.has(categoryId) && used.add(categoryId));
  return oneOfEach.filter((_, shelf) => shelf % 4 === from).slice(0, 4);
}
