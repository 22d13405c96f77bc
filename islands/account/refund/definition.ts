import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "refund",
  doc:
    "The form of a refund: in each `data-refund-line` a field whose name ends with `UnitPriceTaxIncl`, with a comma or a dot, and one whose name ends with `Quantity`, perhaps a checkbox; `data-ordered` says how much there is at most, " +
    "and `data-measured` that it is weighed or measured: it may have decimals, and counts as one product. Price times quantity, to cents, stands in the field whose name ends with `RefundedAmount`, or in `data-refunded-amount`, " +
    "and the totals in the elements of class `items-count` and `items-amount`. Where a price cannot be read all amounts stay the server's. A button with `data-refund-calculate`, for those without script, is hidden while the island knows the amounts.",
  requirements: ["REF-01", "QTY-05"],
  config: {},
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
