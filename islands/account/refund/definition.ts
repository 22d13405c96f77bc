import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "refund",
  doc:
    "The form of a refund: price times quantity of each line, to cents, follows what is typed, and so do the totals, in elements of class `items-count` and `items-amount`. " +
    "Where a price cannot be read all amounts stay the server's.",
  requirements: ["REF-01", "QTY-05"],
  config: {},
  needs: {
    ":has(.items-count)": "an element of class `items-count` in it",
    ":has(.items-amount)": "an element of class `items-amount` in it",
  },
  parts: {
    "data-refund-line": field.flag({
      required: true,
      doc: "On the element that is a line. In it are the fields whose names end with `UnitPriceTaxIncl`, with a comma or a dot, and `Quantity`, perhaps `RefundedAmount` and a checkbox.",
    }),
    "data-ordered": field.number({
      min: 0,
      doc: "On a line: how much there is of it at most; without it any quantity is taken.",
    }),
    "data-measured": field.flag({
      doc: "On a line that is weighed or measured: it may have decimals, and counts as one product.",
    }),
    "data-refunded-amount": field.flag({ doc: "On an element of a line: price times quantity stands there." }),
    "data-refund-calculate": field.flag({
      doc: "On a button for those without script: is hidden while the island knows the amounts.",
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
    <span data-refunded-amount>€0.00</span>
  </p>
  <p>Products: <span class="items-count">0</span>, refund: <span class="items-amount">€0.00</span></p>
  <button data-refund-calculate name="action" value="calculate">Calculate</button> <button>Send</button>
</form>`,
  ],
});
