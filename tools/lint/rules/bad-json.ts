import { hasPlaceholder, isMasked } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";
import { textFor } from "./written.ts";

export const badJson: Rule = {
  meta: {
    code: "bad-json",
    severity: "error",
    summary: "JSON for an island that is none.",
    why: "The page says so in its console and goes on without it; where it is required the island does not begin. Names and texts stand in double quotes, and no comma stands before a closing bracket. JSON into which a template writes is not judged.",
    wrong: `<ul data-island="photos-360"><script type="application/json">['a.jpg', 'b.jpg']</script><li><img src="a.jpg" alt="Kettle"></li></ul>`,
    right: `<ul data-island="photos-360"><script type="application/json">["a.jpg", "b.jpg"]</script><li><img src="a.jpg" alt="Kettle"></li></ul>`,
  },
  host({ element, island }, { page, report }) {
    for (const attribute of island.attributes) {
      const written = attribute.kind === "json" ? textFor(element, attribute) : undefined;
      if (!written?.text.trim() || isMasked(written.text) || (written.isScript && hasPlaceholder(page, written.at))) continue;
      try {
        JSON.parse(written.text);
      } catch (error) {
        const where = written.isScript ? "its script of type application/json" : attribute.name;
        report({ at: written.at, element, message: `${island.name} on ${nameOf(element)} expects JSON in ${where}: ${(error as Error).message}.` });
      }
    }
  },
};
