import type { Country } from "./countries.ts";
import type { ShippingMethod } from "./methods.ts";
import { zones } from "./zones.ts";

/** Delivery price in euro cents. Expensive goods are delivered free, but the method's surcharge always applies. */
export function deliveryPrice({ surcharge }: ShippingMethod, { zone }: Country, worth: number): number {
  if (surcharge === null) return 0;
  const { price, free } = zones[zone];
  return (worth >= free ? 0 : price) + surcharge;
}
