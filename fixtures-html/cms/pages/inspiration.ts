import { articles } from "../catalogue/articles.ts";
import { productById } from "../catalogue/index.ts";
import { type Idea, ideas } from "../catalogue/inspiration.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { pictureOf } from "../shop/article-picture.ts";
import { photoUrl, photoUrlInSize } from "../shop/photo-url.ts";

/** Width and height of the photos, in pixels. */
const sizes = { square: [800, 800], tall: [800, 1040], wide: [800, 560], banner: [1200, 600] } as const;

export const inspiration = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).inspiration;
  return show(c, {
    view: "inspiration",
    islandStyles: true,
    title: t.title,
    description: t.intro,
    data: { ideas: ideas.map((idea) => ideaView(culture, idea)), covered: true },
  });
};

function ideaView(culture: Culture, idea: Idea) {
  const [width, height] = sizes[idea.shape];
  const basics = { shape: idea.shape, width, height, title: idea.title[culture], text: idea.text[culture] };
  return { ...basics, ...(idea.product ? ofProduct(culture, idea.product) : ofArticle(culture, idea.article)) };
}

function ofProduct(culture: Culture, id: string) {
  const product = productById(id);
  if (!product) throw new Error(`The gallery shows the product ${id}, which does not exist.`);
  const [variant] = product.variants;
  return {
    photo: photoUrl(product, variant),
    large: photoUrlInSize(photoUrl(product, variant), "large"),
    name: product.name[culture],
    path: `/${culture}/product/${product.slug}`,
  };
}

function ofArticle(culture: Culture, slug?: string) {
  const article = articles.find((one) => one.slug === slug);
  if (!article) throw new Error(`The gallery shows the article ${slug}, which does not exist.`);
  const { address, large } = pictureOf(article);
  return { photo: address, large, name: article.title[culture], path: `/${culture}/news/${article.slug}` };
}
