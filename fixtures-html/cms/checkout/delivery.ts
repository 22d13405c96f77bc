import type { Country } from "./countries.ts";
import type { ShippingMethod } from "./methods.ts";
import { zones } from "./zones.ts";

/** Euro cents for bringing goods of such a worth to a country; the surcharge of a method is never given away. */
export function deliveryPrice({ surcharge }: ShippingMethod, { zone }: Country, worth: number): number {
  if (surcharge === null) return 0;
  const { price, free } = zones[zone];
  return (worth >= free ? 0 : price) + surcharge;
}
