import { tags } from "../catalogue/tags.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { localeOf } from "../culture/cultures.ts";
import { counted, fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { entityNames, taggedItems, tagSorts } from "../shop/tagged-items.ts";

/** Page with everything that has a tag; the query parameters `sort` and `entityName` order and restrict it. SRC-05 */
export const tag = (show: Show) => (c: Request, culture: Culture) => {
  const found = tags.find(({ id }) => id === c.req.query("tag"));
  if (!found) return null;
  const t = textsOf(culture).search.tag;
  const oneOf = <T extends string>(offered: readonly T[], name: string): T | "" =>
    offered.find((one) => one === c.req.query(name)) ?? "";
  const sort = oneOf(tagSorts, "sort") || "name";
  const entityName = oneOf(entityNames, "entityName");
  const items = taggedItems(culture, found, sort, entityName);
  const title = fill(t.title, found.name[culture]);
  return show(c, {
    view: "tag",
    islandStyles: true,
    title,
    description: t.intro,
    data: {
      title,
      tag: found.id,
      items: items.map((one) => ({ ...one, kind: t.kinds[one.entityName] })),
      count: counted(localeOf(culture), t.count, items.length),
      sorts: tagSorts.map((value) => ({
        value: value === "name" ? "" : value,
        label: t.sorts[value],
        chosen: value === sort,
      })),
      entityNames: ["" as const, ...entityNames].map((value) => ({
        value,
        label: t.entities[value || "all"],
        chosen: value === entityName,
      })),
      others: tags
        .filter((other) => other !== found)
        .map(({ id, name }) => ({ path: `/${culture}/catalog/tag?tag=${id}`, name: name[culture] })),
    },
  });
};
