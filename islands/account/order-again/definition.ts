import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "order-again",
  doc:
    "The form of an order of before, with a hidden `OrderId` and quantities: what it says is put into the cart in the background, and what could not be, such as what is sold out, is told at the form. " +
    "Without script it is posted as it is.",
  requirements: ["ORD-01", "QTY-05"],
  config: {},
  needs: {
    "form:has([name=OrderId]), :has(form [name=OrderId])": "to be a form with a field `OrderId`, or to hold one",
  },
  when: "visible",
  fallback: "adopt",
  events: { "cart:changed": "on the document, with the cart after it" },
  examples: [
    `<form data-island="order-again" method="post" action="/en/sales/orders/addtocart">
  <input type="hidden" name="OrderId" value="10414">
  <label for="o1">Quantity of stoneware cups</label> <input id="o1" name="Quantity[1]" inputmode="numeric" value="4">
  <button>Order again</button>
</form>`,
  ],
});
