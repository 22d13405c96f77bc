import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { fill } from "../culture/fill.ts";
import { stringsOf } from "../culture/strings.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { supplierVariants } from "../shop/suggestions.ts";
import { brandSku, suppliers } from "../shop/suppliers.ts";

/** Finds variants by the brand's code, for customers whose own systems use it. SRC-03 */
export const supplier = (show: Show) => (c: Request, culture: Culture) => {
  const { supplier: t } = textsOf(culture).search;
  const selected = suppliers.find(({ id }) => id === c.req.query("supplier")) ?? suppliers[0]!;
  const word = (c.req.query("q") ?? "").trim().slice(0, 100);
  const stock = (stringsOf(culture) as { Search: { Stock: Record<string, string> } }).Search.Stock;
  const [product] = selected.products;
  return show(c, {
    view: "supplier",
    islandStyles: true,
    title: t.title,
    description: t.intro,
    data: {
      word,
      supplier: selected.id,
      suppliers: suppliers.map(({ id, name }) => ({ id, name, chosen: id === selected.id })),
      hint: fill(t.hint, brandSku(product!, product!.variants[0])),
      results: word
        ? supplierVariants(culture, selected, word).map((one) => ({
            ...one,
            stock: stock[one.CurrentStockState] ?? "",
          }))
        : null,
    },
  });
};
