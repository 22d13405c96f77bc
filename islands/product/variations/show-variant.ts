import { type Money, toMainUnit } from "../../../shared/api/money.ts";
import type { Variant } from "../../../shared/api/product-variants.ts";
import { emit } from "../../../shared/events.ts";
import { fieldsOf } from "../../../shared/form/form-of.ts";
import { shell } from "../../../shared/shell-api.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { joined } from "../../../shared/i18n/number.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { warn } from "../../../shared/warn.ts";
import type { OrderForm } from "./order-form.ts";
import { labelValues, showAttribute } from "./show-choice.ts";
import { addressOf, evaluateCondition, nameIn, withVariant } from "./show-rules.ts";

export { chosenText } from "./show-choice.ts";
export { notMade } from "./show-rules.ts";

const all = (scope: ParentNode, selector: string): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>(selector)];

export const priceOf = ({ price }: Variant): string => money(toMainUnit(price), price);

const money = (amount: number, { currency }: Money): string => formatMoney(amount, { ...shell().settings, currency });

/**
 * Shows a variant: updates the choices, the form, the page around it and the page's address, and dispatches
 * `product:variant`. `address` is the parameter of the address; "" for none. VAR-04, ANA-05
 */
export function showVariant(variant: Variant, order: OrderForm, isNew: boolean, address: string): void {
  showChoices(variant, order, showAttribute);
  // Until the texts have come, an unavailable value has only its name.
  void whenTexts().then(() => order.signal.aborted || showChoices(variant, order, labelValues));
  writeVariant(variant, order);
  // A choice adds no history entry: Back must leave the product.
  if (address && isNew) {
    const names = order.choices.map(({ name }) => name);
    const url = addressOf(location.href, address, variant.variantId, names);
    history.replaceState(history.state, "", url);
  }
}

/** Passes each choice that the variant has an attribute for to `show`, with the names of the values before it. */
function showChoices({ attributes }: Variant, order: OrderForm, show: typeof showAttribute): void {
  const names = attributes.map((attribute) => nameIn(attribute, attribute.value));
  order.choices.slice(0, attributes.length).forEach((choice, index) => {
    const before = names.slice(0, index);
    const combination = before.every(Boolean) ? joined(before, shell().settings.locale) : "";
    show(choice, attributes[index]!, order, combination);
  });
}

function writeVariant(variant: Variant, { form, scope, nameVariant }: OrderForm): void {
  const { variantId, sku, price, stockState } = variant;
  const fields = { ...variant.fields, [nameVariant]: variantId };
  const textOf = (name: string, isForServer?: boolean): string => {
    const value = fields[name];
    if (!isForServer && typeof value === "number" && /Price|Amount/.test(name)) return money(value, price);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  for (const input of fieldsOf(form))
    if (input.type === "hidden" && input.name && fields[input.name] !== undefined)
      input.value = textOf(input.name, true);
  for (const element of all(scope, "[data-product-value]")) {
    const name = element.dataset["productValue"]!;
    if (name in fields) element.textContent = textOf(name);
    else warn(`data-product-value expects a field of the answer, got "${name}"; its text stays.`, element);
  }
  for (const element of all(scope, "[data-product-if]"))
    element.hidden = !evaluateCondition(element.dataset["productIf"]!, fields);
  for (const element of all(scope, "[data-product-state]")) element.dataset["productState"] = stockState;
  for (const link of all(scope, "a[data-product-link]") as HTMLAnchorElement[])
    link.href = withVariant(new URL(link.href), variantId).href;
  updateAnalyticsItem(form, variant);
  // As `isVariant` in rules.ts, whose import would make one more file.
  if (variantId !== "0") emit(form, "product:variant", { variantId, sku, price });
}

/** Updates the page's analytics data of the product with the values of the variant. ANA-05 */
function updateAnalyticsItem(form: HTMLFormElement, { variantId, sku, price, priceTaxExcl }: Variant): void {
  const data = form.closest<HTMLElement>("[data-item-id], [data-item-name]")?.dataset ?? {};
  const version = { sku, item_variant: sku || variantId, price: toMainUnit(priceTaxExcl ?? price) };
  const attributes = {
    itemSku: version.sku,
    itemVariant: version.item_variant,
    itemPrice: toMainUnit(price),
    itemPriceExclTax: priceTaxExcl ? toMainUnit(priceTaxExcl) : "",
  };
  for (const [name, value] of Object.entries(attributes)) if (data[name] !== undefined) data[name] = String(value);
  const script = form.querySelector("script[data-item]");
  try {
    const item = JSON.parse(script?.textContent || "null") as Record<string, unknown> | null;
    for (const [name, value] of Object.entries(version)) if (item && name in item) item[name] = value;
    if (item) script!.textContent = JSON.stringify(item);
  } catch {
    // Invalid JSON: the code that reads the item warns about it.
  }
}
