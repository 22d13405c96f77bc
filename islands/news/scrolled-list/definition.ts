import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "scrolled-list",
  doc:
    "A list in an area of fixed height, with buttons above and below that scroll it up and down. " +
    "A press scrolls by as many entries as are visible. " +
    "Without script the list scrolls natively.",
  requirements: ["NEW-04"],
  config: {},
  parts: {
    "data-scroll-area": field.flag({
      required: true,
      doc: 'On the element that scrolls: give it a height, `tabindex="0"`, `role="region"` and a name.',
    }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<div data-island="scrolled-list">
  <div data-scroll-area tabindex="0" role="region" aria-label="All stories"><ul>
    <li><a href="/en/news/behind-the-dunes">Behind the dunes</a></li>
    <li><a href="/en/news/cloth-by-the-metre">How much cloth do you need?</a></li></ul></div>
</div>`,
  ],
});
