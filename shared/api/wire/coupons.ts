/**
 * POST a `CouponOrder`. Returns JSON: truthy when the code is valid and now applied, falsy when it is not. DELETE
 * removes the coupon. CPN-01, CPN-02
 */
export const couponPath = "/api/v1/shoppingcarts/coupon";

export interface CouponOrder {
  CouponCode: string;
}

/** GET. Returns the shop's coupons as an HTML fragment; each has a button or link with `data-coupon-code`, except the one in use. CPN-03 */
export const couponListPath = "/widget/couponcodes/list";

/** GET. Returns the `Coupon`s of one customer. CPN-03 */
export const customerCouponsPath = (userId: string): string => `/api/v1/couponcode/user/${encodeURIComponent(userId)}`;

export interface Coupon {
  CouponCode: string;
  /** Description of the discount in the culture's language. Plain text. */
  Name: string;
  /** The state in words, such as `In use`. Plain text. The dialog then shows the code without a button. */
  State?: string;
}
