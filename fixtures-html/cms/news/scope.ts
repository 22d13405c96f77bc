import { type Article, articles } from "../catalogue/articles.ts";
import { newsCategories } from "../catalogue/news-categories.ts";

/** Selects the news of a page or a fragment. */
export interface Scope {
  categoryIds: string[];
  /** Includes the child categories. */
  children: boolean;
}

export const allNews: Scope = { categoryIds: newsCategories.map(({ id }) => id), children: false };

/** Scope of a category's page. */
export const categoryScope = (id: string): Scope => ({ categoryIds: [id], children: true });

/** Parses `1,11` and `true` or `false`; null when a value is unknown. */
export function readScope(ids: string, children: string): Scope | null {
  const categoryIds = ids.split(",");
  const isKnown = categoryIds.every((id) => newsCategories.some((category) => category.id === id));
  return isKnown && /^(?:true|false)$/i.test(children)
    ? { categoryIds, children: children.toLowerCase() === "true" }
    : null;
}

/** Articles of a scope, newest first. */
export function articlesIn({ categoryIds, children }: Scope): Article[] {
  const parentOf = (id: string): string => newsCategories.find((category) => category.id === id)?.parentId ?? "";
  return articles.filter(
    ({ categoryId }) => categoryIds.includes(categoryId) || (children && categoryIds.includes(parentOf(categoryId))),
  );
}

/** URL of the page of a scope, with more query parameters. */
export function newsPath(culture: string, { categoryIds, children }: Scope, more: Record<string, string> = {}): string {
  const [id = ""] = children && categoryIds.length === 1 ? categoryIds : [];
  const query = Object.entries({ ...(id && { category: id }), ...more }).map(([name, value]) => `${name}=${value}`);
  return `/${culture}/news${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
