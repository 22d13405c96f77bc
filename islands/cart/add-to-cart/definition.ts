import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "add-to-cart",
  doc:
    "Sends an order form in the background and confirms the addition in a dialog. It reads the fields " +
    "`ProductVariantId`, `Quantity` and `Name`; the dialog shows the name. While `ProductVariantId` is empty, and " +
    "without script, the browser posts the form. A submit before the code is loaded waits for it, for two seconds at " +
    "most. The tag manager gets the data of the `data-item-*` attributes.",
  requirements: ["PRO-03", "QTY-07", "ANA-05"],
  config: {
    nameVariant: field.text({
      default: "ProductVariantId",
      doc: "Name of the field, or of the submit button, with the id of the variant to order.",
    }),
    nameQuantity: field.text({ default: "Quantity", doc: "Name of the field with the quantity." }),
  },
  needs: {
    ":is(form, :has(form))": "a `<form>`, as its element or in it",
    ":not(:has([data-island=quantity])) || @{nameQuantity}":
      "a field `{nameQuantity}` for the quantity; `data-name-quantity` gives it another name",
  },
  fields: {
    "{nameVariant}": {
      required: true,
      doc: "Id of the variant to order. While it is empty or 0, the browser posts the form.",
    },
    "{nameQuantity}": {
      doc:
        "Quantity to order; 1 without the field, or while it is empty. Text with digits that is no clear number, such as " +
        "`3 kg` or `1,000`, gets a message and is not sent. The browser posts other text.",
    },
    Name: { doc: "Name of the product, for the dialog." },
    ItemOrigin: { doc: "Where the visitor found the product; sent with the order." },
    ItemKey: { doc: "Key of that place; sent with the order." },
  },
  parts: {
    "data-order-price": field.flag({
      doc:
        "On an element of the nearest `data-product` around the form: its text becomes the price of what a press adds. The " +
        "unit price is `data-item-price`, which the islands variations and degressive-price keep up to date; or " +
        "length-calculator has calculated the price.",
    }),
    "data-order-quantity": field.flag({
      doc: "On an element beside one with `data-order-price`: its text becomes the quantity of that price, with its unit.",
    }),
    "data-order-bar": field.flag({
      doc:
        "On an element around one with `data-order-price`, such as a bar at the end of the window: gets the attribute " +
        "`data-button-in-sight` while a button of the form is in sight, for your CSS that hides it.",
    }),
    "data-calculated": field.text({
      doc:
        "On an output of the island length-calculator in the form: with the value `price`, the price that " +
        "`data-order-price` shows.",
    }),
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc:
        "On the quantity island inside the form: unit of the quantity in the dialog. `weight` is in kilograms, `length` in " +
        "metres.",
    }),
  },
  common: true,
  when: "visible",
  fallback: "adopt",
  events: { "cart:changed": "on the document, with the cart after the addition" },
  examples: [
    `<form data-island="add-to-cart" method="post" action="/en/shoppingcarts/add" data-item-id="p101"
  data-item-name="Stoneware cup" data-item-price="12.50">
  <input type="hidden" name="ProductVariantId" value="v1011">
  <input type="hidden" name="Name" value="Stoneware cup">
  <div data-island="quantity"><label for="a1">Quantity</label>
    <input id="a1" name="Quantity" inputmode="numeric" value="1"></div>
  <button>Add to cart</button>
</form>`,
  ],
});
