import { AnswerError } from "../http/call.ts";
import { callHtml } from "../http/call-html.ts";
import { shell } from "../shell-api.ts";
import { newsCalendarPath, newsListPath } from "./wire/news.ts";
import { parseDocument } from "../dom/parse-document.ts";

/** The news that a calendar counts, and the page size of its lists. NEW-01, NEW-02 */
export interface NewsQuery {
  categoryIds: readonly string[];
  /** Includes the news of subcategories. */
  displayChildren: boolean;
  postsPerPage: number;
}

/**
 * Fetches the calendar of a month, such as `11/2026`, as HTML. Rejects as `call` does, and with an `AnswerError` for a
 * whole page or a month without links, which would be a dead end. NEW-01
 */
export const fetchNewsMonth = (query: NewsQuery, month: string, signal: AbortSignal): Promise<string> =>
  fetchPart(newsCalendarPath(shell().settings.culture, query, month), "a[data-month], a[data-day]", signal);

/**
 * Fetches the news of a day, such as `2026-11-05`, as HTML. Rejects as `call` does, and with an `AnswerError` for a
 * whole page or HTML without an element. NEW-02
 */
export const fetchNewsDay = (query: NewsQuery, day: string, signal: AbortSignal): Promise<string> =>
  fetchPart(newsListPath(shell().settings.culture, query, day), "*", signal);

async function fetchPart(path: string, needed: string, signal: AbortSignal): Promise<string> {
  const html = await callHtml(path, { signal });
  if (/<(!doctype|html|body)/i.test(html) || !parseDocument(html).body.querySelector(needed))
    throw new AnswerError(`expected ${needed}, and no whole page, from ${path}`);
  return html;
}
