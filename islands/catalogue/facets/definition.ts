import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "facets",
  doc:
    "Filters a product list by a form: writes each choice into the URL and updates the list in place. A new choice " +
    "removes the page number from the URL. Field names are filter[Key], filter[ProductAttributes][id], and " +
    "filter[Key][from] with filter[Key][to] for a range. Checkboxes of one name add up; radio buttons, selects and " +
    "ranges hold one value. When the host has no form, the server sends the filter block; without script the host's " +
    "own link remains.",
  requirements: ["FIL-01", "FIL-02", "FIL-03", "FIL-04", "FIL-05", "FIL-06", "FIL-07", "CAT-01"],
  config: {
    refreshOnClick: field.flag({
      doc:
        "Updates the list at each choice. Otherwise the list waits for the submit button or `data-submit-delay`, as it " +
        "always does for typed text.",
    }),
    submitDelay: field.int({
      default: 1000,
      min: 0,
      doc: "Milliseconds after the last choice until the form submits itself; 0: only the visitor submits it.",
    }),
    pageParameter: field.text({
      default: "pageindex",
      doc: "Parameter of the URL with the number of the list's page. A new choice removes it.",
    }),
    single: field.list({ doc: "Keys and attribute ids whose checkboxes hold only one value." }),
    categoryId: field.text({ default: "", doc: "Category whose filter block the server sends." }),
    brandId: field.text({ default: "", doc: "Brand whose filter block the server sends." }),
    sheet: field.text({
      doc:
        "Heading of a sheet: on a small screen, filters in `details` with `data-collapse` and an id open over the page. " +
        "Each choice still updates the list, and the sheet stays open. Without it they unfold in the page.",
    }),
  },
  fields: {
    "filter[KEY]": { doc: "Value or values of a list, such as `filter[Brand]`." },
    "filter[ProductAttributes][ID]": {
      doc: "Value or values of a product attribute; `ID` is the id of the attribute.",
    },
    "filter[KEY][from]": { doc: "Lower end of a range, such as `filter[Price][from]`." },
    "filter[KEY][to]": { doc: "Upper end of that range." },
  },
  needs: {
    // A form without filters is fine, as on an empty list.
    ':is(:not(:has(input:not([type=hidden], [type=submit]), select)), :has([name^="filter["]:not([name^="filter[]"])))':
      "a field called `filter[Key]`, `filter[ProductAttributes][id]` or `filter[Key][from]` in its form " +
      "(for other names use `address-form`)",
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
    <label>from <input name="filter[Price][from]" inputmode="decimal"></label> <label>to
      <input name="filter[Price][to]" inputmode="decimal"></label>
  </fieldset>
  <button>Show</button>
</form>`,
    `<div data-island="facets" data-refresh-on-click data-sheet="Filters">
  <details id="list-filters" data-collapse>
    <summary>Filters</summary>
    <form method="get" action="/en/catalog#list" data-ajax autocomplete="off">
      <label><input type="checkbox" name="filter[Brand]" value="12" id="brand-12"> Moulin (4)</label>
      <label><input type="checkbox" name="filter[Brand]" value="14" id="brand-14"> Dune (9)</label>
      <p><a href="/en/catalog" data-stay>Clear</a> <button>Show 13 products</button></p>
    </form>
  </details>
</div>`,
    `<div data-island="facets" id="filters" data-category-id="tea" data-island-when="visible"><a
  href="?facets=shown">Filters</a></div>`,
  ],
});
