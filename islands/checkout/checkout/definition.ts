import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "checkout",
  doc: "The checkout form: the fields of the delivery address follow the box SameAddressForShipping and the fixed addresses of some shipping methods (settings, `islands.fixedAddresses`: fields by name, by the id of the method); an order waits for what is being saved and is sent once; meanwhile its button says so. Without script all fields are seen, and the server decides which count.",
  requirements: ["CHK-01", "CHK-04", "CHK-05", "CHK-07"],
  config: {},
  needs: { ":is(form, :has(form))": "to be a form, or to hold one" },
  parts: {
    "data-shipping-address": field.flag({
      doc: "On the fieldset with the fields of the delivery address: hidden while they are not asked for.",
    }),
    "data-same-address": field.flag({
      doc: "On the element with the box `SameAddressForShipping`: hidden while the shipping method has an address by itself.",
    }),
    "data-loading-text": field.text({
      doc: "On a button of the form: what it says while the order waits or is on its way.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form data-island="checkout" id="checkout-1" method="post" action="/en/checkout" data-ajax>
  <div data-same-address><label><input type="checkbox" name="SameAddressForShipping" value="true" checked> Deliver to this address</label></div>
  <fieldset data-shipping-address><legend>Delivery address</legend> <label for="k1">Street</label> <input id="k1" name="Street1"></fieldset>
  <label><input type="radio" name="ShippingMethodId" value="1" checked> Home delivery</label>
  <label><input type="radio" name="ShippingMethodId" value="11"> Collect in Ghent</label>
  <button data-loading-text="Ordering…">Order</button>
</form>`,
  ],
});
