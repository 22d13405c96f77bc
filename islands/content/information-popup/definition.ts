import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "information-popup",
  doc: "Shows what GET {app}/{culture}/informations answers in a dialog, titled by its first h1, to whoever has not closed it in the last 168 hours. The body of a page marks it, for pages that are loaded in full; an element in #page for those that come in place, too. It waits as popup does, and comes when the page is there. When it cannot be had nothing is shown.",
  requirements: ["CNT-06"],
  config: {},
  when: "idle",
  fallback: "adopt",
  examples: [`<div hidden data-island="information-popup"></div>`],
});
