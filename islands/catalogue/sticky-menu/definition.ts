import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "sticky-menu",
  doc:
    "Keeps a menu of the catalogue below the site's header while the list scrolls. The custom properties " +
    "`--atoll-header-height` and `--atoll-menu-height` on the root element hold the heights of header and menu. " +
    "Focused elements are scrolled to below both.",
  requirements: ["CAT-05"],
  config: {
    header: field.text({
      default: "header",
      doc: "Selector of the site's header. A header that scrolls out of view counts as height 0.",
    }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [`<nav data-island="sticky-menu" aria-label="List"><a href="#list">Ceramics</a></nav>`],
});
