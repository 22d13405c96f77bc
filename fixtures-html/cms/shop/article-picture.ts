import type { Article } from "../catalogue/articles.ts";
import { productById } from "../catalogue/index.ts";
import { photoUrl, photoUrlInSize } from "./photo-url.ts";

/** Picture of an article: its own drawing, or a photo of a product. */
export function pictureOf({ slug, picture }: Article) {
  if (typeof picture === "string") {
    const address = `/media/articles/${picture}.svg`;
    return { address, large: `${address}?size=large`, width: 1200, height: 600 };
  }
  const product = productById(picture.product);
  if (!product) throw new Error(`The article ${slug} shows the product ${picture.product}, which does not exist.`);
  const address = photoUrl(product, product.variants[0], picture.view);
  return { address, large: photoUrlInSize(address, "large"), width: 800, height: 800 };
}
