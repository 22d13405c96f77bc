import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "payment-methods",
  doc:
    "The ways to pay: what a page has to say of one, in an element whose `data-payment-info` is the value of its radio `PaymentMethodId`, such as the account for a bank transfer, is seen when that one is chosen. Without script all of it is. " +
    "Where it stands in the same `li` as its radio nothing moves as the page comes.",
  requirements: ["PAY-03"],
  config: {},
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
