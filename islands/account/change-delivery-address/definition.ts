import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "change-delivery-address",
  doc:
    "Sends the form that requests another delivery address for an order, in the background. " +
    "The form has a hidden `OrderId`, and is in the dialog of a `data-modal` link that names the same order. " +
    "In the answer, an element of class `messages` holds elements of class `success` or `error`. " +
    "Their text is shown as a notice, and the dialog closes. After success the link becomes a disabled label. " +
    "After any other answer the form stays and shows that the request failed. " +
    "Outside a dialog, and without script, the form is submitted as usual.",
  requirements: ["ORD-02"],
  config: {},
  needs: {
    ":is(form, :has(form))": "a `<form>`, as its element or in it",
  },
  fields: {
    OrderId: { required: "filled", doc: "Id of the order." },
  },
  parts: {
    "data-change-delivery-address": field.text({
      doc:
        "On a link with `data-modal` to the form: id of its order. " +
        "After success a disabled label replaces the link and says that the request was sent.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form data-island="change-delivery-address" method="post" action="/en/sales/order/ChangeDeliveryAddressRequest">
  <input type="hidden" name="OrderId" value="10414">
  <label for="a1">Street</label> <input id="a1" name="Street1" autocomplete="address-line1">
  <button>Ask for this address</button>
</form>`,
  ],
});
