import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-quantity",
  doc: "The form in which a customer says how much of a wish is wanted, sent in the background, by Enter too: the dialog that it stands in closes, and the list is shown anew. What is refused is told, and the dialog stays. Closed, it leads back to the link with `data-modal` in the row of its wish. Without script the form posts.",
  requirements: ["WSH-06", "QTY-05"],
  config: {},
  needs: {
    "form:has([name=Quantity]), :has(form [name=Quantity])": "to be a form with a field `Quantity`, or to hold one",
    "form:has([name=Id]), :has(form [name=Id])": "to be a form with a field `Id`, or to hold one",
  },
  parts: {
    "data-min": field.number({ min: 0, doc: "On the island quantity in it: the smallest quantity; without it 1." }),
    "data-wish": field.text({
      doc: "On the row of a wish, on the page behind the dialog: its id. The link with `data-modal` in it gets the focus when the dialog has closed.",
    }),
  },
  when: "load",
  fallback: "adopt",
  events: { "wishlist:changed": "on the document, once it is saved" },
  examples: [
    `<form data-island="wishlist-quantity" method="post" action="/en/catalog/wishlist/quantity" novalidate>
  <input type="hidden" name="Id" value="71-v2801">
  <div data-island="quantity"><label for="w1">Quantity</label> <input id="w1" name="Quantity" inputmode="numeric" value="6"></div>
  <button>Save</button>
</form>`,
  ],
});
