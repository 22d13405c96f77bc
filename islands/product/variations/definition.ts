import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "variations",
  doc:
    "The choices of an order form: selects, and radio buttons with their colours in `data-colors`, as swatches. Each choice is looked up, and what the page shows of the variant follows, all of it at once, " +
    "in the nearest `data-product` around the form, else in the document. " +
    "`data-product-part` with `data-url`: its content is fetched from there, with productId, productVariantId and quantity; an element in it with the same `data-part-version` as before leaves it as it is. " +
    "`data-product-value=\"FIELD\"`: the text of a field of the answer, prices as money. " +
    "`data-product-if=\"FIELD\"`, `\"FIELD=VALUE\"` or `\"FIELD!=VALUE\"`: shown when that holds. " +
    "`data-product-state`: takes CurrentStockState, for styles. " +
    "A link with `data-product-link`: its parameter productVariantId follows. Hidden inputs of the form that are called like a field of the answer take its value. " +
    "A button with `data-variations-apply`, after the one that orders, is there without script only.",
  requirements: ["VAR-01", "VAR-02", "VAR-03", "VAR-04", "VAR-05", "QTY-06", "QTY-07", "PRO-03", "PRO-04", "PRO-06", "PRO-09"],
  config: {
    productId: field.text({ required: true, doc: "Id of the product whose variants are looked up." }),
    unavailable: field.choice(["disabled", "selectable"], {
      default: "disabled",
      doc: "What becomes of values that are not available: `selectable` ones only look so, for a shop that tells when they are back.",
    }),
    address: field.text({ default: "", doc: "Parameter of the page's address that names the variant, such as ProductVariantId; without it the address stays." }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-product>
  <p data-product-state="InStock"><strong data-product-value="UnitPriceTaxIncl">€ 32.00</strong>, <span data-product-value="StockText">in stock</span></p>
  <form method="post" action="/en/shoppingcarts/add">
    <input type="hidden" name="ProductVariantId" value="v4011">
    <div data-island="variations" data-product-id="p401">
      <fieldset><legend>Colour</legend>
        <label><input type="radio" name="attribute-colour" value="chalk" data-colors="#f1ece2" checked> Chalk white</label>
        <label><input type="radio" name="attribute-colour" value="navy" data-colors="#263a57"> Navy</label>
      </fieldset>
      <label for="w1">Size</label> <select id="w1" name="attribute-size"><option value="s">S</option><option value="m">M</option></select>
    </div>
    <button>Add to cart</button>
  </form>
  <a data-product-link href="/widget/catalog/StockByWarehouse?productId=p401&amp;productVariantId=v4011">Stock by warehouse</a>
</div>`,
  ],
});
