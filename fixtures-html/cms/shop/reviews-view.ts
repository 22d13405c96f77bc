/** The reviews on a product's page: one page of them, in an order. Both are parameters of the URL. */
import { type Review, reviewsOf } from "../catalogue/reviews.ts";
import type { Culture, Product } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { date, quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { withParameters } from "./list-url.ts";

const sorts = ["newest", "highest", "lowest"] as const;
type Sort = (typeof sorts)[number];

const PAGE_SIZE = 3;

/** View data of the reviews. `search` is the query of the page; a page or an order that does not exist becomes the first. */
export function reviewsView(culture: Culture, product: Product, search: string) {
  const t = textsOf(culture).reviews;
  const query = new URLSearchParams(search);
  const reviews = reviewsOf(product);
  const sort = sorts.find((one) => one === query.get("reviewSort")) ?? "newest";
  const pages = Math.ceil(reviews.length / PAGE_SIZE);
  const wanted = Number(query.get("reviewPage"));
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= pages ? wanted : 1;
  const start = (page - 1) * PAGE_SIZE;
  const shown = reviews.toSorted(order[sort]).slice(start, start + PAGE_SIZE);
  /** The anchor shows the reviews at once to visitors whose browser loads the page. */
  const at = (number: number, by: Sort = sort): string =>
    `/${culture}/product/${product.slug}${withParameters(search, {
      reviewPage: number === 1 ? null : String(number),
      reviewSort: by === "newest" ? null : by,
    })}#reviews`;
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  return {
    average: fill(t.average, quantity(culture, Math.round(average * 10) * 100), reviews.length),
    range: fill(t.range, start + 1, start + shown.length, reviews.length),
    sorts: sorts.map((by) => ({ id: by, label: t.sorts[by], path: at(1, by), isCurrent: by === sort })),
    items: shown.map(({ stars, text, author, date: day }) => ({
      stars: "★".repeat(stars) + "☆".repeat(5 - stars),
      rating: fill(t.rating, stars),
      text: text[culture],
      author,
      day,
      date: date(culture, day),
    })),
    previous: page > 1 ? at(page - 1) : "",
    next: page < pages ? at(page + 1) : "",
  };
}

/** Reviews of the same rating stay in the order of their days. */
const order: Record<Sort, (a: Review, b: Review) => number> = {
  newest: (a, b) => b.date.localeCompare(a.date),
  highest: (a, b) => b.stars - a.stars,
  lowest: (a, b) => a.stars - b.stars,
};
