import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "postal-code",
  doc:
    "Suggests postal codes and their towns below the input while the visitor types. Choosing one fills in the code, " +
    "and the name of the town in a field of the form. Typed text stays valid without a choice. Enter takes the " +
    "only town that is suggested, and does not submit the form.",
  requirements: ["CRT-07", "QTY-05"],
  config: {
    countryId: field.text({ default: "", doc: "Id of the country to search in." }),
    countryField: field.text({
      default: "",
      doc: "Name of the form field with the id of the country, where the visitor can choose it.",
    }),
    cityField: field.text({ default: "", doc: "Name of the form field for the name of the town." }),
    minLength: field.int({ default: 4, min: 1, doc: "Number of characters from which the lookup starts." }),
  },
  needs: {
    ":has(input:is([type=search], [type=text], :not([type])))": "a search or text input in it",
    '@{countryField} || [data-country-id]:not([data-country-id=""])':
      "`data-country-id`, or in `data-country-field` the name of a field in its form",
  },
  fields: {
    "{countryField}": { doc: "Id of the country to search in." },
    "{cityField}": { required: true, doc: "Gets the name of the town." },
  },
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/shoppingcarts/choose">
  <div data-island="postal-code" data-country-id="1" data-city-field="CityName">
    <label for="pc1">Postal code</label> <input id="pc1" name="CityId" autocomplete="off" enterkeyhint="done">
  </div>
  <label for="pc2">Town</label> <input id="pc2" name="CityName" autocomplete="off">
  <button>Save</button>
</form>`,
  ],
});
