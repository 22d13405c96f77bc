import { contentRange, hasOpenTag, hasPlaceholder, isComponent, isMasked, type Page } from "../page/page.ts";
import { type Element, elementsIn } from "../page/tree.ts";

/** The fields of a form, in it or elsewhere with the attribute `form`. */
interface FormFields {
  names: Set<string>;
  /** The names of fields that have a value. */
  filled: Set<string>;
  /** Whether a template may add fields that the source does not show. */
  isOpen: boolean;
}

const cache = new WeakMap<Page, Map<Element, FormFields>>();

/**
 * The forms in which `fieldIn` in `shared/form/form-of.ts` looks for a field, in its order. `isOpen`: a field of the
 * host belongs to a form that the source does not show.
 */
export function formsOf(page: Page, host: Element, field: string): { forms: Element[]; isOpen: boolean } {
  const all = [host, ...elementsIn(host)];
  const isOwned = ({ attribs }: Element): boolean => "form" in attribs;
  const named = all.filter(({ name, attribs }) => fieldTags.includes(name) && attribs["name"] === field);
  const owners = [...named, ...all.filter(isOwned)].map((element) => ownerOf(page, element));
  const forms = [
    ...owners.slice(0, named.length),
    ...all.filter(({ name }) => name === "form"),
    page.surroundings.get(host)?.form,
    ...owners.slice(named.length),
  ];
  return {
    forms: [...new Set(forms)].filter((form) => form !== undefined),
    isOpen: all.some((element) => isOwned(element) && !ownerOf(page, element)),
  };
}

const fieldTags = ["input", "select", "textarea", "button", "output", "fieldset"];

const ownerOf = (page: Page, element: Element): Element | undefined =>
  "form" in element.attribs ? formById(page, element.attribs["form"]) : page.surroundings.get(element)?.form;

export function formFields(page: Page, form: Element): FormFields {
  if (!cache.has(page)) cache.set(page, readForms(page));
  return cache.get(page)!.get(form)!;
}

function readForms(page: Page): Map<Element, FormFields> {
  const forms = new Map<Element, FormFields>();
  for (const element of page.elements)
    if (element.name === "form")
      forms.set(element, {
        names: new Set(),
        filled: new Set(),
        isOpen: hasPlaceholder(page, contentRange(element)),
      });
  for (const element of page.elements) {
    const { name, attribs } = element;
    const owner = ownerOf(page, element);
    const fields = owner && forms.get(owner);
    if (!fields) continue;
    if (element === owner) continue;
    if (hasOpenTag(element) || isComponent(element) || isMasked(attribs["name"] ?? "")) fields.isOpen = true;
    if (!fieldTags.includes(name) || !attribs["name"]) continue;
    fields.names.add(attribs["name"]);
    // A select has the value of an option, a textarea its content.
    if (attribs["value"] || ["select", "textarea"].includes(name)) fields.filled.add(attribs["name"]);
  }
  return forms;
}

const formById = (page: Page, id: string | undefined): Element | undefined =>
  id ? page.elements.find(({ name, attribs }) => name === "form" && attribs["id"] === id) : undefined;
