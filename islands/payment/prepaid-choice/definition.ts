import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "prepaid-choice",
  doc:
    "The choice of a prepaid account for an order: radios `PrepaidAccountId`, and one with an empty value for none. What the chosen one pays, and what remains to be paid, is said below them. While nothing remains, " +
    "the other ways to pay of the form cannot be chosen; an empty account never can.",
  requirements: ["PRE-03"],
  config: {
    amount: field.number({ required: true, min: 0, doc: "What is to be paid, in units of the currency." }),
    methods: field.text({
      default: "PaymentMethodId",
      doc: "Name of the fields with the other ways to pay, in the same form.",
    }),
  },
  needs: { ":has(input[type=radio][name=PrepaidAccountId])": "radio buttons called `PrepaidAccountId` in it" },
  parts: {
    "data-balance": field.number({
      doc: "On a radio button `PrepaidAccountId`: what is on the account, in units of the currency.",
    }),
    "data-prepaid-remaining": field.flag({ doc: "On an element of the form: shows what remains to be paid." }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/payment">
  <fieldset data-island="prepaid-choice" data-amount="84.90"><legend>Prepaid account</legend>
    <label><input type="radio" name="PrepaidAccountId" value="" checked> None</label>
    <label><input type="radio" name="PrepaidAccountId" value="7" data-balance="50.00"> Office, €50.00</label>
    <label><input type="radio" name="PrepaidAccountId" value="8" data-balance="312.40"> Workshop, €312.40</label>
  </fieldset>
  <label><input type="radio" name="PaymentMethodId" value="1"> By card</label>
  <button>Pay</button>
</form>`,
  ],
});
