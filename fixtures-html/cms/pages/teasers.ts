import { type Article, articles } from "../catalogue/articles.ts";
import type { Culture } from "../catalogue/types.ts";
import { pictureOf } from "../shop/article-picture.ts";
import { date } from "../culture/formats.ts";

/** Articles for lists, newest first. */
export function teasers(culture: Culture) {
  return articles.map((article) => teaser(culture, article));
}

export function teaser(culture: Culture, article: Article) {
  return {
    path: `/${culture}/news/${article.slug}`,
    picture: pictureOf(article),
    title: article.title[culture],
    intro: article.intro[culture],
    iso: article.date,
    date: date(culture, article.date),
  };
}
