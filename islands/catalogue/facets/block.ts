import { type ListFilterQuery, listFilterPath } from "../../../shared/api/list-filter.ts";
import { shell } from "../../../shared/shell-api.ts";
import { callHtml } from "../../../shared/http/call-html.ts";
import { copyOpenDetails, findCounterpart } from "../../../shared/page/find-counterpart.ts";
import { fieldsIn, isChanged, isText } from "./fields.ts";

/** Marks a block copied from the previous page, until the server's block for this page has loaded. */
const COPIED = "data-facets-copied";

/** Whether the filter block must be loaded from the server. */
export const needsBlock = (host: HTMLElement): boolean =>
  !(host instanceof HTMLFormElement) && (!host.querySelector("form") || host.hasAttribute(COPIED));

/**
 * Loads the filter block for `query` into the host. Keeps open groups, typed texts and the focus. Rejects as `callHtml`
 * does. FIL-06
 */
export async function fetchBlock(host: HTMLElement, query: ListFilterQuery, signal: AbortSignal): Promise<void> {
  const html = await callHtml(listFilterPath(query), { atRoot: true, signal });
  const before = host.cloneNode(true) as HTMLElement;
  const active = host.contains(document.activeElement) ? document.activeElement : null;
  shell().setHtml(host, html);
  host.removeAttribute(COPIED);
  copyOpenDetails(before, host);
  copyTypedTexts(before, host);
  if (active) findCounterpart(active)?.focus({ preventScroll: true });
}

/**
 * Copies the current block into the same host of the next page, if that page loads its block later. Without the copy
 * the layout would shift and the focus would be lost.
 */
export function copyBlock(host: HTMLElement, incoming: Document): void {
  const next = host.id ? incoming.getElementById(host.id) : null;
  if (!next || next.querySelector("form") || !host.querySelector("form")) return;
  next.replaceChildren(...[...host.childNodes].map((node) => incoming.importNode(node, true)));
  next.setAttribute(COPIED, "");
}

/** Copies texts that the visitor typed while the new fields were loading. */
export function copyTypedTexts(outgoing: ParentNode, incoming: ParentNode): void {
  for (const field of fieldsIn(outgoing)) {
    const next =
      isText(field) && isChanged(field)
        ? incoming.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)
        : null;
    if (next && next.defaultValue === (field as HTMLInputElement).defaultValue) next.value = field.value;
  }
}
