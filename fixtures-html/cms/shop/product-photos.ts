import { turnedPhoto } from "../catalogue/photos.ts";
import { viewIdsOf } from "../catalogue/photos/views.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { photoAddress, photoInSize } from "./photo-address.ts";

/** The photos of a variant, as the product's page and the fragment that replaces them show them. PRO-01 PRO-09 */
export function productPhotos(culture: Culture, product: Product, variant: Variant) {
  const name = product.name[culture];
  const { views } = textsOf(culture).photos;
  const photos = viewIdsOf(product).map((view) => {
    const address = photoAddress(product, variant, view);
    return {
      address,
      large: photoInSize(address, "large"),
      thumb: photoInSize(address, "small"),
      alt: views[view] ? `${name}, ${views[view]}` : name,
    };
  });
  return { name, photos };
}

/** A turn of it, in so many photos. */
const FRAMES = 36;

/** The photos of a product from all sides, of the few that have them. PRO-07 */
export function turnedPhotos(culture: Culture, product: Product): { alt: string; frames: string[] } | null {
  if (!turnedPhoto(product, 0, FRAMES)) return null;
  const frames = Array.from({ length: FRAMES }, (_, index) => `/media/turned/${product.id}/${FRAMES}/${index}.svg`);
  return { alt: fill(textsOf(culture).photos.turnedAlt, product.name[culture]), frames };
}
