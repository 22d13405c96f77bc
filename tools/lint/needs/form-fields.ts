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

/** The form of a host, as `formOf` in `shared/form/form-of.ts` finds it. */
export function formOf(page: Page, host: Element): Element | undefined {
  const inside = [...elementsIn(host)];
  const owned = [host, ...inside].find(({ attribs }) => "form" in attribs);
  return (
    page.surroundings.get(host)?.form ??
    inside.find(({ name }) => name === "form") ??
    formById(page, owned?.attribs["form"])
  );
}

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
    const owner = "form" in attribs ? formById(page, attribs["form"]) : page.surroundings.get(element)?.form;
    const fields = owner && forms.get(owner);
    if (!fields) continue;
    if (element === owner) continue;
    if (hasOpenTag(element) || isComponent(element) || isMasked(attribs["name"] ?? "")) fields.isOpen = true;
    if (!["input", "select", "textarea", "button", "output", "fieldset"].includes(name) || !attribs["name"]) continue;
    fields.names.add(attribs["name"]);
    // A select has the value of an option, a textarea its content.
    if (attribs["value"] || ["select", "textarea"].includes(name)) fields.filled.add(attribs["name"]);
  }
  return forms;
}

const formById = (page: Page, id: string | undefined): Element | undefined =>
  id ? page.elements.find(({ name, attribs }) => name === "form" && attribs["id"] === id) : undefined;
