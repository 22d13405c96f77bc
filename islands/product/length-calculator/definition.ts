import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { currency, languageTag } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "length-calculator",
  doc: "What a length that is typed weighs and costs, for products that are cut, in elements of the page or in its own. Lengths are rounded to the centimetre and prices to the cent, halves up. The input stays what the form submits; an island quantity may stand on it, too. In a cart the weight becomes the quantity of the line.",
  requirements: ["LEN-01", "LEN-02", "LEN-03", "LEN-04"],
  config: {
    pricePerMetre: field.number({ required: true, min: 0, doc: "Price of a metre, in the page's currency." }),
    weightPerMetre: field.number({ default: 0, min: 0, doc: "Weight of a metre; 0 where it is not known." }),
    weightUnit: field.choice(["kilogram", "gram"], {
      default: "kilogram",
      doc: "What weights are told in, and the quantity in a cart.",
    }),
    cutSize: field.number({
      default: 0,
      min: 0,
      doc: "Standard size in metres, to the centimetre: what is no multiple of it costs extra. 0 means that any length costs the same.",
    }),
    extraCharge: field.number({
      default: 0,
      min: 0,
      doc: "What other lengths cost extra, once an order; the price contains it. 0 where it is not known: then words say that there is a charge.",
    }),
    max: field.number({ default: 0, min: 0, doc: "Longest length: no rounding up beyond it. 0 means no limit." }),
    place: field.choice(["product", "cart"], {
      default: "product",
      doc: "Where it stands: it reckons 150 ms after the last key on a product, 250 ms in a cart.",
    }),
    lengthField: field.text({
      default: "Quantity",
      doc: "Name of the field with the length, in the same form, when none stands in the element.",
    }),
    quantityField: field.text({
      default: "",
      doc: "Name of the field, in the same form, that gets the weight as a whole number, at least 1.",
    }),
    locale: field.text({ default: "", ...languageTag, doc: "Language tag for numbers and money; else the page's." }),
    currency: field.text({ default: "", ...currency, doc: "Of its prices; else the page's." }),
  },
  parts: {
    "data-calculated": field.choice(["weight", "price", "extra-charge"], {
      doc: "On an element in it: which result it holds. A price has one in any case, made at the end where there is none; a weight where a metre's is known; the extra charge where there is a standard size.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  events: {
    "quantity:changed": "from the field of `data-quantity-field`, with a change event, when it gets another weight",
  },
  examples: [
    `<form><div data-island="length-calculator" data-price-per-metre="3.90" data-weight-per-metre="0.159" data-cut-size="0.5" data-extra-charge="1.50"><label for="l1">Length in metres</label> <input id="l1" name="Quantity" inputmode="decimal" value="2.3"></div></form>`,
    `<form>
  <div data-island="quantity" data-sold-by="length" data-min="1" data-step="0.5" data-max="200"><label for="l2">Length in metres</label> <input id="l2" name="Length" inputmode="decimal" value="2.3"></div>
  <input type="hidden" name="Quantity" value="366">
  <div data-island="length-calculator" data-place="cart" data-length-field="Length" data-quantity-field="Quantity" data-price-per-metre="3.90" data-weight-per-metre="159" data-weight-unit="gram" data-cut-size="0.5" data-max="200">
    <p>Weight: <output for="l2" data-calculated="weight">366 g</output>, price: <output for="l2" data-calculated="price">€8.97</output></p>
    <p data-calculated="extra-charge">Lengths that are no multiple of 0.5 m cost extra.</p>
  </div>
</form>`,
  ],
});
