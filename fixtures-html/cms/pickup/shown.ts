/** What a page shows of the pickup point: the link to the choice, and the point that is saved. */
import type { Culture } from "../catalogue/types.ts";
import { deliveryCountry, methodOf } from "../checkout/choices.ts";
import type { Session } from "../session/sessions.ts";

/** For `views/parts/pickup.eta`; null where the shipping method has no points to choose from. */
export function shownPickup(culture: Culture, { choices, user }: Session, place: { city: string; postalCode: string; address: string }) {
  const method = methodOf(choices);
  if (!method.pickup) return null;
  const country = deliveryCountry(choices);
  const { provider, carrierGatewayId } = method.pickup;
  const query = { shippingMethodId: method.id, carrierGatewayId, countryId: country.id, city: place.city, postCode: place.postalCode, address: place.address };
  const { pickup } = choices;
  return {
    methodId: method.id,
    provider,
    carrierGatewayId,
    countryCode: country.code,
    searchRadius: 25,
    maximumListSize: 20,
    // Customers have one of their own, until they choose another.
    basePickupId: user && provider === "parcelpoint" ? "PP9003" : "",
    timeZone: "Europe/Brussels",
    href: `/${culture}/shippings/pickuppoint/search?${new URLSearchParams(query)}`,
    saved: pickup && {
      id: pickup.PublicAccessPointID,
      name: pickup.PickupPointName,
      street: pickup.ShippingStreet1,
      place: [pickup.ShippingPostalCode, pickup.ShippingCity].filter(Boolean).join(" "),
      hours: pickup.StandardHoursOfOperation.split(";").map((line) => line.trim()).filter(Boolean),
    },
  };
}
