/** Lists of codes and quantities that a customer orders at once. */
import { noMatch, type OrderPadMatch } from "../../../shared/api/wire/order-pad.ts";
import { linePrice } from "../cart/amounts.ts";
import { quantityAfter } from "../cart/cart.ts";
import { correctedQuantity } from "../cart/corrected-quantity.ts";
import { type Thousandths, oneUnit } from "../cart/quantity.ts";
import { refusalText } from "../cart/refusal-text.ts";
import { products } from "../catalogue/index.ts";
import { unitPrice } from "../catalogue/degressive.ts";
import type { Culture, Product, Variant } from "../catalogue/types.ts";
import type { Session } from "../session/sessions.ts";
import { brandSku } from "./suppliers.ts";
import { isOneAway, plain } from "./text-match.ts";
import { inUnits } from "./units.ts";
import { variantName } from "./variant-name.ts";
import { listed } from "../culture/listed.ts";

/** Maximum number of lines of a list. */
export const mostPadLines = 500;
/** Maximum number of products with a similar code. */
const mostSuggestions = 3;

interface Coded {
  /** Without capitals, spaces and dashes. */
  code: string;
  product: Product;
  variant: Variant;
}

/** Codes are written with and without separators. */
const compact = (code: string): string => plain(code).replace(/[^a-z0-9]/g, "");

const coded: Coded[] = products.flatMap((product) =>
  product.variants.flatMap((variant) =>
    [variant.sku, brandSku(product, variant)].map((code) => ({ code: compact(code), product, variant })),
  ),
);
const byCode = new Map(coded.map((one) => [one.code, one]));

/** Finds the product of a line. Its quantity is corrected to one that the visitor can add to the cart. */
export function padMatch(culture: Culture, session: Session, code: string, asked: Thousandths | null): OrderPadMatch {
  const typed = compact(code);
  const found = byCode.get(typed);
  if (!found) return { ...noMatch, Suggestions: similar(culture, typed) };
  const { product, variant } = found;
  const { quantity, reason } = correctedQuantity(product, variant, asked, quantityAfter(session.cart, variant, 0));
  const shown = { id: "", product, variant, quantity, origin: "", key: "" };
  return {
    ProductVariantId: variant.id,
    SKU: variant.sku,
    Name: fullName(culture, product, variant),
    ProductLink: `/${culture}/product/${product.slug}`,
    Quantity: quantity / oneUnit,
    QuantityText: inUnits(culture, product, quantity),
    UnitPriceTaxIncl: unitPrice(product, variant, quantity) / 100,
    AmountTaxIncl: quantity > 0 ? linePrice(shown) / 100 : 0,
    Message: reason ? refusalText(culture, product, reason) : "",
    Suggestions: [],
  };
}

/** Products whose code differs by one character, or starts with the typed one. */
function similar(culture: Culture, typed: string): OrderPadMatch["Suggestions"] {
  if (typed.length < 3) return [];
  const near = coded.filter(({ code }) => isOneAway(typed, code));
  const longer = coded.filter(({ code }) => code.startsWith(typed));
  return [...new Map([...near, ...longer].map((one) => [one.variant.id, one])).values()]
    .slice(0, mostSuggestions)
    .map(({ product, variant }) => ({ SKU: variant.sku, Name: fullName(culture, product, variant) }));
}

function fullName(culture: Culture, product: Product, variant: Variant): string {
  const version = variantName(culture, product, variant);
  return listed(culture, [product.name[culture], version]);
}
