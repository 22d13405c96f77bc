import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { calendarOf } from "../news/calendar.ts";
import { readDay, readMonth } from "../news/dates.ts";
import { listOfDay } from "../news/list.ts";
import { readScope, type Scope } from "../news/scope.ts";
import { fragment } from "./fragment.ts";

/** Calendar of a month, as a fragment. NEW-01 */
export function newsCalendar(c: Request): Response | Promise<Response> {
  const query = readQuery(c);
  const month = readMonth(`${c.req.param("month")}/${c.req.param("year")}`);
  if (!query || !month) return c.notFound();
  const culture = cultureOf(c);
  return fragment(c, culture, "parts/news-calendar", { calendar: calendarOf(culture, query.scope, month) });
}

/** News of a day, as a fragment. NEW-02 */
export function newsList(c: Request): Response | Promise<Response> {
  const query = readQuery(c);
  const day = readDay(c.req.param("day") ?? "");
  if (!query || !day) return c.notFound();
  const culture = cultureOf(c);
  return fragment(c, culture, "parts/news-list", { list: listOfDay(culture, query.scope, day, query.posts) });
}

function readQuery(c: Request): { scope: Scope; posts: number } | null {
  const scope = readScope(c.req.param("categoryIds") ?? "", c.req.param("displayChildren") ?? "");
  const posts = c.req.param("postsPerPage") ?? "";
  return scope && /^[1-9]\d?$/.test(posts) ? { scope, posts: Number(posts) } : null;
}
