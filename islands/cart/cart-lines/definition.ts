import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "cart-lines",
  doc: "Lines of the cart, in a form or a list: quantities, removals and the clearing of the cart are saved in the background, each with what became of it, and may be undone. Without script the form posts as it is.",
  requirements: ["CRT-01", "CRT-02", "CRT-04", "CRT-08", "QTY-07"],
  config: {},
  parts: {
    "data-cart-line": field.text({
      doc: "On the element that is a line: its id, as the server knows it. Its field is the one whose name begins with `Quantity`.",
    }),
    "data-quantity": field.number({
      doc: "On a line: what the server holds of it, in the unit that `PUT` takes; without it what its field came with.",
    }),
    "data-name": field.text({ doc: "On a line: what the product is called where something is said of the line." }),
    "data-variant-id": field.text({
      doc: "On a line: id of the variant; by it, `data-origin` and `data-key` the line is ordered anew when its removal is undone.",
    }),
    "data-origin": field.text({ doc: "On a line: `ItemOrigin` of the order that undoes its removal." }),
    "data-key": field.text({ doc: "On a line: `ItemKey` of the order that undoes its removal." }),
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc: "On a line: what its quantity is told in where it is only told; by weight in kilograms, by length in metres.",
    }),
    "data-line-quantity": field.flag({
      doc: "On an element of a line: holds the quantity where it is only told, such as in the list of the cart widget.",
    }),
    "data-line-status": field.flag({
      doc: "On an element of a line: it is said there what became of a change. Keep a line's height free for it.",
    }),
    "data-line-remove": field.flag({ doc: "On a submit button of a line: takes the line out." }),
    "data-cart-clear": field.flag({ doc: "On a submit button of the form: takes all lines out." }),
  },
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
