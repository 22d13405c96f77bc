import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "degressive-price",
  doc:
    "A table of prices by quantity. Marks the row of the quantity in the order form, and names the next step; " +
    "the form is looked for in the nearest `data-product` around it, else in the document.",
  requirements: ["PRO-06"],
  config: {},
  parts: {
    "data-from": field.number({
      required: true,
      min: 0,
      doc: "On a row of the table: the quantity from which its price counts.",
    }),
    "data-price": field.number({
      required: true,
      min: 0,
      doc: "On each row with `data-from`: the price of one, in the page's currency.",
    }),
    "data-degressive-hint": field.flag({
      doc: "On an element of the nearest `data-product` around the table, else of the page: names the next step, and what it takes.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-product>
  <form method="post" action="/en/shoppingcarts/add"><div data-island="quantity"><label for="d1">Quantity</label> <input id="d1" name="Quantity" inputmode="numeric" value="1"></div><p data-degressive-hint></p></form>
  <table data-island="degressive-price">
    <tr><th scope="col">Quantity</th><th scope="col">Price each</th></tr>
    <tr data-from="1" data-price="12.00"><th scope="row">1–5</th><td>€ 12.00</td></tr>
    <tr data-from="6" data-price="10.80"><th scope="row">6+</th><td>€ 10.80</td></tr>
  </table>
</div>`,
  ],
});
