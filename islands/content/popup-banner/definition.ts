import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";
import { dayOrInstant } from "../../../shared/island/patterns.ts";

export default defineIsland({
  name: "popup-banner",
  doc: "A bar at the foot of the window, over the page, with what its element holds: it comes 3 s after its page has loaded or has come in place, and goes for good when its button closes it. It waits as popup does; several come one after the other. Without script the element stands where it is, in the page.",
  requirements: ["CNT-05"],
  config: {
    id: field.text({ required: true, doc: "By which it is known again; banners and popups may have the same." }),
    endDatetime: field.text({
      default: "",
      ...dayOrInstant,
      doc: "When its time is over: it is not shown any more, and forgotten. Without it, it has no end.",
    }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<aside data-island="popup-banner" data-id="4" data-end-datetime="2031-01-31T18:00:00+01:00" aria-label="Delivery"><p>Free delivery this week. <a href="/en/delivery">How we deliver</a></p></aside>`,
  ],
});
