import { Idiomorph } from "idiomorph";
import { type FormField, isEdited } from "../../../shared/form/form-field.ts";
import { childrenOf, elementsIn, isMatch, parseHtml } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import { runScripts } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import { keptElements } from "../../common/is-kept.ts";
import { makeAbsolute } from "../../common/make-absolute.ts";

/** Content that replaces other content by changing what differs: elements, focus, selection, media and scroll stay. */

/** Whether the server has opened each `<details>`, since it was last morphed. Before that it counts as closed. */
const opened = new WeakMap<Element, boolean>();
const detailsIn = (root: Element): HTMLDetailsElement[] => [...root.querySelectorAll("details")];

/** An element of an island has the HTML that the server sent for it, on pages that are morphed. */
type IslandElement = HTMLElement & { atollSource?: string };

/**
 * Changes the content of `target` to `nodes`. What the visitor typed or opened stays, except in the form `sent`, and so do
 * islands whose HTML from the server is the same; the others start again.
 */
export function morph(session: Session, target: Element, nodes: DocumentFragment, sent?: Element): void {
  const { islands } = session;
  const added: Element[] = [];
  const edited = [...target.querySelectorAll<FormField>("input, select, textarea")].filter(
    (field) => field.form !== sent && isEdited(field),
  );
  const toggled = detailsIn(target).filter((details) => details.open !== (opened.get(details) ?? false));
  const given = new Map<Element, boolean>();
  const choices = edited.filter(isChoice).map((field) => takeChoice(target, field));
  Idiomorph.morph(target, nodes, {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed(old, next) {
        if (!(old instanceof HTMLElement) || !(next instanceof HTMLElement)) return true;
        if (stays(old, next)) return false;
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
      beforeAttributeUpdated(name, element, change) {
        if (name !== "open") return !isOfVisitor(name, element, edited);
        given.set(element, change === "update");
        return element instanceof HTMLDetailsElement && !toggled.includes(element);
      },
    },
  });
  for (const details of detailsIn(target)) opened.set(details, given.get(details) ?? false);
  for (const chooseAgain of choices) chooseAgain();
  for (const child of childrenOf(target)) mountIn(session, child);
  void runScripts(
    session,
    added.flatMap((element) => elementsIn<HTMLScriptElement>(element, "script")),
  );
}

/** Whether `old` is a kept element, or an island that the server sends in the same way again. */
const stays = (old: IslandElement, next: HTMLElement): boolean =>
  (old.id === next.id && isMatch(old, keptElements) && isMatch(next, keptElements)) ||
  (old.hasAttribute("data-island-state") && !!old.atollSource && isSameHtml(old.atollSource, next));

function isSameHtml(source: string, next: HTMLElement): boolean {
  const last = parseHtml(source);
  makeAbsolute(last, document.baseURI);
  return withoutNonces(last.firstElementChild!) === withoutNonces(next);
}

const withoutNonces = ({ outerHTML }: Element): string => outerHTML.replace(/ nonce="[^"]*"/g, "");

/** A select or a radio button: the visitor chooses one of several values of the server. */
const isChoice = (field: Element): boolean => field.matches("select, [type=radio]");

type Option = HTMLOptionElement | HTMLInputElement;

/** The options of a select, or the radio buttons of a group. */
const optionsOf = (target: Element, field: FormField): Option[] =>
  field instanceof HTMLSelectElement
    ? [...field.options]
    : [...target.querySelectorAll<HTMLInputElement>("[type=radio]")].filter(
        ({ name, form }) => name === field.name && form === field.form,
      );

/**
 * Records a choice of the visitor by its value: the server may add others, or change their order. The returned function
 * chooses it again if it is still there.
 */
function takeChoice(target: Element, field: FormField): () => void {
  const values = optionsOf(target, field).flatMap((option) => (option.matches(":checked") ? option.value : []));
  return () => {
    const options = optionsOf(target, field);
    const chosen = options.filter(({ value }) => values.includes(value));
    if (chosen.length < values.length) return;
    for (const option of options)
      if (option instanceof HTMLOptionElement) option.selected = chosen.includes(option);
      else option.checked = chosen.includes(option);
  };
}

/** Whether the attribute says what the visitor typed or checked. */
function isOfVisitor(name: string, element: Element, edited: Element[]): boolean {
  return (
    name === ((element as FormField).type === "checkbox" ? "checked" : "value") &&
    edited.includes(element) &&
    !isChoice(element)
  );
}
