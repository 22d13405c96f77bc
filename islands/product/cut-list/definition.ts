import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "cut-list",
  doc:
    "Plans how pieces are cut from the lengths that the shop sells, with the least waste. " +
    "The plan is the best one, unless the search takes too long; then the best so far is shown, and a note says so. " +
    "A button makes its total length the quantity of the order form. Without script the server plans.",
  requirements: ["LEN-02"],
  config: {
    quantity: field.text({
      default: "",
      doc: "CSS selector of the field that gets the total length in metres. Without it there is no button.",
    }),
    seconds: field.int({ default: 3, min: 1, max: 60, doc: "How long a search may take." }),
  },
  fields: {
    PieceLength: {
      required: true,
      doc: "Length of a piece in metres, or with a unit, such as 230 cm; one for each row.",
    },
    PieceCount: { required: true, doc: "Number of pieces of that length; empty means 1. One for each row." },
    StockLength: {
      required: true,
      doc: "A length that the shop sells, in metres, such as a checkbox for each of them.",
    },
    Kerf: { doc: "Loss at each cut, in millimetres; 0 without the field." },
  },
  parts: {
    "data-cut-row": field.flag({
      doc: "On the row of a piece. With it, a button adds a copy of the last row.",
    }),
    "data-cut-result": field.flag({ doc: "On the server's plan or message: hidden while the island shows its own." }),
  },
  when: "visible",
  fallback: "adopt",
  events: { "quantity:changed": "on the field of `data-quantity`, with an input and a change event" },
  examples: [
    `<label for="metres">Metres</label> <input id="metres" name="Quantity" inputmode="decimal" value="1">
<form data-island="cut-list" data-quantity="#metres" action="/en/product/manila-rope-three-strand-16-mm">
  <div data-cut-row>
    <label>Length in metres, row 1 <input name="PieceLength" inputmode="decimal" value="1.2"></label>
    <label>Number, row 1 <input name="PieceCount" inputmode="numeric" value="7"></label>
  </div>
  <div data-cut-row>
    <label>Length in metres, row 2 <input name="PieceLength" inputmode="decimal" value="0.75"></label>
    <label>Number, row 2 <input name="PieceCount" inputmode="numeric" value="4"></label>
  </div>
  <label><input type="checkbox" name="StockLength" value="5" checked> 5 m</label>
  <label><input type="checkbox" name="StockLength" value="10" checked> 10 m</label>
  <button>Plan cuts</button>
</form>`,
  ],
});
