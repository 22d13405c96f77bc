import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "sticky-menu",
  doc: "A menu of the catalogue that stays below the site's header while the list scrolls. The height that the header takes is told to the style of the page as `--atoll-header-height`, that of the menu as `--atoll-menu-height`; what gets the focus is scrolled to below both.",
  requirements: ["CAT-05"],
  config: {
    header: field.text({
      default: "header",
      doc: "Selector of the site's header. One that does not stay in view takes no height.",
    }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [`<nav data-island="sticky-menu" aria-label="List"><a href="#list">Ceramics</a></nav>`],
});
