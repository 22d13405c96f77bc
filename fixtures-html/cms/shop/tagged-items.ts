import { articles } from "../catalogue/articles.ts";
import { categories, products } from "../catalogue/index.ts";
import type { Tag } from "../catalogue/tags.ts";
import type { Culture } from "../catalogue/types.ts";
import { workshops } from "../catalogue/workshops.ts";
import { pictureOf } from "./article-picture.ts";
import { photoUrl } from "./photo-url.ts";

export const entityNames = ["Product", "Article", "Workshop"] as const;
export const tagSorts = ["name", "kind"] as const;

/** An item of any kind with a tag. */
export interface TaggedItem {
  entityName: (typeof entityNames)[number];
  name: string;
  text: string;
  path: string;
  picture: string;
}

/** All items with a tag, sorted by name, or by kind and then by name. `entityName` restricts them to one kind. */
export function taggedItems(culture: Culture, tag: Tag, sort: string, entityName: string): TaggedItem[] {
  const all = [...ofProducts(culture, tag), ...ofArticles(culture, tag), ...ofWorkshops(culture, tag)];
  const byName = (a: TaggedItem, b: TaggedItem) => a.name.localeCompare(b.name, culture);
  const byKind = (a: TaggedItem, b: TaggedItem) =>
    entityNames.indexOf(a.entityName) - entityNames.indexOf(b.entityName);
  return all
    .filter((one) => !entityName || one.entityName === entityName)
    .sort((a, b) => (sort === "kind" && byKind(a, b)) || byName(a, b));
}

function ofProducts(culture: Culture, tag: Tag): TaggedItem[] {
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
      picture: photoUrl(product, product.variants[0]),
    }));
}

const ofArticles = (culture: Culture, tag: Tag): TaggedItem[] =>
  articles
    .filter(({ slug }) => tag.articles.includes(slug))
    .map((article) => ({
      entityName: "Article",
      name: article.title[culture],
      text: article.intro[culture],
      path: `/${culture}/news/${article.slug}`,
      picture: pictureOf(article).address,
    }));

const ofWorkshops = (culture: Culture, tag: Tag): TaggedItem[] =>
  workshops
    .filter(({ id }) => tag.workshops.includes(id))
    .map(({ name, text, pictureKey }) => ({
      entityName: "Workshop",
      name: name[culture],
      text: text[culture],
      path: `/${culture}/workshops`,
      picture: `/media/articles/${pictureKey}.svg`,
    }));
