import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { lineView } from "../cart/line-view.ts";
import { buyerOf } from "../checkout/amounts.ts";
import { deliveryCountry } from "../checkout/choices.ts";
import { countries } from "../checkout/countries.ts";
import { couponByCode, couponRefusal } from "../checkout/coupons.ts";
import { couponRefusalText } from "../checkout/refusal-text.ts";
import { isCompany } from "../checkout/form.ts";
import { amountsView } from "../checkout/amounts-view.ts";
import { methodsView } from "../checkout/methods-view.ts";
import { townsOf } from "../checkout/towns.ts";
import { zones } from "../checkout/zones.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import type { Session } from "../session/sessions.ts";
import { userId } from "../session/user-id.ts";

/** Input and message by line id. */
export type Refusals = Map<string, { typed: string; message: string }>;

/** Refused input of the page's forms. */
export interface RefusedForms {
  lines?: Refusals;
  coupon?: { typed: string; message: string };
  /** By field name. */
  choices?: Partial<Record<"CountryCode" | "CityId" | "ShippingMethodId", { typed: string; message: string }>>;
}

export const cart = (show: Show) => (c: Request, culture: Culture) => showCart(show, c, culture);

export function showCart(show: Show, c: Request, culture: Culture, refused?: RefusedForms): Response {
  const { session } = c.var;
  const t = textsOf(culture).cart;
  return show(c, {
    view: "cart",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: refused ? 422 : 200,
    path: "/shoppingcarts",
    data: {
      lines: session.cart.map((line) =>
        lineView(culture, line, refused?.lines?.get(line.id)?.typed, refused?.lines?.get(line.id)?.message),
      ),
      amounts: amountsView(culture, session),
      coupon: refused?.coupon ?? shownCoupon(culture, session),
      redeemed: redeemedCoupon(culture, session),
      userId: userId(session.user),
      delivery: shownDelivery(culture, session),
      refused: refused?.choices ?? {},
    },
  });
}

/** The content of the coupon field: empty, or a redeemed coupon that no longer applies, with the reason. */
function shownCoupon(culture: Culture, session: Session): { typed: string; message: string } {
  const { coupon: typed } = session.choices;
  const refused = typed ? couponRefusal(couponByCode(typed), buyerOf(session)) : null;
  return refused ? { typed, message: couponRefusalText(culture, typed, refused) } : { typed: "", message: "" };
}

function redeemedCoupon(culture: Culture, session: Session): { code: string; name: string; counts: boolean } {
  const coupon = couponByCode(session.choices.coupon);
  const counts = !!coupon && couponRefusal(coupon, buyerOf(session)) === null;
  return { code: coupon?.code ?? "", name: coupon?.name[culture] ?? "", counts };
}

function shownDelivery(culture: Culture, session: Session) {
  const { choices } = session;
  const country = deliveryCountry(choices);
  const [town] = townsOf(country.code, choices.postalCode, culture);
  const t = textsOf(culture).deliveryChoice;
  const { days } = zones[country.zone];
  // Only companies may choose some methods. A chosen one stays, so that the visitor sees and can change it.
  const methods = methodsView(culture, session).filter(
    ({ forBusiness, isChosen }) => !forBusiness || isChosen || isCompany(session),
  );
  return {
    countries: countries.map(({ code, name }) => ({
      value: code,
      label: name[culture],
      isChosen: code === country.code,
    })),
    countryId: country.id,
    postalCode: choices.postalCode,
    hint: town
      ? fill(days === "1" ? t.arrives.one : t.arrives.many, days, town)
      : fill(t.postalCodeHint, country.example),
    countryName: country.name[culture],
    methods,
    chosen: methods.find(({ isChosen }) => isChosen),
  };
}
