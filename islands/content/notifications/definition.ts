import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "notifications",
  doc:
    "Shows short messages of islands, one above the other. A page may have one, outside #page. Without it, the " +
    "shell adds one at the end of the body. A site cannot add messages to it.",
  requirements: ["OPT-10"],
  config: {},
  common: true,
  when: "idle",
  fallback: "replace",
  examples: [`<div data-island="notifications"></div>`],
});
