/** POST a `CouponOrder`: JSON, truthy when the code is valid and counts from now on, falsy when it is not. DELETE takes the coupon off. CPN-01, CPN-02 */
export const couponPath = "/api/v1/shoppingcarts/coupon";

export interface CouponOrder {
  CouponCode: string;
}

/** GET: the coupons that the shop offers, as an HTML fragment; each has a button or link with `data-coupon-code`. CPN-03 */
export const couponListPath = "/widget/couponcodes/list";

/** GET: a list of `Coupon`, those of one customer. CPN-03 */
export const customerCouponsPath = (userId: string): string => `/api/v1/couponcode/user/${encodeURIComponent(userId)}`;

export interface Coupon {
  CouponCode: string;
  /** What it gives, in the culture's language. Text. */
  Name: string;
}
