import type { Countries } from "../../../shared/api/cart-choices.ts";
import type { ChoiceKind } from "../../../shared/stores/cart-choices.ts";

/** Names of the fields of each choice. CRT-03 */
export const fieldNames: Record<ChoiceKind, [string, ...string[]]> = {
  "shipping-method": ["ShippingMethodId"],
  "shipping-country": ["CountryCode"],
  country: ["ShippingCountryId", "CountryId", "BillingCountryId"],
  city: ["CityId"],
  "sales-country": ["currentCountry"],
};

/**
 * The choice in a form, as text so that two choices can be compared: `Countries` as JSON for `country`. Null while
 * nothing is chosen. `name` is that of the field, unless `saves` is `country`. One country is used for both when the
 * form has only one, or when the goods go to the billing address (`SameAddressForShipping`).
 */
export function choiceIn(data: FormData, saves: ChoiceKind, name = fieldNames[saves][0]): string | null {
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  if (saves !== "country") return text(name) || null;
  const shipping = text("ShippingCountryId") || text("CountryId");
  const billing = text("BillingCountryId") || shipping;
  const isSame = !shipping || text("SameAddressForShipping") === "true";
  const countries: Countries = { shippingCountryId: isSame ? billing : shipping, billingCountryId: billing };
  return billing ? JSON.stringify(countries) : null;
}
