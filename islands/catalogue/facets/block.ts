import { type ListFilterQuery, listFilterPath } from "../../../shared/api/list-filter.ts";
import { shell } from "../../../shared/face.ts";
import { callHtml } from "../../../shared/http/call.ts";
import { keepOpen, sameElement } from "../../../shared/same-element.ts";
import { fieldsIn, isChanged, isText } from "./fields.ts";

/** Marks a block that the page before has lent, until its own is here. */
const LENT = "data-facets-lent";

export const hasToCome = (host: HTMLElement): boolean =>
  !(host instanceof HTMLFormElement) && (!host.querySelector("form") || host.hasAttribute(LENT));

/** Puts the filter block that the server gives for `query` into the host; open groups stay open, what is typed and the focus where they are. Rejects as `callHtml` does. FIL-06 */
export async function fetchBlock(host: HTMLElement, query: ListFilterQuery, signal: AbortSignal): Promise<void> {
  const html = await callHtml(listFilterPath(query), { ofHost: true, signal });
  const before = host.cloneNode(true) as HTMLElement;
  const active = host.contains(document.activeElement) ? document.activeElement : null;
  shell().setHtml(host, html);
  host.removeAttribute(LENT);
  keepOpen(before, host);
  carryTexts(before, host);
  if (active) sameElement(active)?.focus({ preventScroll: true });
}

/** The page that follows has a block that comes later: until then it shows this one, so that nothing jumps and the focus has its place. */
export function lendBlock(host: HTMLElement, incoming: Document): void {
  const next = host.id ? incoming.getElementById(host.id) : null;
  if (!next || next.querySelector("form") || !host.querySelector("form")) return;
  next.replaceChildren(...[...host.childNodes].map((node) => incoming.importNode(node, true)));
  next.setAttribute(LENT, "");
}

/** What was typed while the fields that follow were on their way. */
export function carryTexts(outgoing: ParentNode, incoming: ParentNode): void {
  for (const field of fieldsIn(outgoing)) {
    const next =
      isText(field) && isChanged(field)
        ? incoming.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)
        : null;
    if (next && next.defaultValue === (field as HTMLInputElement).defaultValue) next.value = field.value;
  }
}
