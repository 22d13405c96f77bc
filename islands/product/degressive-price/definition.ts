import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "degressive-price",
  doc:
    "A table of prices by quantity: its rows have `data-from`, a quantity, and `data-price`, an amount. Marks the row of the quantity in the order form, and names the next step " +
    "in the element with `data-degressive-hint`; form and hint are looked for in the nearest `data-product` around it, else in the document.",
  requirements: ["PRO-06"],
  config: {},
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
