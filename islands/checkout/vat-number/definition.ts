import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "vat-number",
  doc:
    "Checks a VAT number when its field is left or another billing country is chosen. The result is shown at the " +
    "field, with the server's own message. The page reloads in place when prices may depend on the result. A number " +
    "that cannot be checked does not block the order; it is checked again when its field is left again.",
  requirements: ["CHK-02", "CHK-03"],
  config: {
    countryField: field.text({
      default: "BillingCountryId",
      doc: "Name of the field with the country, in the same form.",
    }),
    customerId: field.text({ default: "", doc: "Id of the customer; empty for a guest." }),
    valid: field.choice(["true", "false"], {
      doc: "Whether the number was valid when the server rendered the page; empty when that was unknown.",
    }),
  },
  needs: {
    ":is(input:is([type=text], :not([type])), :has(input:is([type=text], :not([type]))))":
      "an input of type text, as its element or in it",
  },
  fields: {
    "{countryField}": { required: true, doc: "Country of the VAT number." },
  },
  parts: {
    "data-vat-status": field.flag({
      doc:
        "On an element in it: shows the result, for example below the field or in the panel of a popover. " +
        "Without any, the island adds one.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/checkout">
  <label for="c1">Country</label> <select id="c1" name="BillingCountryId"><option value="1" selected>Belgium</option>
    <option value="2">France</option></select>
  <div data-island="vat-number"><label for="v1">VAT number</label> <input id="v1" name="BillingVAT" autocomplete="off">
    <p data-vat-status></p>
    <button type="button" data-island="popover" data-target="#v1-about" popovertarget="v1-about"
      aria-label="About VAT numbers">?</button>
    <div id="v1-about" popover>We ask the European register. <p data-vat-status></p></div>
  </div>
</form>`,
  ],
});
