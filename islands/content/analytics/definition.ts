import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "analytics",
  doc: "Tells the tag manager, by dataLayer, of pages shown in place, of clicks on mail and phone links, of lists of products, of products that are opened and shown, of what forms of the cart's page change, and of what #page has in [data-ecommerce]. One a page, outside #page; only for visitors who allow statistics.",
  requirements: ["ANA-01", "ANA-02", "ANA-03", "ANA-04", "ANA-05", "PRO-08"],
  config: {
    firstPage: field.flag({
      doc: "Also tells of the page that is shown when it begins, as a VirtualPageview; a tag manager counts that by itself.",
    }),
  },
  common: true,
  when: "consent(statistics)",
  fallback: "adopt",
  examples: [`<div hidden data-island="analytics"></div>`],
});
