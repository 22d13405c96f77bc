import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "address-form",
  doc: "A GET form whose fields are parameters of the address of the page, such as how a list is sorted: it writes them into the present address and shows the page again in place, with focus and scroll offset kept. Parameters that are no fields of the form stay as they are; fields that are empty, the hash and `pageindex` go. Hidden inputs are for browsers without script: what the address says counts. The button may stay, or be hidden by the theme while the form is live. What the page marks with data-announce, such as the number of results, is told when it is there.",
  requirements: ["SRC-05", "SRC-06", "CAT-02"],
  config: {
    on: field.choice(["change", "submit"], {
      default: "change",
      doc: "When: as soon as a select, checkbox, radio button or slider changes, or only when the form is sent. Text is always sent by Enter or the button.",
    }),
  },
  needs: {
    ":is(form:is(:not([method]), [method=get]), :has(form:is(:not([method]), [method=get])))":
      "to be a form of method get, or to hold one",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<form data-island="address-form" action="/en/catalog/tag">
  <input type="hidden" name="tag" value="kitchen">
  <label for="sort">Sort by</label>
  <select id="sort" name="sort"><option value="">Name</option><option value="new">Newest first</option></select>
  <button>Show</button>
</form> <p data-announce>12 results</p>`,
    `<form data-island="address-form" data-on="submit" action="/en/catalog">
  <input type="hidden" name="q" value="tea">
  <label><input type="checkbox" name="stock" value="1"> In stock</label>
  <button>Filter</button>
</form>`,
  ],
});
