import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "coupon",
  doc: "The coupon box of the cart: the field CouponCode with a button that applies it and one, of the value remove, that takes it off, to be left out while none counts. What is wrong with a code is said. The page shows itself anew once the coupon counts. Without script the form posts as it is.",
  requirements: ["CPN-01", "CPN-02"],
  config: {},
  needs: { ":has(input[name=CouponCode])": "an input called `CouponCode` in it" },
  parts: {
    "data-coupon-message": field.flag({
      doc: "On an element in it: it is said there what is wrong with a code; without one, below.",
    }),
  },
  when: "interaction",
  fallback: "adopt",
  events: { "cart:changed": "on the document, once the coupon counts, or does not any more" },
  examples: [
    `<form data-island="coupon" method="post" action="/en/shoppingcarts/coupon">
  <label for="cc1">Coupon</label> <input id="cc1" name="CouponCode" autocomplete="off">
  <button name="action" value="apply">Apply</button>
  <button name="action" value="remove">Remove</button>
  <p data-coupon-message></p>
</form>`,
  ],
});
