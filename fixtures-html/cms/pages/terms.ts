import { termsOfSale } from "../catalogue/terms-of-sale.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";

/** Four sections from the fourth on are in an accordion; the two before the last share tabs. */
const accordion = { from: 3, to: 7 };
const tabs = { from: -3, to: -1 };

export const terms = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).reading;
  const sections = termsOfSale.map((section) => ({
    id: section.id,
    title: section.title[culture],
    paragraphs: section.paragraphs.map((paragraph) => paragraph[culture]),
  }));
  return show(c, {
    view: "terms",
    title: t.terms,
    description: t.termsDescription,
    data: {
      contents: sections,
      opening: sections.slice(0, accordion.from),
      folded: sections.slice(accordion.from, accordion.to),
      middle: sections.slice(accordion.to, tabs.from),
      tabs: sections.slice(tabs.from, tabs.to),
      ending: sections.slice(tabs.to),
    },
  });
};
