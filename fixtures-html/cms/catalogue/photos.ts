import type { Product } from "./types.ts";
import { colourOf } from "./colours.ts";
import { made } from "./made.ts";
import { knitted, shirt } from "./photos/clothes.ts";
import { gardening, paper } from "./photos/desk.ts";
import { type Sight, scene } from "./photos/draw.ts";
import { candle, tool } from "./photos/kitchen.ts";
import { coffeeBag, nutBowl, spiceJar, teaTin } from "./photos/pantry.ts";
import { ceramic, glass } from "./photos/table.ts";
import { fabric, ribbonSpool, ropeCoil } from "./photos/textile.ts";
import { seedOf } from "./seeded.ts";

const drawings: Record<string, (sight: Sight) => string> = {
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
  "plate", "knife", "oyster", "spoon", "spatula", "whisk", "pin", "brush",
  "scarf", "sweater", "cable", "roll", "cardigan", "socks", "tee", "long", "breton", "pocket",
  "notebook", "block", "pencils", "letters", "diary", "ruler",
]);

const looks = new Map(made.map(({ product, look }) => [product.id, look]));

/** A complete SVG of a product; for one with variants, in the colour of the chosen values or else of its first variant. */
export function productPhoto(product: Product, values?: Record<string, string>): string {
  const look = looks.get(product.id);
  const draw = drawings[product.categoryId];
  const seed = seedOf(product.id);
  if (!look || !draw) return scene("", seed);
  const chosen = values?.["colour"] ?? product.variants[0].values["colour"];
  const colours = chosen && product.attributes.length > 0 ? colourOf(chosen).codes : look.colours;
  return scene(draw({ ...look, colours, brand: product.brand, seed }), seed, lying.has(look.form));
}
