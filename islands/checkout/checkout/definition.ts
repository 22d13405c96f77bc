import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "checkout",
  doc:
    "Controls the checkout form: it shows the fields of the delivery address as needed and sends the order once. The " +
    "delivery address depends on the box SameAddressForShipping and on the fixed addresses of some shipping methods " +
    "(settings, `islands.fixedAddresses`: fields by name, by the id of the method). An order waits until pending " +
    "changes are saved, and up to five seconds until a city-field knows its town. Meanwhile its button shows another " +
    "text. The Enter key in a field goes to the next field; only a button orders. An invalid order leads to its first " +
    "wrong field if that is in sight, and otherwise to the list of errors at the top. Without script all fields are " +
    "visible, the server decides which ones count, and Enter presses the first button of the form, which should not be " +
    "the one that orders.",
  requirements: ["CHK-01", "CHK-04", "CHK-05", "CHK-07"],
  config: {},
  needs: {
    ":is(form, :has(form))": "a `<form>`, as its element or in it",
  },
  fields: {
    SameAddressForShipping: { doc: "Checkbox; while it is ticked, the delivery address is not needed." },
    Street1: {
      doc:
        "Street. A number that a browser or a password manager fills in with it goes to an empty `HouseNumber`. The " +
        "same applies to `BillingStreet1` and its fields.",
    },
    HouseNumber: { doc: "House number." },
    BoxNumber: { doc: "Box or flat." },
    ShippingMethodId: { doc: "Shipping method. Some have a fixed delivery address." },
  },
  parts: {
    "data-shipping-address": field.flag({
      doc: "On the fieldset with the fields of the delivery address: hidden while they are not needed.",
    }),
    "data-same-address": field.flag({
      doc: "On the element with the box `SameAddressForShipping`: hidden while the method has a fixed address.",
    }),
    "data-loading-text": field.text({
      doc: "On a button of the form: text of the button while the order waits or is being sent.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form data-island="checkout" id="checkout-1" method="post" action="/en/checkout" data-ajax>
  <div data-same-address><label><input type="checkbox" name="SameAddressForShipping" value="true" checked>
    Deliver to this address</label></div>
  <fieldset data-shipping-address><legend>Delivery address</legend> <label for="k1">Street</label>
    <input id="k1" name="Street1"></fieldset>
  <label><input type="radio" name="ShippingMethodId" value="1" checked> Home delivery</label>
  <label><input type="radio" name="ShippingMethodId" value="11"> Collect in Ghent</label>
  <button data-loading-text="Ordering…">Order and pay</button>
</form>`,
  ],
});
