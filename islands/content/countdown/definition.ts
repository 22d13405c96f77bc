import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { instant } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "countdown",
  doc:
    "Counts down to an end time, in days, hours, minutes and seconds. At the end it reloads the page in place, or " +
    "calls a function of the page, once. A countdown that is over when the page loads only says that it is over. A " +
    "countdown that was never in view does not reload the page. The content of the element is the end time in words: " +
    "it is visible without script, and is part of the accessible name.",
  requirements: ["CNT-04"],
  config: {
    end: field.text({ required: true, ...instant, doc: "End time. `Z` is the offset of UTC." }),
    onEnd: field.text({
      default: "",
      doc: "Name of a function on `window`, called with the element at the end instead of a reload.",
    }),
  },
  when: "visible",
  fallback: "replace",
  examples: [
    `<time data-island="countdown" data-end="2031-01-31T18:00:00+01:00"
  datetime="2031-01-31T18:00:00+01:00">31 January 2031, 18:00</time>`,
  ],
});
