import { products } from "../catalogue/index.ts";

/**
 * Names for the photos of all products, so that the photo of a card grows into that of the product's page. The security
 * policy allows no style attributes.
 */
export const photoNames = (): string =>
  products.map(({ id }) => `#photo-${id}{view-transition-name:photo-${id}}`).join("\n");
