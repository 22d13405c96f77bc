import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-quantity",
  doc:
    "A form in a dialog that changes the quantity of a wish. " +
    "It is sent in the background, also by Enter. Then the dialog closes and the list is refreshed. " +
    "If the server refuses the quantity, a message is shown and the dialog stays open. " +
    "A closed dialog returns the focus to the link with `data-modal` in the row of the wish. " +
    "Without script the form is posted.",
  requirements: ["WSH-06", "QTY-05"],
  config: {},
  needs: {
    ":is(form, :has(form))": "a `<form>`, as its element or in it",
  },
  fields: {
    Quantity: { required: true, doc: "Quantity of the wish." },
    Id: { required: "filled", doc: "Id of the wish." },
  },
  parts: {
    "data-min": field.number({ min: 0, doc: "On the island quantity in the form: smallest quantity; 1 by default." }),
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc: "On the island quantity in the form: with weight or length a quantity may have decimals.",
    }),
    "data-wish": field.text({
      doc:
        "On the row of a wish, on the page behind the dialog: id of the wish. " +
        "The link with `data-modal` in the row gets the focus when the dialog closes.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "wishlist:changed": "on the document, when the quantity is saved" },
  examples: [
    `<form data-island="wishlist-quantity" method="post" action="/en/catalog/wishlist/quantity" novalidate>
  <input type="hidden" name="Id" value="71-v2801">
  <div data-island="quantity"><label for="w1">Quantity</label>
    <input id="w1" name="Quantity" inputmode="numeric" value="6"></div>
  <button>Save</button>
</form>`,
  ],
});
