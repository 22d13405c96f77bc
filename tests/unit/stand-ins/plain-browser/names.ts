// Names and descriptions of elements, as a screen reader reads them.
import { isElement } from "../../../../tools/html/tree.ts";
import { byId, collectText, type Document, type Element, select, singleSpaces } from "./page.ts";

/** A whole name, or a pattern for a part of it. */
export type Name = string | RegExp;

export const fits = (own: string, name: Name): boolean => (typeof name === "string" ? own === name : name.test(own));

export function nameOf(page: Document, element: Element): string {
  const { attribs, name } = element;
  const own = referenced(page, attribs["aria-labelledby"]) || singleSpaces(attribs["aria-label"] ?? "");
  if (own) return own;
  const type = attribs["type"]?.toLowerCase() ?? "";
  if (name === "img" || (name === "input" && type === "image")) return singleSpaces(attribs["alt"] ?? "");
  if (name === "input" && ["submit", "reset", "button"].includes(type))
    return singleSpaces(attribs["value"] ?? (type === "submit" ? "Submit" : type === "reset" ? "Reset" : ""));
  if (name === "fieldset" || name === "table") return spokenCaption(element);
  if (!fields.has(name) && !namedByContent.has(name)) return singleSpaces(attribs["title"] ?? "");
  const text = fields.has(name) ? labelsOf(page, element).map(spokenText).join(" ") : spokenText(element);
  return text || singleSpaces(attribs["title"] ?? attribs["placeholder"] ?? "");
}

export const descriptionOf = (page: Document, { attribs }: Element): string =>
  referenced(page, attribs["aria-describedby"]) || singleSpaces(attribs["aria-description"] ?? "");

const fields = new Set(["input", "select", "textarea"]);

type LabelTarget = [label: Element, field: Element | undefined];
const targets = new WeakMap<Document, LabelTarget[]>();

/** Labels with the field's id, and the label around the field. They never change, so they are read once for each page. */
function labelsOf(page: Document, field: Element): Element[] {
  const known = targets.get(page) ?? select(page, "label").map((label): LabelTarget => [label, targetOf(page, label)]);
  targets.set(page, known);
  return known.filter(([, target]) => target === field).map(([label]) => label);
}

function targetOf(page: Document, label: Element): Element | undefined {
  const id = label.attribs["for"];
  if (id !== undefined) return byId(page, id);
  return select(label, "input:not([type=hidden]), select, textarea, button")[0];
}

const referenced = (page: Document, ids = ""): string =>
  ids
    .split(/\s+/)
    .flatMap((id) => (id ? (byId(page, id) ?? []) : []))
    .map(spokenText)
    .join(" ")
    .trim();

/** The legend of a group of fields, or the caption of a table. */
function spokenCaption(element: Element): string {
  const caption = element.children.find((child): child is Element => isElement(child) && captions.has(child.name));
  return caption ? spokenText(caption) : "";
}

const namedByContent = new Set(["a", "button", "summary"]);
const captions = new Set(["legend", "caption"]);

const spokenText = (element: Element): string => collectText(element, alternative);

/** The text that is read instead of an element's content; undefined: the content is read. */
function alternative({ attribs, name }: Element): string | undefined {
  if (attribs["aria-hidden"] === "true") return "";
  if (attribs["aria-label"]) return attribs["aria-label"];
  if (name === "img") return attribs["alt"] ?? "";
  return fields.has(name) ? "" : undefined;
}
