import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "payment-methods",
  doc:
    "Shows the details of a payment method when its radio `PaymentMethodId` is chosen. " +
    "Without script all details are shown. " +
    "Details in the same `li` as their radio do not move the layout when the page loads.",
  requirements: ["PAY-03"],
  config: {},
  needs: {
    ":has(input[type=radio][name=PaymentMethodId])": "radio buttons `PaymentMethodId` in it",
  },
  fields: {
    PaymentMethodId: { doc: "Radio buttons of the payment methods." },
  },
  parts: {
    "data-payment-info": field.text({
      doc:
        "On the details of a payment method, such as a bank account: the value of its radio button. " +
        "The element is visible when that radio button is chosen.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<fieldset data-island="payment-methods"><legend>How would you like to pay?</legend>
  <ul>
    <li><label><input type="radio" name="PaymentMethodId" value="1" checked> By card</label></li>
    <li><label><input type="radio" name="PaymentMethodId" value="2"> By bank transfer</label>
      <p data-payment-info="2">Our account is BE68 5390 0754 7034.</p></li>
  </ul>
</fieldset>`,
  ],
});
