import type { Article } from "../catalogue/articles.ts";
import { productById } from "../catalogue/index.ts";
import { photoAddress, photoInSize } from "./photo-address.ts";

/** The picture of a story: one that is drawn for it, or a photo of a product. */
export function pictureOf({ slug, picture }: Article) {
  if (typeof picture === "string") {
    const address = `/media/articles/${picture}.svg`;
    return { address, large: `${address}?size=large`, width: 1200, height: 600 };
  }
  const product = productById(picture.product);
  if (!product) throw new Error(`the story ${slug} shows product ${picture.product}, which the shop does not have`);
  const address = photoAddress(product, product.variants[0], picture.view);
  return { address, large: photoInSize(address, "large"), width: 800, height: 800 };
}
