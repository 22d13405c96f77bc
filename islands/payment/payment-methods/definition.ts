import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "payment-methods",
  doc:
    "The ways to pay: what a page has to say of one is seen when its radio `PaymentMethodId` is chosen. Without script all of it is. " +
    "Where it stands in the same `li` as its radio nothing moves as the page comes.",
  requirements: ["PAY-03"],
  config: {},
  needs: { ":has(input[type=radio][name=PaymentMethodId])": "radio buttons called `PaymentMethodId` in it" },
  parts: {
    "data-payment-info": field.text({
      doc: "On an element that says something of one way to pay, such as the account for a bank transfer: the value of its radio button. Seen when that one is chosen.",
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
