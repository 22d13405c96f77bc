// Fields of a form: what they hold, and how a person changes them. The tree keeps what was typed and chosen.
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { type Element as HtmlElement, isElement, isText } from "../../../../tools/html/tree.ts";
import { around, byId, type Document, type Element, has, select, singleSpaces, textOf } from "./page.ts";

/** Files that were chosen in a field. */
const chosenFiles = new WeakMap<Element, File[]>();
/** Text fields whose content was typed: only these are checked for their minimum length. */
const typed = new WeakSet<Element>();

export function typeOf({ name, attribs }: Element): string {
  const type = attribs["type"]?.toLowerCase();
  if (name === "input") return type || "text";
  return name === "button" ? type || "submit" : name;
}

/** The form that sends the element: that of its attribute `form`, or the one around it. */
export function formOf(page: Document, element: Element): Element | undefined {
  const id = element.attribs["form"];
  if (id === undefined) return [...around(element)].find(({ name }) => name === "form");
  const form = byId(page, id);
  return form?.name === "form" ? form : undefined;
}

/** The fields and buttons of a form, in document order. */
export const controlsOf = (page: Document, form: Element): Element[] =>
  select(page, "button, input, select, textarea").filter((element) => formOf(page, element) === form);

export const isDisabled = (element: Element): boolean =>
  has(element, "disabled") ||
  [...around(element)].some(
    (outer) => outer.name === "fieldset" && has(outer, "disabled") && !inLegend(element, outer),
  );

/** A disabled fieldset does not disable what is in its first legend. */
function inLegend(element: Element, fieldset: Element): boolean {
  const legend = fieldset.children.find((child): child is HtmlElement => isElement(child) && child.name === "legend");
  return legend !== undefined && [...around(element)].includes(legend);
}

const optionsOf = (field: Element): Element[] => select(field, "option");
const valueOfOption = (option: Element): string => option.attribs["value"] ?? textOf(optionText(option));
export const labelOf = (option: Element): string => option.attribs["label"] || textOf(optionText(option));
/** Texts leave options out, so an option's own text is read from its children. */
const optionText = ({ children }: Element) => ({ ...adapter.createDocumentFragment(), children }) as Document;

const isOff = (option: Element): boolean =>
  has(option, "disabled") || [...around(option)].some((group) => group.name === "optgroup" && has(group, "disabled"));

/** The chosen options; a list with one line chooses its first usable option itself. */
export function chosenOptions(field: Element): Element[] {
  const options = optionsOf(field);
  const chosen = options.filter((option) => has(option, "selected"));
  if (has(field, "multiple")) return chosen;
  const one =
    chosen.at(-1) ?? (Number(field.attribs["size"] ?? 1) > 1 ? undefined : options.find((option) => !isOff(option)));
  return one ? [one] : [];
}

/** The values of the chosen options that a form sends. */
export const sentOptions = (field: Element): string[] =>
  chosenOptions(field)
    .filter((option) => !isOff(option))
    .map(valueOfOption);

export const filesOf = (field: Element): File[] => chosenFiles.get(field) ?? [];
export const wasTyped = (field: Element): boolean => typed.has(field);

export function valueOf(field: Element): string {
  if (field.name === "select") return sentOptions(field)[0] ?? "";
  if (field.name === "textarea") return field.children.map((child) => (isText(child) ? child.data : "")).join("");
  return field.attribs["value"] ?? (["checkbox", "radio"].includes(typeOf(field)) ? "on" : "");
}

/** Only the last radio button with the attribute `checked` is on, among those with the same name. */
export function isChecked(page: Document, field: Element): boolean {
  if (!has(field, "checked")) return false;
  return typeOf(field) !== "radio" || groupOf(page, field).findLast((radio) => has(radio, "checked")) === field;
}

/** The radio buttons of which one is on, `field` among them. */
export function groupOf(page: Document, field: Element): Element[] {
  const { name } = field.attribs;
  if (!name) return [field];
  const form = formOf(page, field);
  return select(page, "input").filter(
    (radio) => typeOf(radio) === "radio" && radio.attribs["name"] === name && formOf(page, radio) === form,
  );
}

const textTypes = new Set(["text", "search", "tel", "url", "email", "password"]);
const dateTypes: Record<string, RegExp> = {
  date: /^\d{4,}-\d\d-\d\d$/,
  month: /^\d{4,}-\d\d$/,
  week: /^\d{4,}-W\d\d$/,
  time: /^\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/,
  "datetime-local": /^\d{4,}-\d\d-\d\dT\d\d:\d\d$/,
};

/** Types `text` instead of what the field holds. Throws when a browser would not let a person do so. */
export function type(field: Element, text: string): void {
  refuseUnusable(field);
  const kind = typeOf(field);
  if (has(field, "readonly")) throw new Error("The field is read-only.");
  const isNumber = kind === "number" || kind === "range";
  if (isNumber && text !== "" && !Number.isFinite(Number(text)))
    throw new Error(`A number field does not take "${text}".`);
  if (dateTypes[kind] && text !== "" && !dateTypes[kind].test(text))
    throw new Error(`A ${kind} field does not take "${text}".`);
  if (!textTypes.has(kind) && !isNumber && !dateTypes[kind] && kind !== "textarea")
    throw new Error(`Nobody can type into a field of the type ${kind}.`);
  if (kind !== "textarea" && /[\r\n]/.test(text)) throw new Error("The field has one line.");
  const longest = field.attribs["maxlength"];
  if (longest && text.length > Number(longest)) throw new Error(`The field takes ${longest} characters.`);
  typed.add(field);
  if (kind === "textarea") field.children = [];
  if (kind === "textarea") adapter.insertText(field, text);
  else field.attribs["value"] = ["email", "url"].includes(kind) ? text.trim() : text;
}

export function tick(page: Document, field: Element, isOn: boolean): void {
  refuseUnusable(field);
  const kind = typeOf(field);
  if (kind !== "checkbox" && kind !== "radio") throw new Error(`Nobody can tick a field of the type ${kind}.`);
  if (kind === "radio" && !isOn) throw new Error("Nobody can untick a radio button.");
  for (const one of kind === "radio" ? groupOf(page, field) : [field]) delete one.attribs["checked"];
  if (isOn) field.attribs["checked"] = "";
}

/** Chooses the option with this label. */
export function choose(field: Element, label: string): void {
  refuseUnusable(field);
  if (field.name !== "select") throw new Error(`The field is no list, but ${typeOf(field)}.`);
  const options = optionsOf(field);
  const found = options.filter((option) => singleSpaces(labelOf(option)) === label);
  if (found.length !== 1)
    throw new Error(`The list has ${found.length} options "${label}", and in all: ${options.map(labelOf).join(", ")}.`);
  if (isOff(found[0]!)) throw new Error(`The option "${label}" is disabled.`);
  if (!has(field, "multiple")) for (const option of options) delete option.attribs["selected"];
  found[0]!.attribs["selected"] = "";
}

export function attach(field: Element, files: File[]): void {
  refuseUnusable(field);
  if (typeOf(field) !== "file") throw new Error(`Nobody can choose files in a field of the type ${typeOf(field)}.`);
  if (files.length > 1 && !has(field, "multiple")) throw new Error("The field takes one file.");
  chosenFiles.set(field, files);
}

function refuseUnusable(field: Element): void {
  if (isDisabled(field)) throw new Error("The field is disabled.");
}
