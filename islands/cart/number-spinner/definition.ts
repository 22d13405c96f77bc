import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "number-spinner",
  doc: "Minus and plus for a plain number: no bounds but, on request, no negative ones.",
  requirements: ["QTY-08"],
  config: {
    noNegative: field.flag({ doc: "Minus is off at 0 or less." }),
  },
  needs: { ":has(input:not([type=hidden]))": "an input in it" },
  parts: {
    "data-step-button": field.choice(["minus", "plus"], {
      doc: "On a button of the page in it: that is the one, and none is made. With an `aria-label` of the page it keeps its name.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="number-spinner" data-no-negative><label for="s1">Parcels</label> <input id="s1" name="parcels" inputmode="numeric" value="0"></div>`,
    `<div data-island="number-spinner"><label for="s2">Correction</label> <input id="s2" name="correction" inputmode="numeric" value="-2"></div>`,
  ],
});
