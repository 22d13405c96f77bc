import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "coupon",
  doc:
    "Applies and removes coupon codes of the cart in the background. The form has a field for the code, a button " +
    "that applies the code, and a button of the value `remove`, which may be in a chip of the coupon that counts. " +
    "Leave the second button out while no coupon is active. Errors are shown at the field. After a change the page " +
    "reloads in place. Without script the browser posts the form.",
  requirements: ["CPN-01", "CPN-02"],
  config: {
    nameCode: field.text({ default: "CouponCode", doc: "Name of the field with the code." }),
  },
  fields: {
    "{nameCode}": { required: true, doc: "Coupon code that the visitor types." },
  },
  parts: {
    "data-coupon-code": field.text({
      doc:
        "On the button of the value `remove`: the code that it removes, such as that of a chip. Without it, the button " +
        "removes the code in the field.",
    }),
    "data-coupon-message": field.flag({
      doc: "On an element in it: shows errors about the code. Without it, a message element is added at the end.",
    }),
  },
  when: "interaction",
  fallback: "adopt",
  events: { "cart:changed": "on the document, once the coupon is applied or removed" },
  examples: [
    `<form data-island="coupon" method="post" action="/en/shoppingcarts/coupon">
  <label for="cc1">Coupon</label> <input id="cc1" name="CouponCode" autocomplete="off">
  <button name="action" value="apply">Apply</button>
  <button name="action" value="remove">Remove</button>
  <p data-coupon-message></p>
</form>`,
    `<form data-island="coupon" method="post" action="/en/shoppingcarts/coupon">
  <label for="cc2">Another coupon</label> <input id="cc2" name="CouponCode" autocomplete="off">
  <button name="action" value="apply">Apply</button>
  <p>SPRING <button name="action" value="remove" data-coupon-code="SPRING" aria-label="Remove coupon SPRING">×</button></p>
  <p data-coupon-message></p>
</form>`,
  ],
});
