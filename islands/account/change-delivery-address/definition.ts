import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "change-delivery-address",
  doc:
    "The form that asks for another delivery address of an order, with a hidden `OrderId`, in the dialog of a `data-modal` link that names the same order. Sent in the background; in the answer an element of class `messages` " +
    "holds elements of class `success` or `error`, whose text is shown as a notice as the dialog closes; after success the link becomes a disabled label that says so. Whatever else comes, the form stays and says that it failed. " +
    "On a page of its own, and without script, the form goes as it is.",
  requirements: ["ORD-02"],
  config: {},
  needs: {
    "form:has([name=OrderId]), :has(form [name=OrderId])": "to be a form with a field `OrderId`, or to hold one",
  },
  parts: {
    "data-change-delivery-address": field.text({
      doc: "On a link with `data-modal` to the form: id of the order that it is about. After success the link becomes a disabled label that says so.",
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
