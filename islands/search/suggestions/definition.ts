import { NBR_RESULTS, suggestionsPath } from "../../../shared/api/wire/search-suggestions.ts";
import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "suggestions",
  doc:
    "Suggests products while the visitor types in a search box, as links below it. " +
    "Each suggestion shows photo, name, codes, price and stock. " +
    "A last row leads to all results, if the server says how many there are. " +
    "The form still submits the typed text, but not an empty one. " +
    "An empty box offers the visitor's last searches, if they accept cookies for preferences. " +
    "Outside `#page` the box shows the search term of the current address. " +
    "Use it around the input, such as on the form.",
  requirements: ["SRC-01", "SRC-02", "SRC-03", "SRC-04", "CAT-06"],
  config: {
    url: field.text({ default: suggestionsPath, doc: "URL of the suggestions, under the application path." }),
    results: field.int({ default: NBR_RESULTS, min: 1, max: 30, doc: "Number of suggestions to request." }),
    minLength: field.int({ default: 2, min: 1, doc: "Number of characters from which suggestions are requested." }),
    recent: field.int({
      default: 5,
      min: 0,
      max: 20,
      doc:
        "Number of the visitor's last searches that an empty box offers; 0 for none. They are kept in this browser, " +
        "only while the visitor accepts cookies for preferences.",
    }),
    photoUrl: field.text({
      doc:
        "Address of a photo, under the application path, with the placeholders `{AssetId}` and `{AssetName}`. " +
        "Without it there are no photos.",
    }),
  },
  needs: {
    ":has(input:is([type=search], [type=text], :not([type])))": "a search or text input in it",
    ':not([data-url=""])': "an address in `data-url`",
  },
  common: true,
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form data-island="suggestions" data-photo-url="/media/products/{AssetName}" role="search" action="/en/catalog">
  <label for="q">Search</label> <input id="q" type="search" name="q" autocomplete="off" enterkeyhint="search">
    <button>Search</button>
</form>`,
    `<form data-island="suggestions" data-url="/api/v1/catalog/supplier/suggestions?supplier=12" data-results="4"
  action="/en/catalog/supplier">
  <label for="code">Supplier’s code</label> <input id="code" name="q" required autocomplete="off"> <button>Find</button>
</form>`,
  ],
});
