import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "notifications",
  doc:
    "Shows short messages of islands, one above the other. A page may have one, outside #page. Without it, the " +
    "shell adds one at the end of the body. A site cannot show messages of its own in it.",
  requirements: ["OPT-10"],
  config: {},
  common: true,
  when: "idle",
  fallback: "replace",
  examples: [`<div data-island="notifications"></div>`],
});
