import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "prepaid-choice",
  doc:
    "Lets the shopper pay an order from a prepaid account, chosen by radios `PrepaidAccountId`. " +
    "A radio with an empty value stands for no account. " +
    "A message below the radios shows what the account pays and what remains to pay. " +
    "While nothing remains, the other payment methods of the form are disabled. " +
    "An account without credit is always disabled.",
  requirements: ["PRE-03"],
  config: {
    amount: field.number({ required: true, min: 0, doc: "Amount of the order, in units of the currency." }),
    methods: field.text({
      default: "PaymentMethodId",
      doc: "Name of the fields with the other payment methods, in the same form.",
    }),
  },
  needs: {
    ":has(input[type=radio][name=PrepaidAccountId])": "radio buttons `PrepaidAccountId` in it",
  },
  fields: {
    PrepaidAccountId: { doc: "Radio buttons of the accounts; an empty value stands for none." },
    "{methods}": { doc: "Other payment methods, disabled while nothing remains to pay." },
  },
  parts: {
    "data-balance": field.number({
      doc: "On a radio button `PrepaidAccountId`: balance of the account, in units of the currency.",
    }),
    "data-prepaid-remaining": field.flag({ doc: "On an element of the form: shows the amount that remains to pay." }),
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
