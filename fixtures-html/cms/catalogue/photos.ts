import type { Product } from "./types.ts";
import { colourOf } from "./colours.ts";
import { credit } from "./credit.ts";
import { catalogueEntries } from "./entries.ts";
import { knitted, shirt } from "./photos/clothes.ts";
import { gardening, paper } from "./photos/desk.ts";
import { type PhotoSpec, scene } from "./photos/draw.ts";
import { candle, tool } from "./photos/kitchen.ts";
import { coffeeBag, nutBowl, spiceJar, teaTin } from "./photos/pantry.ts";
import { staged } from "./photos/staged.ts";
import { ceramic, glass } from "./photos/table.ts";
import { fabric, ribbonSpool, ropeCoil } from "./photos/textile.ts";
import { drawTurned } from "./photos/turned.ts";
import { viewIds } from "./photos/views.ts";
import { seedOf } from "./seeded-random.ts";

const drawings: Record<string, (sight: PhotoSpec) => string> = {
  coffee: coffeeBag,
  tea: teaTin,
  spices: spiceJar,
  "nuts-and-dried-fruit": nutBowl,
  fabrics: fabric,
  "rope-and-cord": ropeCoil,
  ribbons: ribbonSpool,
  ceramics: ceramic,
  glassware: glass,
  "kitchen-tools": tool,
  candles: candle,
  knitwear: knitted,
  "shirts-and-bags": shirt,
  stationery: paper,
  garden: gardening,
};

/** Drawings of things that lie on a surface, seen from above. */
const lying = new Set([
  "plate",
  "knife",
  "oyster",
  "spoon",
  "spatula",
  "whisk",
  "pin",
  "brush",
  "scarf",
  "sweater",
  "cable",
  "roll",
  "cardigan",
  "socks",
  "tee",
  "long",
  "breton",
  "pocket",
  "notebook",
  "block",
  "pencils",
  "letters",
  "diary",
  "ruler",
]);

const looks = new Map([...catalogueEntries, credit].map(({ product, look }) => [product.id, look]));

/** SVG of a product photo. A product with variants has the colour of `values`, or of its first variant. */
export function productPhoto(product: Product, values: Record<string, string> = {}): string {
  const sight = sightOf(product, values);
  const draw = drawings[product.categoryId];
  const seed = seedOf(product.id);
  if (!sight || !draw) return scene("", seed);
  const isLying = lying.has(sight.form);
  const view = viewIds.find((id) => id === values["view"]) ?? "front";
  return view === "front"
    ? scene(draw(sight), seed, isLying)
    : staged[view]({ content: draw(sight), sight, product, seed, isLying });
}

/** Frame `index` of `count` of a product's 360° view; null when it has none. */
export function turnedPhoto(product: Product, index: number, count: number): string | null {
  const sight = sightOf(product, {});
  const content = sight && drawTurned(sight, (index / count) * 2 * Math.PI);
  return content ? scene(content, seedOf(product.id)) : null;
}

function sightOf(product: Product, values: Record<string, string>): PhotoSpec | null {
  const look = looks.get(product.id);
  if (!look) return null;
  const colour = values["colour"] ?? product.variants[0].values["colour"];
  const colours = colour && product.attributes.length > 0 ? colourOf(colour).codes : look.colours;
  return { ...look, colours, brand: product.brand, seed: seedOf(product.id) };
}
