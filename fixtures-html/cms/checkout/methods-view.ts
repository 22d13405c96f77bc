import type { Culture } from "../catalogue/types.ts";
import { now } from "../clock.ts";
import { fill } from "../culture/fill.ts";
import { money, weekdayAndDate } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import { openDays } from "../pickup/hours.ts";
import { pickupPoints } from "../pickup/points.ts";
import type { Session } from "../session/sessions.ts";
import { amountsOf } from "./amounts.ts";
import { arrivalOf } from "./arrival.ts";
import { type Choices, deliveryCountry, methodOf } from "./choices.ts";
import { deliveryPrice } from "./delivery.ts";
import type { Country } from "./countries.ts";
import { deliversTo, type ShippingMethod, shippingMethods } from "./methods.ts";

/** Shipping methods that serve the visitor's country, with their price for this cart. */
export function methodsView(culture: Culture, session: Session) {
  const { choices } = session;
  const { worth, coupon } = amountsOf(session);
  const country = deliveryCountry(choices);
  const t = textsOf(culture);
  return shippingMethods
    .filter((method) => deliversTo(method, country))
    .map((method) => {
      const price = coupon?.gives === "delivery" ? 0 : deliveryPrice(method, country, worth);
      return {
        id: method.id,
        name: method.name[culture],
        about: method.about[culture],
        price: price > 0 ? money(culture, price) : t.amounts.free,
        day: arrivalText(culture, method, country, choices),
        forBusiness: method.forBusiness,
        isChosen: method === methodOf(choices),
        pickup: method.pickup,
      };
    });
}

/** The day of a method's arrival, such as `Arrives Thursday 3 December`. */
function arrivalText(culture: Culture, method: ShippingMethod, country: Country, choices: Choices): string {
  const saved = method === methodOf(choices) ? choices.pickup?.PublicAccessPointID : undefined;
  const shop = pickupPoints.find(({ id, provider }) => id === saved && provider === method.pickup?.provider);
  const { kind, day } = arrivalOf(method, country, now(), shop && openDays(shop.hours));
  return fill(textsOf(culture).deliveryChoice.day[kind], weekdayAndDate(culture, day));
}
