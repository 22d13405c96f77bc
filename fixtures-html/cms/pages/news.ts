import { articles } from "../catalogue/articles.ts";
import { tags } from "../catalogue/tags.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { teaser, teasers } from "./teasers.ts";

export const news = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).reading;
  return show(c, { view: "news", title: t.news, description: t.newsIntro, data: { articles: teasers(culture) } });
};

export const article = (show: Show) => (c: Request, culture: Culture) => {
  const found = articles.find((one) => one.slug === c.req.param("slug"));
  if (!found) return null;
  const content = teaser(culture, found);
  return show(c, {
    view: "article",
    widgets: true,
    title: content.title,
    description: content.intro,
    data: {
      article: { ...content, body: found.body.map((paragraph) => paragraph[culture]) },
      tags: tags
        .filter(({ articles }) => articles.includes(found.slug))
        .map(({ id, name }) => ({ path: `/${culture}/catalog/tag?tag=${id}`, title: fill(textsOf(culture).search.tag.title, name[culture]) })),
      others: teasers(culture).filter((other) => other.path !== content.path).slice(0, 3),
    },
  });
};
