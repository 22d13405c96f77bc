import { articles } from "../catalogue/articles.ts";
import { categories, products } from "../catalogue/index.ts";
import type { Tag } from "../catalogue/tags.ts";
import type { Culture } from "../catalogue/types.ts";
import { workshops } from "../catalogue/workshops.ts";
import { pictureOf } from "./article-picture.ts";
import { photoAddress } from "./photo-address.ts";

export const entityNames = ["Product", "Article", "Workshop"] as const;
export const tagSorts = ["name", "kind"] as const;

/** Something with a tag, of whatever kind. */
export interface Tagged {
  entityName: (typeof entityNames)[number];
  name: string;
  text: string;
  path: string;
  picture: string;
}

/** All with a tag: by name, or by kind and then by name; of one kind, when one is asked for. */
export function tagged(culture: Culture, tag: Tag, sort: string, entityName: string): Tagged[] {
  const all = [...ofProducts(culture, tag), ...ofArticles(culture, tag), ...ofWorkshops(culture, tag)];
  const byName = (a: Tagged, b: Tagged) => a.name.localeCompare(b.name, culture);
  const byKind = (a: Tagged, b: Tagged) => entityNames.indexOf(a.entityName) - entityNames.indexOf(b.entityName);
  return all
    .filter((one) => !entityName || one.entityName === entityName)
    .sort((a, b) => (sort === "kind" && byKind(a, b)) || byName(a, b));
}

function ofProducts(culture: Culture, tag: Tag): Tagged[] {
  const ids = categories.filter(({ slug }) => tag.categories.includes(slug)).map(({ id }) => id);
  return products
    .filter(
      ({ categoryId, name }) => ids.includes(categoryId) && (!tag.word || name.en.toLowerCase().includes(tag.word)),
    )
    .map((product) => ({
      entityName: "Product",
      name: product.name[culture],
      text: product.summary[culture],
      path: `/${culture}/product/${product.slug}`,
      picture: photoAddress(product, product.variants[0]),
    }));
}

const ofArticles = (culture: Culture, tag: Tag): Tagged[] =>
  articles
    .filter(({ slug }) => tag.articles.includes(slug))
    .map((article) => ({
      entityName: "Article",
      name: article.title[culture],
      text: article.intro[culture],
      path: `/${culture}/news/${article.slug}`,
      picture: pictureOf(article).address,
    }));

const ofWorkshops = (culture: Culture, tag: Tag): Tagged[] =>
  workshops
    .filter(({ id }) => tag.workshops.includes(id))
    .map(({ name, text, pictureKey }) => ({
      entityName: "Workshop",
      name: name[culture],
      text: text[culture],
      path: `/${culture}/workshops`,
      picture: `/media/articles/${pictureKey}.svg`,
    }));
