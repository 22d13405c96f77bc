import { customerReferencesPath } from "../../../shared/api/customer-references.ts";
import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "reference-search",
  doc: "The customer's own references under what is being typed, as links to their products below the input, a page at a time. The form sends what was typed as ever. Stands around the input, such as on the form.",
  requirements: ["PRO-05", "CAT-06"],
  config: {
    url: field.text({ default: customerReferencesPath, doc: "What is asked, under the application path." }),
    minLength: field.int({ default: 2, min: 1, doc: "So many characters, and it is asked." }),
    pageSize: field.int({
      default: 10,
      min: 1,
      doc: "So many references make a full page: after one with fewer no more are offered.",
    }),
  },
  needs: { ":has(input:is([type=search], [type=text], :not([type])))": "a search or text input in it" },
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form data-island="reference-search" action="/en/catalog/references">
  <label for="ref">Your reference</label> <input id="ref" type="search" name="q" required minlength="2" autocomplete="off"> <button>Find</button>
</form>`,
  ],
});
