import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "masonry",
  doc:
    "Lays its children out in columns without gaps below short items. The items keep their order in the page. In " +
    "windows below 576 px there is one column.",
  requirements: ["OPT-11", "SUI-05"],
  config: {
    column: field.int({ default: 256, min: 80, max: 1200, doc: "Minimum width of a column, in pixels." }),
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<div data-island="masonry" data-column="200"><p>A short one.</p>
  <p>One that is rather longer than the one before it.</p><p>The last one.</p></div>`,
  ],
});
