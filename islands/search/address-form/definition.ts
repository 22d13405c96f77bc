import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "address-form",
  doc:
    "Writes the fields of a GET form into the page's address, and loads the page again in place. " +
    "Use it for parameters such as the sort order of a list. Focus and scroll position are kept. " +
    "Other parameters of the address are kept; empty fields, the hash and the page number are removed. " +
    "Hidden inputs are for browsers without script: the address has priority over them. " +
    "The theme may hide the button while the form is live. " +
    "Elements with data-announce, such as the number of results, are announced after loading.",
  requirements: ["SRC-05", "SRC-06", "CAT-02"],
  config: {
    on: field.choice(["change", "submit"], {
      default: "change",
      doc:
        "When the form is submitted: at each change, or only by the visitor. A change is one of a select, checkbox, " +
        "radio button or slider; text is always submitted by Enter or the button.",
    }),
    pageParameter: field.text({
      default: "pageindex",
      doc: "Parameter of the address with the number of the list's page. A change removes it.",
    }),
  },
  needs: {
    ":is(form:is(:not([method]), [method=get]), :has(form:is(:not([method]), [method=get])))":
      "a `<form>` of method get, as its element or in it",
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
