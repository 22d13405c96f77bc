import type { ProductVariant } from "../../../shared/api/product-variants.ts";
import { emit } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { warn } from "../../../shared/warn.ts";
import { holds, withVariant } from "./show-rules.ts";

const all = (scope: ParentNode, selector: string): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>(selector)];

export const priceOf = ({ UnitPriceTaxIncl, CurrencyCode }: ProductVariant): string =>
  money(UnitPriceTaxIncl, CurrencyCode);

const money = (amount: number, code: string): string =>
  formatMoney(amount, { ...shell().settings, ...(code && { currency: code }) });

/** Fields that an answer may leave out. */
const optional = ["UnitPriceTaxExcl", "OldUnitPriceTaxIncl", "CurrentStockState", "StockText"];

/** Puts what the answer tells of the variant into the form and the page around it, and tells others of it. VAR-04, ANA-05 */
export function showVariant(variant: ProductVariant, form: HTMLFormElement, scope: ParentNode): void {
  const fields = variant as unknown as Record<string, unknown>;
  const textOf = (name: string): string => {
    const value = fields[name];
    if (typeof value === "number" && /Price|Amount/.test(name)) return money(value, variant.CurrencyCode);
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  for (const input of form.querySelectorAll<HTMLInputElement>("input[type=hidden][name]"))
    if (input.name in fields) input.value = textOf(input.name);
  for (const element of all(scope, "[data-product-value]")) {
    const name = element.dataset["productValue"]!;
    if (name in fields || optional.includes(name)) element.textContent = textOf(name);
    else warn(`data-product-value expects a field of the answer, got "${name}"; what it says stays.`, element);
  }
  for (const element of all(scope, "[data-product-if]")) element.hidden = !holds(element.dataset["productIf"]!, fields);
  for (const element of all(scope, "[data-product-state]"))
    element.dataset["productState"] = variant.CurrentStockState ?? "";
  for (const link of all(scope, "a[data-product-link]") as HTMLAnchorElement[])
    link.href = withVariant(new URL(link.href), variant.ProductVariantId).href;
  tellItem(form, variant);
  emit(form, "product:variant", {
    variantId: variant.ProductVariantId,
    sku: variant.SKU,
    price: variant.UnitPriceTaxIncl,
  });
}

/** What the tag manager will hear of the product: of what its page tells of it, what depends on the version. ANA-05 */
function tellItem(
  form: HTMLFormElement,
  { ProductVariantId, SKU, UnitPriceTaxIncl, UnitPriceTaxExcl }: ProductVariant,
): void {
  const data = form.closest<HTMLElement>("[data-item-id], [data-item-name]")?.dataset ?? {};
  const version = { sku: SKU, item_variant: SKU || ProductVariantId, price: UnitPriceTaxExcl ?? UnitPriceTaxIncl };
  const told = {
    itemSku: version.sku,
    itemVariant: version.item_variant,
    itemPrice: UnitPriceTaxIncl,
    itemPriceExclTax: UnitPriceTaxExcl ?? "",
  };
  for (const [name, value] of Object.entries(told)) if (data[name] !== undefined) data[name] = String(value);
  const script = form.querySelector("script[data-item]");
  try {
    const item = JSON.parse(script?.textContent || "null") as Record<string, unknown> | null;
    for (const [name, value] of Object.entries(version)) if (item && name in item) item[name] = value;
    if (item) script!.textContent = JSON.stringify(item);
  } catch {
    // Who tells of it warns its author.
  }
}
