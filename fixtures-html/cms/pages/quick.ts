import { productById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Request } from "../env.ts";
import { quickView } from "../shop/quick-view.ts";
import { fragment } from "../widgets/fragment.ts";

/** HTML fragment with a product's quick view, shown below its entry in a list. CAT-03 */
export function quickViewFragment(c: Request, culture: Culture): Response | null {
  const product = productById(c.req.param("id") ?? "");
  return product ? fragment(c, culture, "parts/quick-view", quickView(culture, product)) : null;
}
