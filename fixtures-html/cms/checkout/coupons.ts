/** Codes that make an order cheaper; one at a time counts. */
import type { Localized } from "../catalogue/types.ts";

export interface Coupon {
  code: string;
  name: Localized;
  /** Per cent off the goods, euro cents off them, or delivery for nothing. */
  gives: { percent: number } | { cents: number } | "delivery";
  /** Euro cents of goods that it takes. */
  from: number;
  /** Last day, as 2026-12-31; empty for none. */
  until: string;
  /** Nobody but a customer who has signed in may use it. */
  forCustomers: boolean;
}

const coupons: Coupon[] = [
  {
    code: "ZOMER10",
    name: {
      en: "10% off all goods",
      fr: "10 % de réduction sur tous les articles",
      nl: "10% korting op alle artikelen",
    },
    gives: { percent: 10 },
    from: 0,
    until: "",
    forCustomers: false,
  },
  {
    code: "WELKOM5",
    name: { en: "€5 off from €30 on", fr: "5 € de réduction dès 30 €", nl: "€ 5 korting vanaf € 30" },
    gives: { cents: 500 },
    from: 3000,
    until: "",
    forCustomers: false,
  },
  {
    code: "GRATIS",
    name: { en: "Free delivery", fr: "Livraison gratuite", nl: "Gratis levering" },
    gives: "delivery",
    from: 0,
    until: "",
    forCustomers: false,
  },
  {
    code: "LENTE20",
    name: {
      en: "20% off in spring 2025",
      fr: "20 % de réduction au printemps 2025",
      nl: "20% korting in de lente van 2025",
    },
    gives: { percent: 20 },
    from: 0,
    until: "2025-06-20",
    forCustomers: false,
  },
  {
    code: "MERCI15",
    name: { en: "15% off, as a thank-you", fr: "15 % de réduction, pour vous remercier", nl: "15% korting, als dank" },
    gives: { percent: 15 },
    from: 0,
    until: "",
    forCustomers: true,
  },
];

/** As it was typed: capitals and spaces do not matter. */
export const couponByCode = (typed: string): Coupon | undefined =>
  coupons.find(({ code }) => code === typed.replaceAll(/\s/g, "").toUpperCase());

export interface Buyer {
  /** Euro cents of goods in the cart. */
  goods: number;
  isSignedIn: boolean;
  /** As 2026-11-22. */
  today: string;
}

export type CouponRefusal = "unknown" | "expired" | "customers" | "tooSmall";

/** Why a coupon does not count, or null when it does. */
export function couponRefusal(coupon: Coupon | undefined, { goods, isSignedIn, today }: Buyer): CouponRefusal | null {
  if (!coupon) return "unknown";
  if (coupon.until && today > coupon.until) return "expired";
  if (coupon.forCustomers && !isSignedIn) return "customers";
  return goods < coupon.from ? "tooSmall" : null;
}

/** Euro cents that it takes off the goods. */
export function discountOn(goods: number, { gives }: Coupon): number {
  if (gives === "delivery") return 0;
  return "percent" in gives ? Math.round((goods * gives.percent) / 100) : Math.min(goods, gives.cents);
}

/** Coupons that the shop offers to everyone, or to customers only. */
export const offered = (today: string, forCustomers: boolean): Coupon[] =>
  coupons.filter((coupon) => coupon.forCustomers === forCustomers && (!coupon.until || today <= coupon.until));
