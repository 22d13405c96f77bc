import { type Article, articles } from "../catalogue/articles.ts";
import { newsCategories } from "../catalogue/news-categories.ts";

/** Which news a page or a fragment is about. */
export interface Scope {
  categoryIds: string[];
  /** Those of the categories below them, too. */
  children: boolean;
}

/** The whole journal. */
export const everything: Scope = { categoryIds: newsCategories.map(({ id }) => id), children: false };

/** A category as its page shows it. */
export const ofCategory = (id: string): Scope => ({ categoryIds: [id], children: true });

/** Reads `1,11` and `true` or `false`; null where one of them is not known. */
export function readScope(ids: string, children: string): Scope | null {
  const categoryIds = ids.split(",");
  const isKnown = categoryIds.every((id) => newsCategories.some((category) => category.id === id));
  return isKnown && /^(?:true|false)$/i.test(children)
    ? { categoryIds, children: children.toLowerCase() === "true" }
    : null;
}

/** The latest first. */
export function articlesIn({ categoryIds, children }: Scope): Article[] {
  const parentOf = (id: string): string => newsCategories.find((category) => category.id === id)?.parentId ?? "";
  return articles.filter(
    ({ categoryId }) => categoryIds.includes(categoryId) || (children && categoryIds.includes(parentOf(categoryId))),
  );
}

/** Address of the page of a scope, with more in its query. */
export function newsAddress(
  culture: string,
  { categoryIds, children }: Scope,
  more: Record<string, string> = {},
): string {
  const [id = ""] = children && categoryIds.length === 1 ? categoryIds : [];
  const query = Object.entries({ ...(id && { category: id }), ...more }).map(([name, value]) => `${name}=${value}`);
  return `/${culture}/news${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
