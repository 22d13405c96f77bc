import type { ProductVariant } from "../../../shared/api/wire/product-variants.ts";
import { emit } from "../../../shared/events.ts";
import { fieldsOf } from "../../../shared/form/form-of.ts";
import { shell } from "../../../shared/shell-api.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { warn } from "../../../shared/warn.ts";
import type { OrderForm } from "./order-form.ts";
import { addressOf, evaluateCondition, withVariant } from "./show-rules.ts";

const all = (scope: ParentNode, selector: string): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>(selector)];

export const priceOf = ({ UnitPriceTaxIncl, CurrencyCode }: ProductVariant): string =>
  money(UnitPriceTaxIncl, CurrencyCode);

const money = (amount: number, code: string): string =>
  formatMoney(amount, { ...shell().settings, ...(code && { currency: code }) });

/** Optional fields of the answer. */
const optional = ["UnitPriceTaxExcl", "OldUnitPriceTaxIncl", "CurrentStockState", "StockText"];

/**
 * Shows a variant: updates the choices, the form, the page around it and the page's address, and dispatches
 * `product:variant`. `address` is the parameter of the address; "" for none. VAR-04, ANA-05
 */
export function showVariant(
  variant: ProductVariant,
  { form, scope, choices }: OrderForm,
  isNew: boolean,
  address: string,
): void {
  variant.ProductVariantAttributesViewModel.slice(0, choices.length).forEach((attribute, index) =>
    choices[index]!.show(attribute),
  );
  writeVariant(variant, form, scope);
  // A choice adds no history entry: Back must leave the product.
  if (address && isNew) {
    const names = choices.map(({ name }) => name);
    const url = addressOf(location.href, address, variant.ProductVariantId, names);
    history.replaceState(history.state, "", url);
  }
}

function writeVariant(variant: ProductVariant, form: HTMLFormElement, scope: ParentNode): void {
  const fields = variant as unknown as Record<string, unknown>;
  const textOf = (name: string): string => {
    const value = fields[name];
    if (typeof value === "number" && /Price|Amount/.test(name)) return money(value, variant.CurrencyCode);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  for (const input of fieldsOf(form))
    if (input.type === "hidden" && input.name && input.name in fields) input.value = textOf(input.name);
  for (const element of all(scope, "[data-product-value]")) {
    const name = element.dataset["productValue"]!;
    if (name in fields || optional.includes(name)) element.textContent = textOf(name);
    else warn(`data-product-value expects a field of the answer, got "${name}"; its text stays.`, element);
  }
  for (const element of all(scope, "[data-product-if]"))
    element.hidden = !evaluateCondition(element.dataset["productIf"]!, fields);
  for (const element of all(scope, "[data-product-state]"))
    element.dataset["productState"] = variant.CurrentStockState ?? "";
  for (const link of all(scope, "a[data-product-link]") as HTMLAnchorElement[])
    link.href = withVariant(new URL(link.href), variant.ProductVariantId).href;
  updateAnalyticsItem(form, variant);
  emit(form, "product:variant", {
    variantId: variant.ProductVariantId,
    sku: variant.SKU,
    price: variant.UnitPriceTaxIncl,
  });
}

/** Updates the page's analytics data of the product with the values of the variant. ANA-05 */
function updateAnalyticsItem(
  form: HTMLFormElement,
  { ProductVariantId, SKU, UnitPriceTaxIncl, UnitPriceTaxExcl }: ProductVariant,
): void {
  const data = form.closest<HTMLElement>("[data-item-id], [data-item-name]")?.dataset ?? {};
  const version = { sku: SKU, item_variant: SKU || ProductVariantId, price: UnitPriceTaxExcl ?? UnitPriceTaxIncl };
  const attributes = {
    itemSku: version.sku,
    itemVariant: version.item_variant,
    itemPrice: UnitPriceTaxIncl,
    itemPriceExclTax: UnitPriceTaxExcl ?? "",
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
