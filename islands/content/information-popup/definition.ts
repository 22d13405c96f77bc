import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "information-popup",
  doc:
    "Shows the response of GET {app}/{culture}/informations in a dialog, titled by its first h1. A visitor who " +
    "closes it does not see it again for 168 hours. On the body of a page it works for full page loads; on an " +
    "element in #page it also works for pages shown in place. It waits in the same queue as popup, and appears as " +
    "soon as the page has loaded. Nothing appears when the request fails.",
  requirements: ["CNT-06"],
  config: {},
  when: "idle",
  fallback: "adopt",
  examples: [`<div hidden data-island="information-popup"></div>`],
});
