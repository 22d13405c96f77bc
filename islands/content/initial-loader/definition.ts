import { defineIsland } from "../../../shared/island/define.ts";

export default defineIsland({
  name: "initial-loader",
  doc: "Covers a page that is loaded in full while its body has the class loading, and fades out over 600 ms once its images have come or failed. With the class alone the cover is a plain one; an element of this island holds your own. Without script there is none.",
  requirements: ["SUI-03"],
  config: {},
  selectors: ["body.loading"],
  when: "load",
  fallback: "adopt",
  examples: [`<div data-island="initial-loader"><p>One moment, please …</p></div>`],
});
