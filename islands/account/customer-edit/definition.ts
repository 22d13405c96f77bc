import { customersPath } from "../../../shared/api/customers.ts";
import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "customer-edit",
  doc:
    "The form in which another customer is chosen, by e-mail address: those that fit stand below the input, as it is typed; choosing one fills it in, and its id into the field `CustomerId`, which is empty again once something else is typed. " +
    "The form sends both as ever, also in the dialog of a `data-modal` link.",
  requirements: ["ORD-03"],
  config: {
    url: field.text({ default: customersPath, doc: "What is asked, under the application path." }),
    minLength: field.int({ default: 2, min: 1, doc: "So many characters, and it is asked." }),
  },
  needs: { ":has(input:is([type=search], [type=text], :not([type])))": "a search or text input in it" },
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
