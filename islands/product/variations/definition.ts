import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { condition } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "variations",
  doc:
    "The choices of an order form: selects, and radio buttons, perhaps as swatches. Each choice is looked up, and what the page shows of the variant follows, all of it at once, " +
    "in the nearest `data-product` around the form, else in the document: that is the product below. Hidden inputs of the form that are called like a field of the answer take its value.",
  requirements: [
    "VAR-01",
    "VAR-02",
    "VAR-03",
    "VAR-04",
    "VAR-05",
    "QTY-06",
    "QTY-07",
    "PRO-03",
    "PRO-04",
    "PRO-06",
    "PRO-09",
  ],
  config: {
    productId: field.text({ required: true, doc: "Id of the product whose variants are looked up." }),
    unavailable: field.choice(["disabled", "selectable"], {
      default: "disabled",
      doc: "What becomes of values that are not available: `selectable` ones only look so, for a shop that tells when they are back.",
    }),
    address: field.text({
      default: "",
      doc: "Parameter of the page's address that names the variant, such as ProductVariantId; without it the address stays.",
    }),
  },
  needs: { ":has(select, input[type=radio])": "selects or radio buttons in it" },
  parts: {
    "data-colors": field.text({
      doc: "On a radio button in it: one to three colours, such as `#263a57 #f1ece2`, which make it a swatch.",
    }),
    "data-product-part": field.text({
      doc: "On an element of the product, with `data-url`: what the server renders for each variant; its value names it in messages.",
    }),
    "data-url": field.text({
      doc: "On an element with `data-product-part`: address of this site from which its content is fetched, with productId, productVariantId and quantity.",
    }),
    "data-part-version": field.text({
      doc: "On an element in a `data-product-part`: what this content is called; an answer that calls its own the same is not put there.",
    }),
    "data-product-value": field.text({
      doc: "On an element of the product: a field of the answer, such as `UnitPriceTaxIncl` or `StockText`, that becomes its text; prices as money.",
    }),
    "data-product-if": field.text({
      ...condition,
      doc: "On an element of the product: it is shown when that holds of the answer.",
    }),
    "data-product-state": field.text({
      doc: "On an element of the product: takes the `CurrentStockState` of the answer as its value, for styles.",
    }),
    "data-product-link": field.flag({
      doc: "On a link of the product: the parameter productVariantId of its address follows.",
    }),
    "data-variations-apply": field.flag({
      doc: "On a button of the form, after the one that orders: is there without script only, to show the page of what is chosen.",
    }),
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc: "On the island quantity in the form: which quantities can be ordered, and so be looked up.",
    }),
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
