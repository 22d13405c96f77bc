import { findReferences } from "../../../shared/api/customer-references.ts";
import { combobox } from "../../../shared/combobox/combobox.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import { searchAddress, searchInput } from "../../../shared/combobox/search-box.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";

const textKeys = {
  found: "Search.References",
  none: "Search.NoReference",
  failed: "Search.Failed",
  count: "Search.ReferenceCount",
  more: "Search.MoreReferences",
};

export default function referenceSearch(
  host: HTMLElement,
  { url, minLength, pageSize }: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = searchInput(host);
  const address = searchAddress(host, "reference-search", url);
  return combobox({
    host,
    input,
    id,
    signal,
    minLength,
    textKeys,
    async find(q, page, signal) {
      const { references, hasMore } = await findReferences(address, { text: q, page, pageSize }, signal);
      const choices = references.map(({ code, url }) => ({
        href: url,
        group: "",
        fill: (element: HTMLElement) => element.append(markedText(code, q)),
      }));
      return { choices, hasMore };
    },
  }).restore;
}
