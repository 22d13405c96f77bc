import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { currency, languageTag } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "length-calculator",
  doc:
    "Calculates weight and price of a typed length, for products that are cut to size, or the price of a weight. " +
    "The results are shown in elements of the page, or in elements that the island adds. " +
    "Lengths are rounded to the centimetre, weights to the gram (below ten grams to a tenth), and prices to the cent, " +
    "halves up. " +
    "The form submits the input, which can also have the island quantity. " +
    "In a cart the weight becomes the quantity of the line.",
  requirements: ["LEN-01", "LEN-02", "LEN-03", "LEN-04"],
  config: {
    pricePerMetre: field.number({
      required: true,
      min: 0,
      doc: "Price of a metre, or of a kilogram with `data-unit`, in the page's currency.",
    }),
    unit: field.choice(["metre", "kilogram"], {
      default: "metre",
      doc: "Unit of the input. `kilogram` is for products that are sold by weight.",
    }),
    weightPerMetre: field.number({ default: 0, min: 0, doc: "Weight of a metre; 0 if unknown." }),
    weightUnit: field.choice(["kilogram", "gram"], {
      default: "kilogram",
      doc: "Unit of the weights, and of the quantity in a cart. From 1000 grams on, the shown weight is in kilograms.",
    }),
    cutSize: field.number({
      default: 0,
      min: 0,
      doc:
        "Standard size in metres, to the centimetre. Lengths that are not a multiple of it cost extra. " +
        "0 means no extra charge.",
    }),
    extraCharge: field.number({
      default: 0,
      min: 0,
      doc:
        "Extra charge for other lengths, once per order; the price includes it. " +
        "With 0 the amount is unknown, and a message only says that there is a charge.",
    }),
    min: field.number({ default: 0, min: 0, doc: "Smallest length that can be ordered." }),
    max: field.number({
      default: 0,
      min: 0,
      doc:
        "Greatest length that can be ordered; the length is never rounded up beyond it. 0 means no limit. A length out " +
        "of bounds has no price; the element `extra-charge` names the nearest length, with a button to choose it.",
    }),
    place: field.choice(["product", "cart"], {
      default: "product",
      doc: "Kind of page. The results are updated 150 ms after the last key on a product page, 250 ms in a cart.",
    }),
    lengthField: field.text({
      default: "Quantity",
      doc: "Name of the length field in the same form, if the element contains no input.",
    }),
    quantityField: field.text({
      default: "",
      doc: "Name of the field in the same form that gets the weight, as a whole number of at least 1.",
    }),
    locale: field.text({
      default: "",
      ...languageTag,
      doc: "Language tag for numbers and money; by default the page's.",
    }),
    currency: field.text({ default: "", ...currency, doc: "Currency of the prices; by default the page's." }),
  },
  needs: {
    ":has(input:not([type=hidden])) || @{lengthField}":
      "an input for the length in it, or a form with a field whose name is `{lengthField}`",
  },
  fields: {
    "{lengthField}": { doc: "Length in metres, if the element contains no input." },
    "{quantityField}": { required: true, doc: "Gets the weight." },
  },
  parts: {
    "data-calculated": field.choice(["weight", "price", "extra-charge"], {
      doc:
        "On an element in the island: the result that it shows. Missing elements are added at the end: " +
        "always for the price, for the weight if the weight per metre is known, " +
        "and for the extra charge if there is a standard size.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  events: {
    "quantity:changed": "on the field of `data-quantity-field`, with a change event, when its weight changes",
  },
  examples: [
    `<form><div data-island="length-calculator" data-price-per-metre="3.90" data-weight-per-metre="0.159"
  data-cut-size="0.5" data-extra-charge="1.50"><label for="l1">Length in metres</label>
  <input id="l1" name="Quantity" inputmode="decimal" value="2.3"></div></form>`,
    `<form>
  <div data-island="quantity" data-sold-by="length" data-min="1" data-step="0.5" data-max="200"><label
    for="l2">Length in metres</label> <input id="l2" name="Length" inputmode="decimal" value="2.3"></div>
  <input type="hidden" name="Quantity" value="366">
  <div data-island="length-calculator" data-place="cart" data-length-field="Length" data-quantity-field="Quantity"
    data-price-per-metre="3.90" data-weight-per-metre="159" data-weight-unit="gram" data-cut-size="0.5" data-max="200">
    <p>Weight: <output for="l2" data-calculated="weight">366 g</output>, price:
      <output for="l2" data-calculated="price">€8.97</output></p>
    <p data-calculated="extra-charge">Lengths that are no multiple of 0.5 m cost extra.</p>
  </div>
</form>`,
    `<form><div data-island="length-calculator" data-unit="kilogram" data-price-per-metre="42" data-min="0.1"
  data-max="2"><label for="l3">Weight in kg</label> <input id="l3" name="Quantity" inputmode="decimal" value="0.25">
  <p>Price: <output for="l3" data-calculated="price">€10.50</output></p> <p data-calculated="extra-charge"></p></div>
</form>`,
  ],
});
