import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "city-field",
  doc:
    "Replaces the field for a town by a dropdown when the towns of the postal code are known. " +
    "A town that the visitor typed is an option, too. " +
    "The only town is selected, or the one that the answer calls the main town. A dropdown with three or more options " +
    "can be searched. " +
    "The form still submits the original field.",
  requirements: ["CHK-06"],
  config: {
    postalCodeField: field.text({ required: true, doc: "Name of the field with the postal code, in the same form." }),
    countryField: field.text({ required: true, doc: "Name of the field with the country, in the same form." }),
  },
  needs: {
    ":is(input:is([type=text], :not([type])), :has(input:is([type=text], :not([type]))))":
      "an input of type text, as its element or in it",
  },
  fields: {
    "{postalCodeField}": { required: true, doc: "Postal code whose towns are offered." },
    "{countryField}": { required: true, doc: "Country of the postal code." },
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/checkout">
  <label for="f1">Country</label> <select id="f1" name="CountryId"><option value="1">Belgium</option></select>
  <label for="f2">Postal code</label> <input id="f2" name="PostalCode" autocomplete="postal-code">
  <div data-island="city-field" data-postal-code-field="PostalCode" data-country-field="CountryId"><label
    for="f3">Town</label> <input id="f3" name="City" autocomplete="address-level2"></div>
  <button>Continue</button>
</form>`,
  ],
});
