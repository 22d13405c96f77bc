import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "quick-view",
  doc:
    "Opens and closes a panel with more about a product, inside the list, and scrolls it into view. The host is a link " +
    "in the product's row. " +
    "The page's URL names the open panel as `quick`, so a reload or a shared URL shows it too. Without script the " +
    "link's own URL opens and closes the panel.",
  requirements: ["CAT-03", "CAT-01"],
  config: {
    quickUrl: field.text({ required: true, doc: "URL of the panel's content, on the site's own host." }),
    panel: field.text({ required: true, attribute: "aria-controls", doc: "Id of the panel, an element on the page." }),
    quickId: field.text({ required: true, doc: "Identifies the product in the page's URL, as the value of `quick`." }),
  },
  needs: {
    a: "a link as its element",
    '[id="{panel}"]': "an element on the page whose id is `{panel}`",
  },
  when: "visible",
  fallback: "adopt",
  examples: [
    `<article><h3>Bowl</h3> <a data-island="quick-view" data-quick-url="/en/catalog/quick/p12" data-quick-id="p12"
  href="?quick=p12#quick-p12" aria-controls="quick-p12" aria-expanded="false">Quick view</a>
  <div id="quick-p12" hidden></div></article>`,
  ],
});
