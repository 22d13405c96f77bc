/** A code that makes an order cheaper. One coupon applies at a time. */
import { localized } from "../catalogue/localized.ts";
import type { Localized } from "../catalogue/types.ts";

export interface Coupon {
  code: string;
  name: Localized;
  /** Per cent or euro cents off the goods, or free delivery. */
  gives: { percent: number } | { cents: number } | "delivery";
  /** Minimum value of the goods, in euro cents. */
  from: number;
  /** Last day, such as 2026-12-31; empty for none. */
  until: string;
  /** Only signed-in customers may use it. */
  forCustomers: boolean;
}

const coupons: Coupon[] = [
  {
    code: "ZOMER10",
    name: localized({
      en: "10% off all products",
      fr: "10 % de réduction sur tous les articles",
      nl: "10% korting op alle artikelen",
    }),
    gives: { percent: 10 },
    from: 0,
    until: "",
    forCustomers: false,
  },
  {
    code: "WELKOM5",
    name: localized({ en: "€5 off when you spend €30", fr: "5 € de réduction dès 30 €", nl: "€ 5 korting vanaf € 30" }),
    gives: { cents: 500 },
    from: 3000,
    until: "",
    forCustomers: false,
  },
  {
    code: "GRATIS",
    name: localized({ en: "Free delivery", fr: "Livraison gratuite", nl: "Gratis levering" }),
    gives: "delivery",
    from: 0,
    until: "",
    forCustomers: false,
  },
  {
    code: "LENTE20",
    name: localized({
      en: "20% off in spring 2025",
      fr: "20 % de réduction au printemps 2025",
      nl: "20% korting in de lente van 2025",
    }),
    gives: { percent: 20 },
    from: 0,
    until: "2025-06-20",
    forCustomers: false,
  },
  {
    code: "MERCI15",
    name: localized({
      en: "15% off, as a thank-you",
      fr: "15 % de réduction, pour vous remercier",
      nl: "15% korting, als dank",
    }),
    gives: { percent: 15 },
    from: 0,
    until: "",
    forCustomers: true,
  },
];

/** Finds a coupon; capitals and spaces do not matter. */
export const couponByCode = (typed: string): Coupon | undefined =>
  coupons.find(({ code }) => code === typed.replaceAll(/\s/g, "").toUpperCase());

export interface Buyer {
  /** Value of the goods in the cart, in euro cents. */
  goods: number;
  isSignedIn: boolean;
  /** Current day, such as 2026-11-22. */
  today: string;
}

export type CouponRefusal = "unknown" | "expired" | "customers" | "tooSmall";

/** Reason why a coupon does not apply, or null. */
export function couponRefusal(coupon: Coupon | undefined, { goods, isSignedIn, today }: Buyer): CouponRefusal | null {
  if (!coupon) return "unknown";
  if (coupon.until && today > coupon.until) return "expired";
  if (coupon.forCustomers && !isSignedIn) return "customers";
  return goods < coupon.from ? "tooSmall" : null;
}

/** Amount off the goods, in euro cents. */
export function discountOn(goods: number, { gives }: Coupon): number {
  if (gives === "delivery") return 0;
  return "percent" in gives ? Math.round((goods * gives.percent) / 100) : Math.min(goods, gives.cents);
}

/** Current coupons for everyone, or for customers only. */
export const currentCoupons = (today: string, forCustomers: boolean): Coupon[] =>
  coupons.filter((coupon) => coupon.forCustomers === forCustomers && (!coupon.until || today <= coupon.until));
