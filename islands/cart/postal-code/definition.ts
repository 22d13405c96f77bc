import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "postal-code",
  doc: "Postal codes with their towns below the input, as it is typed. Choosing one fills it in, and the town's name into a field of the form; what is typed stays valid without a choice. Enter does not send the form.",
  requirements: ["CRT-07", "QTY-05"],
  config: {
    countryId: field.text({ default: "", doc: "Id of the country in which to look." }),
    countryField: field.text({ default: "", doc: "Name of the form's field with that id, where it can be chosen." }),
    cityField: field.text({ default: "", doc: "Name of the form's field that gets the name of the town." }),
    minLength: field.int({ default: 4, min: 1, doc: "So many characters, and it is asked." }),
  },
  needs: { ":has(input:is([type=search], [type=text], :not([type])))": "a search or text input in it" },
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form method="post" action="/en/shoppingcarts/choose">
  <div data-island="postal-code" data-country-id="1" data-city-field="CityName">
    <label for="pc1">Postal code</label> <input id="pc1" name="CityId" autocomplete="off">
  </div>
  <label for="pc2">Town</label> <input id="pc2" name="CityName" autocomplete="off">
  <button>Save</button>
</form>`,
  ],
});
