import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "quantity",
  doc:
    "Adds minus and plus buttons to a quantity input and enforces its bounds, steps and whole numbers. " +
    "The form still submits the input. Where it has no bound of its own, that of the input (`min`, `max`, `step`) applies. Existing buttons on the page are reused. It saves nothing: cart-lines saves " +
    "the quantities of a cart.",
  requirements: ["QTY-01", "QTY-02", "QTY-03", "QTY-04", "QTY-05", "QTY-06", "QTY-07"],
  config: {
    min: field.number({ default: 1, min: 0, doc: "Smallest quantity." }),
    max: field.number({ default: 0, min: 0, doc: "Largest quantity; 0 means no limit." }),
    step: field.number({
      default: 1,
      min: 0.001,
      doc: "Amount by which plus and minus change the quantity. Above 1, every quantity is a multiple of it.",
    }),
    soldBy: field.choice(["piece", "weight", "length"], {
      default: "piece",
      doc:
        "Unit of sale. `piece` accepts whole numbers only; `weight` (kilograms) and `length` (metres) accept " +
        "decimals.",
    }),
  },
  needs: { ":has(input:not([type=hidden]))": "an input in it" },
  parts: {
    "data-step-button": field.choice(["minus", "plus"], {
      doc:
        "On an existing button in it: the island uses it instead of adding one. A button with an `aria-label` keeps " +
        "its name.",
    }),
  },
  common: true,
  when: "visible",
  fallback: "adopt",
  events: { "quantity:changed": "from the input, when its quantity changes to one that can be ordered" },
  examples: [
    `<div data-island="quantity"><label for="q1">Quantity</label>
  <input id="q1" name="Quantity" inputmode="numeric" value="1"></div>`,
    `<div data-island="quantity" data-min="6" data-step="6" data-max="48"><label for="q2">Candles</label>
  <input id="q2" name="Quantity" inputmode="numeric" value="6"></div>`,
    `<div data-island="quantity" data-sold-by="weight" data-min="0,1" data-step="0,05"><label for="q3">Kilograms</label>
  <input id="q3" name="Quantity" inputmode="decimal" value="0,25"></div>`,
    `<div data-island="quantity"><label for="q4">Cups</label>
  <button type="button" data-step-button="minus" aria-label="Fewer cups">−</button>
  <input id="q4" name="Quantity" inputmode="numeric" value="1">
  <button type="button" data-step-button="plus" aria-label="More cups">+</button></div>`,
  ],
});
