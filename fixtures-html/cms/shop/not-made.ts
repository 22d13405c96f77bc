import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { textsOf } from "../culture/texts.ts";
import { valueNames } from "./variant-name.ts";
import { attributeField, chosenVariant, isChosen } from "./variants.ts";

/**
 * Says that the chosen combination is not made, and which values `shown` has instead: for browsers without script. Empty
 * when the combination is made, or when `shown` has none of its values. VAR-03
 */
export function notMade(culture: Culture, product: Product, shown: Variant, fields: URLSearchParams): string {
  if (!isChosen(product, fields) || chosenVariant(product, fields)) return "";
  const names = valueNames(culture, product, shown);
  const chosen = product.attributes.map((attribute, index) => {
    const id = fields.get(attributeField(attribute)) ?? shown.values[attribute.id];
    const name = attribute.values.find((value) => value.id === id)?.name[culture] ?? "";
    return { name, shown: names[index], isKept: id === shown.values[attribute.id] };
  });
  const kept = chosen.filter(({ isKept }) => isKept);
  const others = chosen.filter(({ isKept }) => !isKept);
  if (kept.length === 0 || others.some(({ name }) => !name)) return "";
  const texts = [kept.map(({ name }) => name), others.map(({ name }) => name), others.map((other) => other.shown)];
  return fill(textsOf(culture).choice.notMade, ...texts.map((words) => listed(culture, words)));
}
