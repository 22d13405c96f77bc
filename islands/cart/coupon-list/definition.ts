import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "coupon-list",
  doc:
    "Opens a dialog with the coupons of the shop and those of the customer. Choosing one puts its code into the " +
    "coupon box and applies it. Without script the link leads to the page of the coupons.",
  requirements: ["CPN-03"],
  config: {
    userId: field.text({ default: "", doc: "Id of the customer; without it only the shop's coupons are shown." }),
  },
  needs: {
    ":is(a[href], :has(a[href]))": "a link, as its element or in it",
  },
  parts: {
    "data-coupon-code": field.text({
      doc: "On a button or link in the server's answer: the code that a click puts into the coupon box.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [`<a data-island="coupon-list" data-user-id="42" href="/en/widget/couponcodes/list">Your coupons</a>`],
});
