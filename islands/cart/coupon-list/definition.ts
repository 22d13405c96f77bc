import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "coupon-list",
  doc: "A link that opens the coupons of the shop, and those of the customer, in a dialog; choosing one puts its code into the coupon box and applies it. Without script the link leads to their page.",
  requirements: ["CPN-03"],
  config: {
    userId: field.text({ default: "", doc: "Id of the customer; without it only the shop's coupons are shown." }),
  },
  needs: { ":is(a, :has(a[href]))": "to be a link, or to hold one" },
  parts: {
    "data-coupon-code": field.text({
      doc: "On a button or link of what the server answers: the code that a press on it puts into the coupon box.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [`<a data-island="coupon-list" data-user-id="42" href="/en/widget/couponcodes/list">Your coupons</a>`],
});
