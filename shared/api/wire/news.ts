/** The news that a calendar counts, and the page size of its lists. NEW-01, NEW-02 */
export interface NewsQuery {
  /** Category ids. */
  categoryIds: readonly string[];
  /** Includes the news of subcategories. */
  displayChildren: boolean;
  postsPerPage: number;
}

/** Route patterns of the paths below, after the culture. */
export const newsCalendarRoute = "/widget/news/calendar/:categoryIds/:displayChildren/:postsPerPage/:month/:year";
export const newsListRoute = "/widget/news/newslist/:categoryIds/:displayChildren/:postsPerPage/:day";

/**
 * GET, relative to the application path. Returns the calendar of a month, such as `11/2026`, as an HTML fragment whose
 * links have `data-month` and `data-day`. NEW-01
 */
export const newsCalendarPath = (culture: string, query: NewsQuery, month: string): string =>
  `/${culture}/widget/news/calendar/${scope(query)}/${month}`;

/**
 * GET, relative to the application path. Returns the news of a day, such as `2026-11-05`, as an HTML fragment. NEW-02
 */
export const newsListPath = (culture: string, query: NewsQuery, day: string): string =>
  `/${culture}/widget/news/newslist/${scope(query)}/${day}`;

const scope = ({ categoryIds, displayChildren, postsPerPage }: NewsQuery): string =>
  [categoryIds.map(encodeURIComponent).join(","), displayChildren, postsPerPage].join("/");
