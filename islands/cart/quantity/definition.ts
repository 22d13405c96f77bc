import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "quantity",
  doc: "Minus and plus beside a quantity input, and its rules: bounds, steps, whole numbers. The input stays what the form submits. Buttons that the page has already are taken.",
  requirements: ["QTY-01", "QTY-02", "QTY-03", "QTY-04", "QTY-05", "QTY-06", "QTY-07"],
  config: {
    min: field.number({ default: 1, min: 0, doc: "Smallest quantity." }),
    max: field.number({ default: 0, min: 0, doc: "Largest quantity; 0 means no limit." }),
    step: field.number({
      default: 1,
      min: 0.001,
      doc: "What plus and minus add; above 1 every quantity is a multiple of it.",
    }),
    soldBy: field.choice(["piece", "weight", "length"], {
      default: "piece",
      doc: "By piece takes whole numbers only; by weight (kilograms) and by length (metres) take decimals.",
    }),
  },
  needs: { ":has(input:not([type=hidden]))": "an input in it" },
  parts: {
    "data-step-button": field.choice(["minus", "plus"], {
      doc: "On a button of the page in it: that is the one, and none is made. With an `aria-label` of the page it keeps its name.",
    }),
  },
  common: true,
  when: "visible",
  fallback: "adopt",
  events: { "quantity:changed": "from the input, when it holds another quantity that can be ordered" },
  examples: [
    `<div data-island="quantity"><label for="q1">Quantity</label> <input id="q1" name="Quantity" inputmode="numeric" value="1"></div>`,
    `<div data-island="quantity" data-min="6" data-step="6" data-max="48"><label for="q2">Candles</label> <input id="q2" name="Quantity" inputmode="numeric" value="6"></div>`,
    `<div data-island="quantity" data-sold-by="weight" data-min="0,1" data-step="0,05"><label for="q3">Kilograms</label> <input id="q3" name="Quantity" inputmode="decimal" value="0,25"></div>`,
    `<div data-island="quantity"><label for="q4">Cups</label> <button type="button" data-step-button="minus" aria-label="Fewer cups">−</button> <input id="q4" name="Quantity" inputmode="numeric" value="1"> <button type="button" data-step-button="plus" aria-label="More cups">+</button></div>`,
  ],
});
