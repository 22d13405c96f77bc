import { isForeign } from "../foreign.ts";
import { formOf } from "../page/form-of.ts";
import { isLink } from "../page/link.ts";
import { mayBeKept } from "../page/may-be-kept.ts";
import { mayHaveLinks } from "../page/may-have-links.ts";
import { hasOpenTag, isMasked } from "../page/page.ts";
import { isSubmitButton } from "../page/submit-button.ts";
import { type Element, nameOf } from "../page/tree.ts";
import type { Context } from "../rule.ts";

/** Returns the remedy for an attribute on an element where it has no effect; undefined where it has one, or may have. */
type Remedy = (element: Element, context: Context) => string | undefined;

const MOVE = "Move it.";

const onTags =
  (...names: string[]): Remedy =>
  ({ name }) =>
    names.includes(name) ? undefined : MOVE;

const onLinks: Remedy = (element) =>
  isLink(element) ? undefined : element.name === "a" ? "Give the link an href." : MOVE;

const onLinksAndForms: Remedy = (element, context) =>
  element.name !== "form" ? onLinks(element, context) : "data-ajax" in element.attribs ? undefined : "Add data-ajax.";

/** A form with `data-ajax` needs no target: its answer goes into the page section, or into its dialog. */
const withTarget: Remedy = (element, context) =>
  "data-ajax-target" in element.attribs
    ? undefined
    : (onLinksAndForms(element, context) ?? (element.name === "form" ? undefined : "Add data-ajax-target."));

const onSubmitButtons: Remedy = (element, { page }) => {
  if (!/^(?:button|input)$/.test(element.name)) return MOVE;
  if (isMasked(element.attribs["type"] ?? "")) return undefined;
  if (!isSubmitButton(element)) return MOVE;
  const form = formOf(element, page);
  return !form || "data-ajax" in form.attribs || hasOpenTag(form) ? undefined : `Add data-ajax to ${nameOf(form)}.`;
};

/** Unobtrusive Ajax of jQuery has an attribute of the same name. */
const isOfJQuery = ({ attribs }: Element): boolean =>
  Object.keys(attribs).some(
    (name) => name !== "data-ajax-mode" && name.startsWith("data-ajax-") && isForeign(name, []),
  );

/** The attributes of the shell that have an effect on some elements only. The description says on which, in words. */
export const remedies: ReadonlyMap<string, Remedy> = new Map<string, Remedy>([
  ["data-stay", onLinksAndForms],
  [
    "data-keep",
    (element, { page }) =>
      mayBeKept(element, page) ? undefined : "Leave it out: outside of #page, all but page parts stays anyway.",
  ],
  ["data-warn-unsaved", onTags("form")],
  ["data-sending", onSubmitButtons],
  // A click asks first on any control, not only on buttons.
  ["data-confirm", onTags("a", "area", "button", "input", "select", "textarea", "label", "summary", "form")],
  [
    "data-prefetch",
    (element, { page, vocabulary }) =>
      mayHaveLinks(element, page, vocabulary) ? undefined : element.name === "a" ? "Give the link an href." : MOVE,
  ],
  ["data-ajax-target", (element, context) => element.attribs["data-ajax-target"] && onLinksAndForms(element, context)],
  ["data-ajax-mode", (element, context) => (isOfJQuery(element) ? undefined : withTarget(element, context))],
  ["data-ajax-when", (element, context) => (element.name === "a" ? withTarget(element, context) : MOVE)],
  ["data-ajax-push", withTarget],
]);
