import type { Show } from "../http/page.ts";
import type { Culture } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { fragment } from "../widgets/fragment.ts";

export const visit = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).visiting;
  return show(c, { view: "visit", islandStyles: true, title: t.title, description: t.intro });
};

/** Content of the popup: a fragment for scripts, else a page. CNT-06 */
export const informations = (show: Show) => (c: Request, culture: Culture) => {
  if (c.req.header("X-Requested-With") === "XMLHttpRequest") return fragment(c, culture, "parts/informations", {});
  const t = textsOf(culture).visiting.information;
  return show(c, { view: "informations", title: t.title, description: t.text });
};
