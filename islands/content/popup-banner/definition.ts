import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { dayOrInstant } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "popup-banner",
  doc:
    "Shows its content in a bar at the bottom of the window. It appears 3 s after its page was loaded or shown in " +
    "place. A visitor who closes it does not see it again. It waits like popup does, and several banners appear one " +
    "after the other. Without script the element stays in its place in the page.",
  requirements: ["CNT-05"],
  config: {
    id: field.text({
      required: true,
      doc: "Identifies the banner, so that a closed one is not shown again. A banner and a popup may have the same id.",
    }),
    endDatetime: field.text({
      default: "",
      ...dayOrInstant,
      doc:
        "End time: after it the banner is not shown, and the record that it was closed is deleted. Without it the " +
        "banner has no end.",
    }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<aside data-island="popup-banner" data-id="4" data-end-datetime="2031-01-31T18:00:00+01:00" aria-label="Delivery">
  <p>Free delivery this week. <a href="/en/delivery">How we deliver</a></p></aside>`,
  ],
});
