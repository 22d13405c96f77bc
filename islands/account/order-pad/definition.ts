import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "order-pad",
  doc:
    "Checks a pasted list of codes and quantities, and adds the products to the cart at once. " +
    "Each line is found, corrected or refused before anything is added. " +
    "Columns are separated by tabs, semicolons, commas or spaces, as in CSV; a line of titles is understood. " +
    "A chosen file joins the list, which is then checked at once. " +
    "Lines that cannot be ordered stay in the text. The first submit button of the form checks the list; others with " +
    "`name` or `formaction`, such as the server's suggestions, send the form. Without script the browser posts the form.",
  requirements: ["PRO-03", "CRT-04"],
  config: {},
  fields: {
    Lines: { required: true, doc: "A `<textarea>` for the list: a code and a quantity on each line." },
    File: { doc: "A file with such a list, such as CSV. Its text is added to `Lines`." },
  },
  parts: {
    "data-pad-results": field.flag({
      doc: "On the server's list of products: hidden while the island shows its own.",
    }),
    "data-pad-error": field.flag({
      doc:
        "On the server's message about the list: hidden while the island shows its own result. Until then " +
        "`aria-invalid` and `aria-describedby` of `Lines` name it.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  events: { "cart:changed": "on the document, with the updated cart" },
  examples: [
    `<form data-island="order-pad" method="post" action="/en/catalog/orderpad">
  <label for="pad">Codes and quantities</label>
  <textarea id="pad" name="Lines" rows="6">KIT-340 4
CAN-351;2</textarea>
  <button>Check list</button>
</form>`,
  ],
});
