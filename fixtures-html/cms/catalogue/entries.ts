import type { CatalogueEntry } from "./make-entries.ts";
import { candles } from "./products/candles.ts";
import { ceramics } from "./products/ceramics.ts";
import { coffee } from "./products/coffee.ts";
import { fabrics } from "./products/fabrics.ts";
import { garden } from "./products/garden.ts";
import { glassware } from "./products/glassware.ts";
import { kitchen } from "./products/kitchen.ts";
import { knitwear } from "./products/knitwear.ts";
import { nuts } from "./products/nuts.ts";
import { ribbons } from "./products/ribbons.ts";
import { rope } from "./products/rope.ts";
import { shirts } from "./products/shirts.ts";
import { spiceRack } from "./products/spices.ts";
import { stationery } from "./products/stationery.ts";
import { tea } from "./products/tea.ts";

/** All products with the look of their photos, ordered by category. */
export const catalogueEntries: CatalogueEntry[] = [
  coffee,
  tea,
  spiceRack,
  nuts,
  fabrics,
  rope,
  ribbons,
  ceramics,
  glassware,
  kitchen,
  candles,
  knitwear,
  shirts,
  stationery,
  garden,
].flat();
