import type { Culture, Product } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { card } from "./card.ts";
import type { ListQuery } from "./listing.ts";
import { withParameters } from "./list-url.ts";
import { quantityField } from "./units.ts";

/** View data of the quick view in a row of the list. */
export function quickRow(
  culture: Culture,
  product: Product,
  { display, quick }: ListQuery,
  path: string,
  search: string,
) {
  const isOpen = quick === product.id;
  return {
    quick:
      display !== "list"
        ? null
        : {
            id: product.id,
            panel: `quick-${product.id}`,
            isOpen,
            url: `/${culture}/catalog/quick/${product.id}`,
            path: isOpen
              ? `${path}${withParameters(search, {})}#row-${product.id}`
              : `${path}${opened(search, product.id)}#row-${product.id}`,
            content: isOpen ? quickView(culture, product) : null,
          },
  };
}

function opened(search: string, id: string): string {
  const query = withParameters(search, {});
  return `${query}${query ? "&" : "?"}quick=${id}`;
}

/** Content of the quick view. */
export function quickView(culture: Culture, product: Product) {
  const cardView = card(culture, product);
  return {
    card: cardView,
    paragraph: product.description[0]?.[culture] ?? "",
    facts: product.facts.slice(0, 5).map((fact) => ({ name: fact.name[culture], value: fact.value[culture] })),
    field:
      cardView.order &&
      quantityField(product, {
        name: "Quantity",
        id: `quick-quantity-${product.id}`,
        label: textsOf(culture).product.quantity[product.kind],
        value: cardView.order.quantity,
        error: "",
      }),
  };
}
