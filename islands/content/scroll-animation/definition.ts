import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "scroll-animation",
  doc:
    "Fades its content in when it scrolls into view. It sets the class `in-viewport` while a tenth of the element is " +
    "in the window, else `out-viewport`. Nothing fades with reduced motion, in print or without script.",
  requirements: ["SUI-02"],
  config: {
    once: field.flag({ doc: "Keeps the class `in-viewport` once the element has been in the window." }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<section data-island="scroll-animation"><h2>Roasted on Tuesdays</h2></section>`,
    `<section data-island="scroll-animation" data-once><h2>Cut by hand</h2></section>`,
  ],
});
