import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "facets",
  doc: "The filter form of a list: what is chosen is written into the address, the page index goes, and the list shows itself again in place. Fields are called filter[Key], filter[ProductAttributes][id], and filter[Key][from] with filter[Key][to] for a range; boxes add up, radio buttons, selects and ranges hold one value. In a host without a form the block is asked for from the server; the host's own link is what remains without script.",
  requirements: ["FIL-01", "FIL-02", "FIL-03", "FIL-04", "FIL-05", "FIL-06", "FIL-07", "CAT-01"],
  config: {
    refreshOnClick: field.flag({
      doc: "The list follows each choice at once. Otherwise it waits for the submit button, or for `data-submit-delay`.",
    }),
    submitDelay: field.int({
      default: 1000,
      min: 0,
      doc: "Milliseconds after the last choice in which the form submits itself; 0 leaves that to the visitor.",
    }),
    single: field.list({ doc: "Keys, and ids of attributes, of which boxes hold one value, too." }),
    categoryId: field.text({ default: "", doc: "Category whose filter block is asked for." }),
    brandId: field.text({ default: "", doc: "Brand whose filter block is asked for." }),
  },
  when: "interaction",
  fallback: "adopt",
  examples: [
    `<form data-island="facets" data-refresh-on-click method="get" action="/en/catalog" data-ajax autocomplete="off">
  <fieldset>
    <legend>Brand</legend>
    <label><input type="checkbox" name="filter[Brand]" value="12" id="brand-12"> Moulin (4)</label>
    <label><input type="checkbox" name="filter[Brand]" value="14" id="brand-14"> Dune (9)</label>
  </fieldset>
  <fieldset>
    <legend>Price</legend>
    <label>from <input name="filter[Price][from]" inputmode="decimal"></label> <label>to <input name="filter[Price][to]" inputmode="decimal"></label>
  </fieldset>
  <button>Show</button>
</form>`,
    `<div data-island="facets" id="filters" data-category-id="tea" data-island-when="visible"><a href="?facets=shown">Filters</a></div>`,
  ],
});
