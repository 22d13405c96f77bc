import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "order-again",
  doc:
    "Adds the lines of an earlier order to the cart in the background. The form has a hidden `OrderId` and " +
    "quantities. Lines that could not be added, such as sold-out products, are listed at the form. Without script " +
    "the browser posts the form.",
  requirements: ["ORD-01", "QTY-05"],
  config: {},
  needs: {
    ":is(form, :has(form))": "a `<form>`, as its element or in it",
  },
  fields: {
    OrderId: { required: true, doc: "Id of the order. While it is empty, the browser posts the form." },
    "Quantity[ID]": {
      doc:
        "Quantity of a line; `ID` is the id of the line. Text with digits that is no clear number, such as `3 kg` or `1,000`, " +
        "gets a message, and nothing is sent.",
    },
  },
  parts: {
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc: "On a line or its quantity: with weight or length the quantity may have decimals.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  events: { "cart:changed": "on the document, with the updated cart" },
  examples: [
    `<form data-island="order-again" method="post" action="/en/sales/orders/addtocart">
  <input type="hidden" name="OrderId" value="10414">
  <label for="o1">Quantity of stoneware cups</label> <input id="o1" name="Quantity[1]" inputmode="numeric" value="4">
  <button>Order again</button>
</form>`,
  ],
});
