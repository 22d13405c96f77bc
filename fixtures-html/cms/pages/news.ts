import { articles } from "../catalogue/articles.ts";
import { newsCategories } from "../catalogue/news-categories.ts";
import { productById } from "../catalogue/index.ts";
import { tags } from "../catalogue/tags.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { calendarOf, latestMonth } from "../news/calendar.ts";
import { readDay, readMonth } from "../news/dates.ts";
import { listOfDay, listOfLatest, listOfMonth } from "../news/list.ts";
import { articlesIn, allNews, categoryScope } from "../news/scope.ts";
import { pictureOf } from "../shop/article-picture.ts";
import { productPhotos } from "../shop/product-photos.ts";
import { filmViews, headFilmView } from "./carousels.ts";
import { teaser, teasers } from "./teasers.ts";

/**
 * News page of the journal or of a category: the latest news, those of a month, or those of a day. NEW-01 NEW-02 NEW-04
 */
export const news = (show: Show) => (c: Request, culture: Culture) => {
  const { reading } = textsOf(culture);
  const id = c.req.query("category") ?? "";
  const category = newsCategories.find((one) => one.id === id);
  const query = { day: c.req.query("day"), month: c.req.query("month") };
  const day = query.day === undefined ? "" : readDay(query.day);
  const month = query.month === undefined ? "" : readMonth(query.month);
  if ((id && !category) || day === null || month === null) return null;
  const scope = category ? categoryScope(category.id) : allNews;
  const title = category ? category.name[culture] : reading.news;
  return show(c, {
    view: "news",
    islandStyles: true,
    title,
    description: reading.newsIntro,
    data: {
      category: category && { name: category.name[culture] },
      scope,
      calendar: calendarOf(culture, scope, day.slice(0, 7) || month || latestMonth(scope), day),
      list: day
        ? listOfDay(culture, scope, day)
        : month
          ? listOfMonth(culture, scope, month)
          : listOfLatest(culture, scope),
      all: articlesIn(scope).map((article) => teaser(culture, article)),
    },
  });
};

export const article = (show: Show) => (c: Request, culture: Culture) => {
  const found = articles.find((one) => one.slug === c.req.param("slug"));
  if (!found) return null;
  const content = teaser(culture, found);
  const category = newsCategories.find(({ id }) => id === found.categoryId);
  const pictured = productById(found.photosOf ?? "");
  return show(c, {
    view: "article",
    islandStyles: true,
    title: content.title,
    description: content.intro,
    data: {
      article: { ...content, picture: pictureOf(found), body: found.body.map((paragraph) => paragraph[culture]) },
      category: category && { path: `/${culture}/news?category=${category.id}`, name: category.name[culture] },
      gallery: pictured && {
        ...productPhotos(culture, pictured, pictured.variants[0]),
        path: `/${culture}/product/${pictured.slug}`,
      },
      tags: tags
        .filter(({ articles }) => articles.includes(found.slug))
        .map(({ id, name }) => ({
          path: `/${culture}/catalog/tag?tag=${id}`,
          title: fill(textsOf(culture).search.tag.title, name[culture]),
        })),
      films: filmViews(culture, found.slug),
      headFilm: headFilmView(culture, found.slug),
      others: teasers(culture)
        .filter((other) => other.path !== content.path)
        .slice(0, 3),
    },
  });
};
