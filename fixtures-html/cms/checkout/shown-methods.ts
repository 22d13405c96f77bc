import type { Culture } from "../catalogue/types.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { amountsOf } from "./amounts.ts";
import { deliveryCountry, methodOf } from "./choices.ts";
import { deliveryPrice } from "./delivery.ts";
import { reaches, shippingMethods } from "./methods.ts";

/** The ways to the visitor's country, with what each costs for this cart. */
export function shownMethods(culture: Culture, session: Session) {
  const { choices } = session;
  const { worth, coupon } = amountsOf(session);
  const country = deliveryCountry(choices);
  const t = textsOf(culture);
  return shippingMethods
    .filter((method) => reaches(method, country))
    .map((method) => {
      const price = coupon?.gives === "delivery" ? 0 : deliveryPrice(method, country, worth);
      return {
        id: method.id,
        name: method.name[culture],
        about: method.about[culture],
        price: price > 0 ? money(culture, price) : t.amounts.free,
        forBusiness: method.forBusiness,
        isChosen: method === methodOf(choices),
        pickup: method.pickup,
      };
    });
}
