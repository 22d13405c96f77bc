import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "checkout",
  doc: "The checkout form: the fields of the delivery address, in `data-shipping-address`, follow the box SameAddressForShipping, in `data-same-address`, and the fixed addresses of some shipping methods (settings, `islands.fixedAddresses`: fields by name, by the id of the method); an order waits for what is being saved and is sent once; meanwhile its button shows its data-loading-text. Without script all fields are seen, and the server decides which count.",
  requirements: ["CHK-01", "CHK-04", "CHK-05", "CHK-07"],
  config: {},
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
