import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "range-slider",
  doc:
    "A slider under a number input, or a slider with two handles under two inputs, from and to. " +
    "Visitors can still type in the inputs, and the form submits them. " +
    "An empty input means the end of the slider on its side.",
  requirements: ["OPT-06"],
  config: {
    min: field.number({ default: 0, doc: "Smallest value." }),
    max: field.number({ required: true, doc: "Largest value." }),
    step: field.number({ default: 1, min: 0.001, doc: "Distance between values, counted from the smallest." }),
    unit: field.text({
      doc: "Unit of the values, for screen readers: a currency such as EUR, a unit such as kilogram, or a word.",
    }),
  },
  needs: { ":has(input:not([type=hidden]))": "one or two inputs in it" },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="range-slider" data-min="1" data-max="12"><label for="r1">People</label>
  <input id="r1" name="People" inputmode="numeric" value="2"></div>`,
    `<div data-island="range-slider" data-max="200" data-step="5" data-unit="EUR"><label for="r2">From</label>
  <input id="r2" name="From" inputmode="numeric" value="20"> <label for="r3">to</label>
  <input id="r3" name="To" inputmode="numeric" value="80"></div>`,
  ],
});
