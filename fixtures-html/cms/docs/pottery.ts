import { productById } from "../catalogue/index.ts";
import { photoUrl } from "../shop/photo-url.ts";

/** Products of the shop for the example of a photo that grows. */
export const pottery = ["p277", "p291", "p294"].map((id) => {
  const product = productById(id)!;
  return { id, name: product.name.en, summary: product.summary.en, photo: photoUrl(product) };
});

/**
 * Names the photos: the security policy allows no style attributes. All pages have the same height, because a browser
 * skips a transition when the window changes its size, and a frame of the guide is as high as its page.
 */
export const potteryStyle = [
  ...pottery.map(({ id }) => `#photo-${id} { view-transition-name: photo-${id}; }`),
  "#page { min-block-size: 21rem; }",
  "",
].join("\n");
