import { productById } from "../catalogue/index.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Request } from "../env.ts";
import { quickView } from "../shop/quick.ts";
import { fragment } from "../widgets/fragment.ts";

/** The quick view of a product, a part of its row in a list. CAT-03 */
export function quick(c: Request, culture: Culture): Response | null {
  const product = productById(c.req.param("id") ?? "");
  return product ? fragment(c, culture, "parts/quick-view", quickView(culture, product)) : null;
}
