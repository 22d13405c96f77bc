import { Idiomorph } from "idiomorph";
import { type FormField, isEdited } from "../../../shared/form/form-field.ts";
import { elementsIn, parseHtml } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import { runScripts } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import { makeAbsolute } from "../../common/make-absolute.ts";

/** Content that replaces other content by changing what differs: elements, focus, selection, media and scroll stay. */

/** An element of an island has the HTML that the server sent for it, on pages that are morphed. */
type IslandElement = HTMLElement & { atollSource?: string };

/**
 * Changes the content of `target` to `nodes`. What the visitor typed or opened stays, and so do islands whose HTML from the
 * server is the same; the others start again.
 */
export function morph(session: Session, target: Element, nodes: DocumentFragment): void {
  const { islands } = session;
  const added: Element[] = [];
  const edited = editedFields(target);
  Idiomorph.morph(target, nodes, {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed(old, next) {
        if (!(old instanceof HTMLElement) || !(next instanceof HTMLElement)) return true;
        if (isKept(old, next)) return false;
        if (old.hasAttribute("data-island-state")) islands.sweep(old);
        return true;
      },
      beforeNodeRemoved(node) {
        islands.sweep(node);
        return true;
      },
      afterNodeAdded(node) {
        if (node instanceof Element) added.push(node);
      },
      beforeAttributeUpdated: (name, element) => !isOfVisitor(name, element, edited),
    },
  });
  for (const child of target.querySelectorAll(":scope > *")) mountIn(session, child);
  void runScripts(
    session,
    added.flatMap((element) => elementsIn<HTMLScriptElement>(element, "script")),
  );
}

/** Whether `old` is an element with `data-keep`, or an island that the server sends in the same way again. */
const isKept = (old: IslandElement, next: HTMLElement): boolean =>
  (!!old.id && old.id === next.id && old.matches("[data-keep]") && next.matches("[data-keep]")) ||
  (old.hasAttribute("data-island-state") && !!old.atollSource && isSameHtml(old.atollSource, next));

function isSameHtml(source: string, next: HTMLElement): boolean {
  const last = parseHtml(source);
  makeAbsolute(last, document.baseURI);
  return withoutNonces(last.firstElementChild!) === withoutNonces(next);
}

const withoutNonces = ({ outerHTML }: Element): string => outerHTML.replace(/ nonce="[^"]*"/g, "");

/** The fields that the visitor has changed; of radio buttons all that share a name. Read before the morph changes them. */
function editedFields(target: Element): Set<Element> {
  const fields = [...target.querySelectorAll<FormField>("input, select, textarea")];
  const edited = fields.filter(isEdited);
  const groups = edited.filter(({ type }) => type === "radio").map(({ name }) => name);
  return new Set(
    fields.filter((field) => edited.includes(field) || (field.type === "radio" && groups.includes(field.name))),
  );
}

/** Whether the attribute says what the visitor typed, chose or opened. */
function isOfVisitor(name: string, element: Element, edited: Set<Element>): boolean {
  if (name === "open") return element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement;
  if (!/^(value|checked|selected)$/.test(name)) return false;
  return edited.has((element instanceof HTMLOptionElement && element.closest("select")) || element);
}
