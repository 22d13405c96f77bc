import { turnedPhoto } from "../catalogue/photos.ts";
import { viewIdsOf } from "../catalogue/photos/views.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { textsOf } from "../culture/texts.ts";
import { photoUrl, photoUrlInSize } from "./photo-url.ts";

/** View data of a variant's photos, for the product's page and the fragment that replaces them. PRO-01 PRO-09 */
export function productPhotos(culture: Culture, product: Product, variant: Variant) {
  const name = product.name[culture];
  const { views } = textsOf(culture).photos;
  const colour = product.attributes
    .find(({ id }) => id === "colour")
    ?.values.find(({ id }) => id === variant.values["colour"])?.name[culture];
  const photos = viewIdsOf(product).map((view) => {
    const address = photoUrl(product, variant, view);
    return {
      address,
      large: photoUrlInSize(address, "large"),
      thumb: photoUrlInSize(address, "small"),
      alt: listed(culture, [name, colour, views[view]]),
    };
  });
  return { productId: product.id, name, photos };
}

/** Number of photos of a full turn. */
const FRAMES = 36;

/** Photos of a product's 360° view; null when it has none. PRO-07 */
export function turnedPhotos(culture: Culture, product: Product): { alt: string; frames: string[] } | null {
  if (!turnedPhoto(product, 0, FRAMES)) return null;
  const frames = Array.from({ length: FRAMES }, (_, index) => `/media/turned/${product.id}/${FRAMES}/${index}.svg`);
  return { alt: fill(textsOf(culture).photos.turnedAlt, product.name[culture]), frames };
}
