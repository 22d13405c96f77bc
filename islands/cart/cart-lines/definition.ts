import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { priceStep } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "cart-lines",
  doc:
    "Saves changes of cart lines in the background: quantities, removals, and clearing the cart. The lines are in a " +
    "form or a list. Each change shows its status, and can be undone. A line may offer its next price step. Without " +
    "script the browser posts the form.",
  requirements: ["CRT-01", "CRT-02", "CRT-04", "CRT-08", "QTY-07", "PRO-06"],
  config: {
    nameQuantity: field.text({
      default: "Quantity[ID]",
      doc: "Name of the quantity field of a line; `ID` stands for the id of the line.",
    }),
    nameId: field.text({
      doc: "Name of a field of each line with the id of the line, when neither `data-cart-line` nor another name has it.",
    }),
  },
  needs: {
    ':not(:has([name^="Quantity["], [data-island=quantity], [type=number])), :has([data-cart-line])':
      "`data-cart-line` on the element of each line",
    ":not(:has([data-next-price]:empty, [data-next-price-text]:last-child, [data-next-price-take]:first-child))":
      "`data-next-price-text` and, after it, `data-next-price-take` in each element with `data-next-price`",
  },
  fields: {
    "Quantity[ID]": { doc: "Quantity of a line; `ID` is the id of the line." },
  },
  parts: {
    "data-cart-line": field.text({
      doc:
        "On the element of a line: id of the line on the server. When it is empty, the id is in the name of the quantity " +
        "field, or in the field that `data-name-id` names. The name of the quantity field begins as " +
        "`data-name-quantity` does, up to the id.",
    }),
    "data-quantity": field.number({
      doc: "On a line: quantity on the server, in the unit of `PUT`. Defaults to the value of its field.",
    }),
    "data-name": field.text({ doc: "On a line: name of the product, for messages about the line." }),
    "data-line-name": field.flag({
      doc: "On an element of a line: its text is the name of the product, for a line without `data-name`.",
    }),
    "data-variant-id": field.text({
      doc: "On a line: id of the variant. Undoing a removal orders the line again by it, `data-origin` and `data-key`.",
    }),
    "data-origin": field.text({ doc: "On a line: `ItemOrigin` of the order that undoes its removal." }),
    "data-key": field.text({ doc: "On a line: `ItemKey` of the order that undoes its removal." }),
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc: "On a line: unit of a quantity that is shown as text. `weight` is in kilograms, `length` in metres.",
    }),
    "data-line-quantity": field.flag({
      doc: "On an element of a line: shows the quantity as text, such as in the list of the cart widget.",
    }),
    "data-line-status": field.flag({
      doc: "On an element of a line: shows the status of a change. It always has the height of a text line.",
    }),
    "data-next-price": field.list({
      doc:
        "On an element of a line: offers the next lower price. The value is " +
        "the price steps that stock and limits allow, each a quantity and its unit price in the page's currency; the " +
        "first one is for the smallest quantity. " +
        "While there is no lower price, it has the class `atoll-next-price-none`, which hides it.",
      ...priceStep,
    }),
    "data-next-price-text": field.flag({
      doc: "On an element in that of `data-next-price`: shows the quantity that is missing, and both prices.",
    }),
    "data-next-price-take": field.flag({
      doc: "On a submit button after that text: sets the quantity from which the lower price applies.",
    }),
    "data-line-remove": field.flag({ doc: "On a submit button or a link of a line: removes the line." }),
    "data-cart-clear": field.flag({ doc: "On a submit button of the form: removes all lines." }),
  },
  when: "load",
  fallback: "adopt",
  events: {
    "cart:changed": "on the document, once a change is saved; the page then reloads in place",
  },
  examples: [
    `<form data-island="cart-lines" method="post" action="/en/shoppingcarts/update">
  <button name="action" value="update" class="atoll-without-script">Update</button>
  <ul>
    <li data-cart-line="l1" data-quantity="2" data-name="Stoneware cup" data-variant-id="v1011" data-origin="Catalog"
      data-key="spring">
      Stoneware cup
      <div data-island="quantity"><label for="l1q">Quantity</label>
        <input id="l1q" name="Quantity[l1]" inputmode="numeric" value="2"></div>
      <p data-next-price="1 12.50, 6 11.25"><span data-next-price-text>4 more: unit price €11.25 instead of €12.50</span>
        <button id="l1p" name="action" value="quantity:l1:6" data-next-price-take>Change to 6</button></p>
      <p data-line-status></p>
      <button name="action" value="remove:l1" data-line-remove>Remove</button>
    </li>
  </ul>
  <button name="action" value="clear" data-cart-clear>Empty the cart</button>
  <p data-cart-amounts>Total <span data-cart-total>€ 25</span></p>
</form>`,
    `<ul data-island="cart-lines">
  <li data-cart-line="l1" data-quantity="0.25" data-sold-by="weight"><span data-line-quantity>0.25 kg</span>
  Coffee</li></ul>`,
  ],
});
