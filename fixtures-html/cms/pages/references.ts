import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { referencesOf, shortest } from "../shop/customer-references.ts";

/** Finds products by the customer's own codes. PRO-05 */
export const references = (show: Show) => (c: Request, culture: Culture) => {
  const { references: t } = textsOf(culture).search;
  const word = (c.req.query("q") ?? "").trim().slice(0, 100);
  const page = Math.max(1, Number.parseInt(c.req.query("page") ?? "1", 10) || 1);
  const found = referencesOf(culture, word, page);
  const at = (number: number) => `${c.req.path}?${new URLSearchParams({ q: word, page: String(number) })}`;
  return show(c, {
    view: "references",
    islandStyles: true,
    title: t.title,
    description: t.intro,
    data: {
      word,
      isTooShort: word.length > 0 && word.length < shortest,
      results: word.length >= shortest ? found.items : null,
      count: counted(localeOf(culture), t.count, found.count),
      previous: page > 1 ? at(page - 1) : "",
      next: page < found.pages ? at(page + 1) : "",
    },
  });
};
