import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "scroll-animation",
  doc: "Has the class in-viewport while a tenth of it is in the window, else out-viewport, with which it is faded out until it comes. Nothing is faded under reduced motion, in print or without script.",
  requirements: ["SUI-02"],
  config: {
    once: field.flag({ doc: "Once in the window it stays in-viewport." }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<section data-island="scroll-animation"><h2>Roasted on Tuesdays</h2></section>`,
    `<section data-island="scroll-animation" data-once><h2>Cut by hand</h2></section>`,
  ],
});
