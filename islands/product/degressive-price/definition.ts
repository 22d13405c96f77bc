import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "degressive-price",
  doc:
    "Marks the row of the current quantity in a table of prices by quantity, and announces the next price step. " +
    "The order form is the one in the nearest `data-product` around the table, or else in the document.",
  requirements: ["PRO-06"],
  config: {},
  needs: {
    ":not(:has([data-from]:not([data-price])))": "`data-price` on each element with `data-from`",
  },
  fields: {
    Quantity: { doc: "Quantity in the order form, whose row is marked; 1 without it." },
  },
  parts: {
    "data-from": field.number({
      required: true,
      min: 0,
      doc: "On a row of the table: smallest quantity for its price.",
    }),
    "data-price": field.number({
      required: true,
      min: 0,
      doc: "On each row with `data-from`: unit price, in the page's currency.",
    }),
    "data-degressive-hint": field.flag({
      doc:
        "On an element of the nearest `data-product` around the table, or else of the page: " +
        "shows the next price step and the quantity that is missing.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-product>
  <form method="post" action="/en/shoppingcarts/add"><div data-island="quantity"><label for="d1">Quantity</label>
    <input id="d1" name="Quantity" inputmode="numeric" value="1"></div><p data-degressive-hint></p></form>
  <table data-island="degressive-price">
    <tr><th scope="col">Quantity</th><th scope="col">Price each</th></tr>
    <tr data-from="1" data-price="12.00"><th scope="row">1–5</th><td>€ 12.00</td></tr>
    <tr data-from="6" data-price="10.80"><th scope="row">6+</th><td>€ 10.80</td></tr>
  </table>
</div>`,
  ],
});
