import type { Show } from "../http/page.ts";
import { thousandths } from "../cart/quantity.ts";
import { variantById } from "../catalogue/index.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { inUnits } from "../shop/units.ts";
import { variantName } from "../shop/variant-name.ts";
import { stockByWarehouse } from "../shop/warehouses.ts";
import { fragment } from "./fragment.ts";

/** Stock of a variant in each warehouse: a fragment for scripts, else a page whose section a dialog can show. PRO-04 */
export const stockByWarehousePage =
  (show: Show) =>
  (c: Request): Response | Promise<Response> => {
    const offer = variantById(c.req.query("productVariantId") ?? "");
    if (!offer) return c.notFound();
    const culture = cultureOf(c);
    const { product, variant } = offer;
    const all = c.req.query("displayAllActiveWarehouses") === "true";
    const title = textsOf(culture).choice.warehouses;
    const name = listed(culture, [product.name[culture], variantName(culture, product, variant)]);
    const data = {
      name,
      lines: stockByWarehouse(culture, variant, all).map((line) => ({
        name: line.name,
        stock: inUnits(culture, product, thousandths(line.stock)),
      })),
      back: {
        path: `/${culture}/product/${product.slug}?ProductVariantId=${variant.id}`,
        text: fill(textsOf(culture).choice.backToProduct, product.name[culture]),
      },
    };
    if (c.req.header("X-Requested-With") === "XMLHttpRequest")
      return fragment(c, culture, "parts/product/stock-by-warehouse", data);
    return show(c, { view: "stock-by-warehouse", title, description: name, path: `/product/${product.slug}`, data });
  };
