import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { amountsOf, goodsAmounts } from "./amounts.ts";
import { deliveryCountry, methodOf } from "./choices.ts";
import { countryByCode, countryById, homeCountry } from "./countries.ts";
import { fixedAddresses } from "./warehouses.ts";
import { zones } from "./zones.ts";

interface Row {
  kind: "goods" | "discount" | "delivery" | "tax-off" | "total" | "tax";
  label: string;
  value: string;
}

/** Amounts of the cart for display, from the goods to the amount to pay and the tax in it. */
export function amountsView(culture: Culture, session: Session): { rows: Row[]; total: string; note: string } {
  const t = textsOf(culture).amounts;
  const amounts = amountsOf(session);
  const { choices } = session;
  const country = destination(session);
  const taxCountry = (countryByCode(choices.salesCountry) ?? homeCountry).name[culture];
  const tax = fill(t.tax, amounts.taxPercent, taxCountry);
  const price = (cents: number): string => money(culture, cents);
  const rows: (Row | false)[] = [
    { kind: "goods", label: t.goods, value: price(amounts.goods + amounts.cutting) },
    amounts.discount > 0 && {
      kind: "discount",
      label: fill(t.coupon, choices.coupon),
      value: price(-amounts.discount),
    },
    {
      kind: "delivery",
      label: fill(t.delivery, country.name[culture]),
      value: amounts.delivery > 0 ? price(amounts.delivery) : t.free,
    },
    amounts.taxOff > 0 && { kind: "tax-off", label: fill(t.taxOff, tax), value: price(-amounts.taxOff) },
    { kind: "total", label: t.total, value: price(amounts.total) },
    amounts.taxOff === 0 && { kind: "tax", label: fill(t.ofWhich, tax), value: price(amounts.tax) },
    amounts.taxOff === 0 && { kind: "tax", label: t.withoutTax, value: price(amounts.withoutTax) },
  ];
  const note = amounts.taxOff > 0 ? fill(t.reversed, choices.vat?.number ?? "") : untilFreeDelivery(culture, session);
  return { rows: rows.filter((row) => row !== false), total: price(amounts.total), note };
}

/** Rows between the goods and a total without delivery: the discount, and tax that the buyer does not pay. */
export function goodsTakenOff(culture: Culture, session: Session): { label: string; value: string }[] {
  const t = textsOf(culture).amounts;
  const { coupon, discount, worth } = amountsOf(session);
  const { total, taxPercent } = goodsAmounts(session);
  return [
    ...(coupon && discount > 0 ? [{ label: fill(t.coupon, coupon.code), value: money(culture, -discount) }] : []),
    ...(total < worth
      ? [{ label: fill(t.taxOff, fill(t.taxHere, taxPercent)), value: money(culture, total - worth) }]
      : []),
  ];
}

/** A sentence that says how much is missing to free delivery; empty when nothing is missing, or the method is never free. */
export function untilFreeDelivery(culture: Culture, session: Session): string {
  const { delivery, worth } = amountsOf(session);
  const missing = zones[destination(session).zone].free - worth;
  const isNearlyFree = delivery > 0 && missing > 0 && methodOf(session.choices).surcharge === 0;
  return isNearlyFree ? fill(textsOf(culture).amounts.untilFree, money(culture, missing)) : "";
}

/** Country of the delivery: that of the warehouse, for goods that are collected there. */
const destination = ({ choices }: Session) =>
  countryById(fixedAddresses[choices.methodId]?.CountryId ?? "") ?? deliveryCountry(choices);
