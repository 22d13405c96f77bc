import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "vat-number",
  doc: "A VAT number that is checked when its field is left with another one, or another billing country is chosen. The answer, with the server's own sentence, is told at it; the page shows itself anew where prices may depend on it. A number that cannot be checked holds up nobody, and is asked about again when its field is left again.",
  requirements: ["CHK-02", "CHK-03"],
  config: {
    countryField: field.text({
      default: "BillingCountryId",
      doc: "Name of the field with the country, in the same form.",
    }),
    customerId: field.text({ default: "", doc: "Id of the customer; empty for a guest." }),
    valid: field.choice(["true", "false"], {
      doc: "What the server held of the number when it made the page; empty where it did not know.",
    }),
  },
  needs: {
    ":is(input:is([type=text], :not([type])), :has(input:is([type=text], :not([type]))))":
      "to be an input of type text, or to hold one",
  },
  parts: {
    "data-vat-status": field.flag({
      doc: "On an element in it, such as a line below the field and the panel of a popover: the answer stands in each; without one, in one that is made.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/checkout">
  <label for="c1">Country</label> <select id="c1" name="BillingCountryId"><option value="1" selected>Belgium</option><option value="2">France</option></select>
  <div data-island="vat-number"><label for="v1">VAT number</label> <input id="v1" name="BillingVAT" autocomplete="off">
    <p data-vat-status></p>
    <button type="button" data-island="popover" data-target="#v1-about" popovertarget="v1-about" aria-label="About VAT numbers">?</button>
    <div id="v1-about" popover>We ask the European register. <p data-vat-status></p></div>
  </div>
</form>`,
  ],
});
