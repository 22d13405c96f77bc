import type { CartChoice } from "../cart-choices.ts";
import type { ChangeOptions } from "../connector.ts";
import { Refused } from "./refused.ts";
import { callCart, recentCart, type StoreCart } from "./store-cart.ts";

/** Saves choices for the whole cart. Countries are the ISO codes that the fields of WooCommerce have. */
export async function saveChoice(choice: CartChoice, options: ChangeOptions): Promise<void> {
  if ("shippingMethodId" in choice) return chooseRate(choice.shippingMethodId, options);
  if ("cityId" in choice) return changeAddresses({ shipping_address: townOf(choice.cityId) }, options);
  const [shipping, billing] =
    "shippingCountryCode" in choice
      ? [choice.shippingCountryCode]
      : [choice.shippingCountryId, choice.billingCountryId];
  const { shipping_address, billing_address } = await recentCart();
  await changeAddresses(
    {
      ...(shipping && { shipping_address: inCountry(shipping, shipping_address) }),
      ...(billing && { billing_address: inCountry(billing, billing_address) }),
    },
    options,
  );
}

async function changeAddresses(json: object, options: ChangeOptions): Promise<void> {
  await callCart("/update-customer", { method: "POST", json, ...options });
}

/** The rest of an address belongs to its country: WooCommerce refuses a postal code of another one. */
const inCountry = (country: string, address: { country: string }): object =>
  country === address.country ? { country } : { country, state: "", postcode: "", city: "" };

/** The field of the specification has a postal code or the name of a town. */
const townOf = (text: string) => (/\d/.test(text) ? { postcode: text } : { city: text });

/** Chooses a rate for the parcel that has it, and for all parcels when several have it. */
async function chooseRate(rate_id: string, options: ChangeOptions): Promise<void> {
  const { shipping_rates: parcels } = await recentCart();
  const [parcel, ...others] = parcels.filter((each) => each.shipping_rates.some((rate) => rate.rate_id === rate_id));
  const package_id = parcel && others.length === 0 ? parcel.package_id : undefined;
  const json = { package_id, rate_id };
  const cart = await callCart("/select-shipping-rate", { method: "POST", json, ...options });
  // WooCommerce accepts a rate that no longer exists, and goes on with another one.
  if (!ratesOf(cart).some((rate) => rate.rate_id === rate_id && rate.selected)) throw new Refused(409, "");
}

const ratesOf = ({ shipping_rates }: StoreCart) => shipping_rates.flatMap((parcel) => parcel.shipping_rates);
