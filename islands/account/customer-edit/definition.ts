import { customersPath } from "../../../shared/api/wire/customers.ts";
import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "customer-edit",
  doc:
    "Chooses another customer for an order by e-mail address. Matching customers are listed below the input " +
    "while the visitor types. Choosing one fills in its address, and its id in the field `CustomerId`. " +
    "Further typing empties `CustomerId`. The form submits both fields as usual, also in the dialog of a " +
    "`data-modal` link.",
  requirements: ["ORD-03"],
  config: {
    url: field.text({ default: customersPath, doc: "Address of the customer lookup, under the application path." }),
    minLength: field.int({ default: 2, min: 1, doc: "Number of characters from which the lookup starts." }),
  },
  needs: {
    ":has(input:is([type=search], [type=text], :not([type])))": "a search or text input in it",
    ':not([data-url=""])': "an address in `data-url`",
  },
  fields: {
    CustomerId: { required: true, doc: "Gets the id of the chosen customer." },
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form data-island="customer-edit" method="post" action="/en/sales/order/customer" data-ajax>
  <input type="hidden" name="OrderId" value="10414"> <input type="hidden" name="CustomerId">
  <label for="ce1">E-mail address of the customer</label> <input id="ce1" name="Email" autocomplete="off">
  <button>Save</button>
</form>`,
  ],
});
