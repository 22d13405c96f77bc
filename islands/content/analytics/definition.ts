import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "analytics",
  doc:
    "Reports visits and shop events to the tag manager, through `dataLayer`. It reports pages shown in place, clicks " +
    "on mail and phone links, product lists, products that are opened or viewed, changes by forms on the cart page, " +
    "and the `[data-ecommerce]` data in #page. A page has one, outside #page. It runs only for visitors who allow " +
    "statistics.",
  requirements: ["ANA-01", "ANA-02", "ANA-03", "ANA-04", "ANA-05", "PRO-08"],
  config: {
    firstPage: field.flag({
      doc:
        "Also reports the initial page as a VirtualPageview. Leave it out if the tag manager counts that page " +
        "itself.",
    }),
  },
  when: "consent(statistics)",
  fallback: "adopt",
  examples: [`<div hidden data-island="analytics"></div>`],
});
