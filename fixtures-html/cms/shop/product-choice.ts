import { wishlistPopupPath } from "../../../shared/api/wire/wishlists.ts";
import { unitPrice } from "../catalogue/degressive.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { type Thousandths, oneUnit } from "../cart/quantity.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { listed } from "../culture/listed.ts";
import { textsOf } from "../culture/texts.ts";
import { availabilityOf } from "./availability.ts";
import { priceRows } from "./degressive-rows.ts";
import { stockStates } from "./variant-model.ts";
import { valueNames, variantName } from "./variant-name.ts";
import { attributeField, variantExists } from "./variants.ts";

/** View data that depends on the chosen variant and the quantity. VAR-04 */
export function productChoice(culture: Culture, product: Product, variant: Variant, quantity: Thousandths) {
  const t = textsOf(culture).product;
  const availability = availabilityOf(variant);
  const steps = priceRows(culture, product, variant, quantity);
  const next = steps.find(({ from }) => from * oneUnit > quantity);
  const query = `productId=${product.id}&productVariantId=${variant.id}`;
  return {
    productId: product.id,
    productPath: `/${culture}/product/${product.slug}`,
    variantId: variant.id,
    price: money(culture, unitPrice(product, variant, quantity)),
    oldPrice: product.oldPrice > 0 ? money(culture, product.oldPrice) : "",
    availability,
    stock: t.stock[availability],
    stockState: stockStates[availability],
    sku: variant.sku,
    version: variantName(culture, product, variant),
    choices: choices(culture, product, variant),
    steps,
    nextStep: next ? fill(textsOf(culture).choice.nextStep, Math.ceil(next.from - quantity / oneUnit), next.price) : "",
    warehousesPath: `/widget/catalog/StockByWarehouse?${query}&displayAllActiveWarehouses=true`,
    wishlistPath: wishlistPopupPath(culture, variant.id, "wishlist"),
    birthlistPath: wishlistPopupPath(culture, variant.id, "birthlist"),
  };
}

function choices(culture: Culture, product: Product, variant: Variant) {
  const { unavailable, unavailableIn } = textsOf(culture).choice;
  return product.attributes.map((attribute, index) => ({
    name: attributeField(attribute),
    label: attribute.name[culture],
    display: attribute.display,
    values: attribute.values.map(({ id, name, colours }) => {
      const isOff = !variantExists(product, variant, index, id);
      const isButton = attribute.display === "buttons";
      const before = listed(culture, valueNames(culture, product, variant).slice(0, index));
      return {
        id,
        name: isOff && !isButton ? fill(unavailable, name[culture]) : name[culture],
        isOff,
        /** The name of a struck button for screen readers. */
        spoken: isOff && isButton ? fill(before ? unavailableIn : unavailable, name[culture], before) : "",
        chosen: variant.values[attribute.id] === id,
        colours: colours.join(" "),
      };
    }),
  }));
}
