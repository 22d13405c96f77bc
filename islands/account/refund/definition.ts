import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "refund",
  doc:
    "Recalculates the amounts of a refund form while the visitor types. The amount of a line is its price times its " +
    "quantity, rounded to cents, and shows before the line is ticked. The totals are shown in elements of class " +
    "`items-count` and `items-amount`. " +
    "If a price cannot be read, all amounts stay as the server sent them. While the quantity of a selected line cannot " +
    "be read, the sums are a dash and the form is not sent: the field gets the focus, and a message.",
  requirements: ["REF-01", "QTY-05"],
  config: {},
  needs: {
    ":has(.items-count)": "an element of class `items-count` in it",
    ":has(.items-amount)": "an element of class `items-amount` in it",
    "[data-refund-line] => [name$=UnitPriceTaxIncl]":
      "a field whose name ends with `UnitPriceTaxIncl` in each element with `data-refund-line`",
    "[data-refund-line] => [name$=Quantity]":
      "a field whose name ends with `Quantity` in each element with `data-refund-line`",
  },
  fields: {
    "Lines[ID].UnitPriceTaxIncl": { doc: "Price of a line. Names may begin with other text than `Lines[ID].`." },
    "Lines[ID].Quantity": { doc: "Quantity of a line." },
    "Lines[ID].RefundedAmount": { doc: "Gets the amount of a line; of a line that is not ticked, zero." },
  },
  parts: {
    "data-refund-line": field.flag({
      required: true,
      doc:
        "On each element that is a line. It contains the fields whose names end with `UnitPriceTaxIncl` and " +
        "`Quantity`, and optionally `RefundedAmount` and a checkbox. The price may have a decimal comma or a decimal " +
        "dot.",
    }),
    "data-ordered": field.number({
      min: 0,
      doc: "On a line: largest quantity that can be refunded. Without it, any quantity is accepted.",
    }),
    "data-measured": field.flag({
      doc:
        "On a line that is sold by weight or length. Its quantity may have decimals, and the line counts as one " +
        "product.",
    }),
    "data-refunded-amount": field.flag({ doc: "On an element of a line: shows its price times its quantity." }),
    "data-refund-calculate": field.flag({
      doc: "On a button that calculates without script. It is hidden while the island knows the amounts.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<form data-island="refund" method="post" action="/en/sales/refunds">
  <p data-refund-line data-ordered="4">
    <input type="hidden" name="Lines[1].UnitPriceTaxIncl" value="22,00">
    <label><input type="checkbox" name="Lines[1].IsSelected" value="true"> Stoneware cup</label>
    <label for="r1">Quantity</label> <input id="r1" name="Lines[1].Quantity" value="4" inputmode="numeric">
    <span data-refunded-amount>€88.00</span>
  </p>
  <p>Products: <span class="items-count">0</span>, refund: <span class="items-amount">€0.00</span></p>
  <button data-refund-calculate name="action" value="calculate">Calculate</button> <button>Send</button>
</form>`,
  ],
});
