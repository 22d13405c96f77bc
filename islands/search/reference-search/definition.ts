import { customerReferencesPath } from "../../../shared/api/wire/customer-references.ts";
import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "reference-search",
  doc:
    "Suggests the customer's own references while they type, as links to the products. " +
    "The suggestions are below the input, one page at a time. " +
    "The form still submits the typed text. Use it around the input, such as on the form.",
  requirements: ["PRO-05", "CAT-06"],
  config: {
    url: field.text({ default: customerReferencesPath, doc: "URL of the suggestions, under the application path." }),
    minLength: field.int({ default: 2, min: 1, doc: "Number of characters from which suggestions are requested." }),
    pageSize: field.int({
      default: 10,
      min: 1,
      doc: "Number of references in a full page. A page with fewer is the last one.",
    }),
  },
  needs: {
    ":has(input:is([type=search], [type=text], :not([type])))": "a search or text input in it",
    ':not([data-url=""])': "an address in `data-url`",
  },
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form data-island="reference-search" action="/en/catalog/references">
  <label for="ref">Your reference</label>
    <input id="ref" type="search" name="q" required minlength="2" autocomplete="off"> <button>Find</button>
</form>`,
  ],
});
