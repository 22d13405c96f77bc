import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "add-to-cart",
  doc: "Sends an order form in the background and confirms it in a dialog. Without script the form posts as it is; sent before the code is there, it waits for it, two seconds at most. It reads the fields `ProductVariantId`, `Quantity` and `Name`, which the dialog tells; while the first is empty it leaves the form to the browser. What the tag manager is told of it stands in data-item attributes.",
  requirements: ["PRO-03", "QTY-07", "ANA-05"],
  config: {},
  needs: {
    ":is(form, :has(form))": "to be or to hold a form",
    // A form with an id may have fields elsewhere.
    ':is(:has([name="ProductVariantId"]), form[id], :has(form[id]))': "a field `ProductVariantId` in it",
  },
  parts: {
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc: "On the island quantity in it: the dialog that confirms tells the quantity so, in kilograms or metres.",
    }),
  },
  common: true,
  when: "visible",
  fallback: "adopt",
  events: { "cart:changed": "on the document, with the cart after the addition" },
  examples: [
    `<form data-island="add-to-cart" method="post" action="/en/shoppingcarts/add" data-item-id="p101" data-item-name="Stoneware cup" data-item-price="12.50">
  <input type="hidden" name="ProductVariantId" value="v1011">
  <input type="hidden" name="Name" value="Stoneware cup">
  <div data-island="quantity"><label for="a1">Quantity</label> <input id="a1" name="Quantity" inputmode="numeric" value="1"></div>
  <button>Add to cart</button>
</form>`,
  ],
});
