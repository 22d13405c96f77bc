import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "price-changes",
  doc:
    "Announces prices that have changed since the visitor filled the cart, and records in place that they were seen. " +
    "A notice that arrives with a reload in place is announced once. Without script the browser posts the form.",
  requirements: ["CRT-04", "CRT-08"],
  config: {},
  needs: {
    "form, :has(form)": "a form",
    ':has([name^="Price["])': "a field called Price[ID] for each changed price",
  },
  fields: {
    "Price[ID]": { doc: "Current unit price, such as `11.25`; `ID` is the id of the line." },
  },
  parts: {
    "data-price-change": field.flag({
      required: true,
      doc: "On an element in it: its text names a product, the previous and the current price.",
    }),
    "data-price-changed": field.flag({
      doc: "On an element elsewhere in `#page`, such as in the line: is hidden with the notice.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "cart:changed": "on the document, once it is saved; the page then reloads in place" },
  examples: [
    `<form data-island="price-changes" method="post" action="/en/shoppingcarts/prices">
  <p data-price-change>The price of Stoneware cup has changed from €12.50 to €13.50 since you added it.</p>
  <input type="hidden" name="Price[l1]" value="13.50">
  <button>Confirm new price</button>
</form>`,
  ],
});
