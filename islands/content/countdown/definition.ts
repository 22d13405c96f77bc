import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { instant } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "countdown",
  doc: "Counts down to an end time, in days, hours, minutes and seconds; at the end the page is loaded again in place, or a callback of the page runs, once. One that is over when its page comes says so, and does nothing more; one that was never in sight does not load the page again. What the element holds is the time in words: it is there without script, and is read out as the name of the clock.",
  requirements: ["CNT-04"],
  config: {
    end: field.text({ required: true, ...instant, doc: "When it ends. `Z` stands for the offset of UTC." }),
    onEnd: field.text({
      default: "",
      doc: "Name of a function on `window` that is called at the end with the element, instead of loading the page again.",
    }),
  },
  when: "visible",
  fallback: "replace",
  examples: [
    `<time data-island="countdown" data-end="2031-01-31T18:00:00+01:00" datetime="2031-01-31T18:00:00+01:00">31 January 2031, 18:00</time>`,
  ],
});
