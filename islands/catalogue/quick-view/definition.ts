import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "quick-view",
  doc: "A link in a row of a list that opens and closes a panel with more of its product, inside the list. The open panel stands in the address as `quick`, so that a reload and a shared address show it; the link's own address does the same without script.",
  requirements: ["CAT-03", "CAT-01"],
  config: {
    quickUrl: field.text({ required: true, doc: "Address of the panel's content, on the site's own host." }),
    quickId: field.text({ required: true, doc: "What stands for the product in the address, as `quick`." }),
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<article><h3>Bowl</h3> <a data-island="quick-view" data-quick-url="/en/catalog/quick/p12" data-quick-id="p12" href="?quick=p12#quick-p12" aria-controls="quick-p12" aria-expanded="false">Quick view</a><div id="quick-p12" hidden></div></article>`,
  ],
});
