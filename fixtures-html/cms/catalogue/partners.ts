import type { BannerScene } from "./photos/logos.ts";
import { slugOf } from "./localized.ts";

const drawn: Record<string, BannerScene> = {
  "Harbour Sailing School": "sail",
  "Dune Conservation Trust": "dunes",
  "Lighthouse Radio": "lighthouse",
  "Tide Bakery": "house",
  "Coast Film Club": "reel",
  "Saltmarsh Choir": "dunes",
  "Pier Swimming Club": "waves",
  "North Sea Museum": "sail",
};

/** Partners of the shop, with the scene of their banner. */
export const partners = Object.entries(drawn).map(([name, scene]) => {
  const slug = slugOf(name);
  return { name, scene, slug, address: `https://${slug}.example/` };
});
