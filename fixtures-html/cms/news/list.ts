import type { Article } from "../catalogue/articles.ts";
import type { Culture } from "../catalogue/types.ts";
import { date } from "../culture/formats.ts";
import { counted, fill } from "../culture/fill.ts";
import { localeOf } from "../culture/cultures.ts";
import { textsOf } from "../culture/texts.ts";
import { teaser } from "../pages/teasers.ts";
import { monthName } from "./calendar.ts";
import { articlesIn, newsPath, type Scope } from "./scope.ts";

/** Number of articles that the news page first shows. */
const LATEST = 6;

/** The news of a day, at most `most`; the day's own page shows the rest. NEW-02 */
export function listOfDay(culture: Culture, scope: Scope, day: string, most = Number.POSITIVE_INFINITY) {
  const t = textsOf(culture).news;
  const found = articlesIn(scope).filter((article) => article.date === day);
  const wholeDay =
    found.length > most
      ? { path: newsPath(culture, scope, { day }), text: counted(localeOf(culture), t.wholeDay, found.length) }
      : null;
  return listed(culture, fill(t.ofDay, date(culture, day)), found.slice(0, most), [wholeDay, back(culture, scope)]);
}

export function listOfMonth(culture: Culture, scope: Scope, month: string) {
  const found = articlesIn(scope).filter((article) => article.date.startsWith(month));
  return listed(culture, fill(textsOf(culture).news.ofMonth, monthName(culture, month)), found, [back(culture, scope)]);
}

export function listOfLatest(culture: Culture, scope: Scope) {
  return listed(culture, textsOf(culture).news.latest, articlesIn(scope).slice(0, LATEST), []);
}

type Link = { path: string; text: string } | null;

const back = (culture: Culture, scope: Scope): Link => ({
  path: newsPath(culture, scope),
  text: textsOf(culture).news.latest,
});

function listed(culture: Culture, title: string, found: Article[], links: Link[]) {
  return {
    title,
    teasers: found.map((article) => teaser(culture, article)),
    links: links.filter((link) => link !== null),
  };
}
