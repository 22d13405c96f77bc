import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "number-spinner",
  doc:
    "Adds minus and plus buttons to a plain number input. The number has no bounds; `data-no-negative` excludes " +
    "negative numbers. Text without a digit becomes 0; other text that is no number, such as `3 kg` or `1,000`, stays, and " +
    "the form is not sent.",
  requirements: ["QTY-08"],
  config: {
    noNegative: field.flag({ doc: "Turns minus off at 0 or less." }),
  },
  needs: { ":has(input:not([type=hidden]))": "an input in it" },
  parts: {
    "data-step-button": field.choice(["minus", "plus"], {
      doc:
        "On an existing button in it: the island uses it instead of adding one. A button with an `aria-label` keeps " +
        "its name.",
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="number-spinner" data-no-negative><label for="s1">Parcels</label>
  <input id="s1" name="parcels" inputmode="numeric" value="0"></div>`,
    `<div data-island="number-spinner"><label for="s2">Correction</label>
  <input id="s2" name="correction" inputmode="numeric" value="-2"></div>`,
  ],
});
