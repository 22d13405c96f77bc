import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { condition } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "variations",
  doc:
    "Updates the product on the page when the visitor chooses a variant in the order form. " +
    "The choices are selects and radio buttons, which can be swatches. " +
    "Each choice is looked up, and all data of the variant changes at once. " +
    "The product is the nearest `data-product` around the form, or else the document. " +
    "Hidden inputs of the form with the name of a field of the answer get its value.",
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
    productId: field.text({ default: "", doc: "Id of the product whose variants are looked up." }),
    nameProduct: field.text({
      default: "",
      doc: "Name of a field of the form with the id of the product, for pages without `data-product-id`.",
    }),
    nameVariant: field.text({ default: "ProductVariantId", doc: "Name of the field for the id of the variant." }),
    nameQuantity: field.text({ default: "Quantity", doc: "Name of the field with the quantity." }),
    unavailable: field.choice(["disabled", "selectable"], {
      default: "disabled",
      doc:
        "How unavailable values behave: `disabled` values cannot be chosen; `selectable` ones can, " +
        "for a shop that informs customers when they are available again.",
    }),
    radioStyle: field.choice(["plain", "buttons"], {
      default: "plain",
      doc:
        "How radio buttons without `data-colors` look. As `buttons`, such as sizes, unavailable values are struck " +
        "through, and screen readers say with which values they are not made.",
    }),
    address: field.text({
      default: "",
      doc:
        "Parameter of the page's address for the id of the variant, such as ProductVariantId. " +
        "Without it the address does not change.",
    }),
  },
  needs: {
    "[data-product-id] || @{nameProduct}!":
      "the id of the product in `data-product-id`, or in the field that `data-name-product` names",
    ":has(select[name], input[type=radio][name])": "selects or radio buttons with a `name` in it",
  },
  fields: {
    "{nameVariant}": { required: true, doc: "Gets the id of the chosen variant." },
    "{nameQuantity}": { doc: "Quantity for which prices are looked up; 1 without the field." },
  },
  parts: {
    "data-colors": field.text({
      doc: "On a radio button in the island: one to three colours, such as `#263a57 #f1ece2`, that make it a swatch.",
    }),
    "data-product-part": field.text({
      doc:
        "On an element of the product, with `data-url`: the server renders its content for each variant. " +
        "The value names the part in messages.",
    }),
    "data-url": field.text({
      doc:
        "On an element with `data-product-part`: address of its content on this site. " +
        "productId, productVariantId and quantity are added.",
    }),
    "data-part-version": field.text({
      doc:
        "On an element in a `data-product-part`: version of the content. " +
        "An answer with the same version does not replace the content.",
    }),
    "data-product-value": field.text({
      doc:
        "On an element of the product: field of the answer that becomes its text, " +
        "such as `UnitPriceTaxIncl` or `StockText`. Prices are formatted as money.",
    }),
    "data-product-if": field.text({
      ...condition,
      doc: "On an element of the product: a condition on the answer; the element is shown while it is true.",
    }),
    "data-product-state": field.text({
      doc: "On an element of the product: gets the `CurrentStockState` of the answer as value, for styles.",
    }),
    "data-product-link": field.flag({
      doc: "On a link of the product: its parameter productVariantId is updated.",
    }),
    "data-variations-apply": field.flag({
      doc:
        "On a button after the order button: opens the page of the chosen variant. " +
        "The button is visible without script only.",
    }),
    "data-sold-by": field.choice(["piece", "weight", "length"], {
      doc: "On the island quantity in the form: how the product is sold, which decides the valid quantities.",
    }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-product>
  <p data-product-state="InStock"><strong data-product-value="UnitPriceTaxIncl">€ 32.00</strong>,
    <span data-product-value="StockText">in stock</span></p>
  <form method="post" action="/en/shoppingcarts/add">
    <input type="hidden" name="ProductVariantId" value="v4011">
    <div data-island="variations" data-product-id="p401">
      <fieldset><legend>Colour</legend>
        <label><input type="radio" name="attribute-colour" value="chalk" data-colors="#f1ece2" checked>
          Chalk white</label>
        <label><input type="radio" name="attribute-colour" value="navy" data-colors="#263a57"> Navy</label>
      </fieldset>
      <label for="w1">Size</label> <select id="w1" name="attribute-size"><option value="s">S</option>
        <option value="m">M</option></select>
    </div>
    <button>Add to cart</button>
  </form>
  <a data-product-link href="/widget/catalog/StockByWarehouse?productId=p401&amp;productVariantId=v4011">Stock by
    warehouse</a>
</div>`,
    `<form method="post" action="/en/shoppingcarts/add">
  <input type="hidden" name="ProductVariantId" value="v4011">
  <div data-island="variations" data-product-id="p401" data-radio-style="buttons" data-unavailable="selectable">
    <fieldset><legend>Size</legend>
      <label><input type="radio" name="attribute-size" value="s" checked> S</label>
      <label><input type="radio" name="attribute-size" value="m"> M</label>
      <label><input type="radio" name="attribute-size" value="l" data-unavailable
        aria-label="L (not made in Chalk white)"> L</label>
    </fieldset>
  </div>
  <button>Add to cart</button>
</form>`,
  ],
});
