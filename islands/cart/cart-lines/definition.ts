import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "cart-lines",
  doc: "Lines of the cart, in a form or a list: quantities, removals and the clearing of the cart are saved in the background, each with what became of it, and may be undone. Without script the form posts as it is.",
  requirements: ["CRT-01", "CRT-02", "CRT-04", "CRT-08", "QTY-07"],
  config: {},
  when: "load",
  fallback: "adopt",
  events: {
    "cart:changed": "on the document, once what was changed is saved; the page shows itself anew then",
  },
  examples: [
    `<form data-island="cart-lines" method="post" action="/en/shoppingcarts/update">
  <ul>
    <li data-cart-line="l1" data-quantity="2" data-name="Stoneware cup" data-variant-id="v1011" data-origin="Catalog" data-key="spring">
      Stoneware cup
      <div data-island="quantity"><label for="l1q">Quantity</label> <input id="l1q" name="Quantity[l1]" inputmode="numeric" value="2"></div>
      <p data-line-status></p>
      <button name="action" value="remove:l1" data-line-remove>Remove</button>
    </li>
  </ul>
  <button name="action" value="update">Update</button>
  <button name="action" value="clear" data-cart-clear>Empty the cart</button>
  <p data-cart-amounts>Total € 25</p>
</form>`,
    `<ul data-island="cart-lines"><li data-cart-line="l1" data-quantity="0.25" data-sold-by="weight"><span data-line-quantity>0.25 kg</span> Coffee</li></ul>`,
  ],
});
