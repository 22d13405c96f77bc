import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "notifications",
  doc: "The place where short messages appear. Every page may have one outside #page; without it one is made at the end of the body.",
  requirements: ["OPT-10"],
  config: {},
  common: true,
  when: "idle",
  fallback: "replace",
  examples: [`<div data-island="notifications"></div>`],
});
