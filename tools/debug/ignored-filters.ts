// Reports filters that the server ignores: it answers an address with a filter, but the form of the page does not show it.
import { nameOf } from "../../shared/dom/name-of.ts";
import { filterFromSearch, selectedValues, writeFilter } from "../../shared/api/catalog-filter.ts";
import { parseFieldName } from "../../shared/api/filter-field-name.ts";
import { isCheckable } from "../../shared/form/is-checkable.ts";
import { warn } from "../../shared/warn.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** The choices that an address contains. */
interface Sent {
  /** The values that the address has for a field. */
  valuesOf(field: Field): readonly string[];
  /** The parameter of the address that has this value for the field. */
  parameterOf(field: Field, value: string): string;
}

/** How each island that filters a list writes its fields into the address; null for an address without a filter. */
const islands: Readonly<Record<string, (search: string) => Sent | null>> = {
  facets: sentByFacets,
  "address-form": sentByAddressForm,
};

/** Marks filters copied from the previous page until those of this page have loaded, see islands/catalogue/facets/block.ts. */
const COPIED = "data-facets-copied";

const judged = new WeakSet<HTMLFormElement>();

/**
 * Reports ignored filters in the console, now and when a visit brings another form. A form that stays on the page is judged
 * once: its markup is the answer to the address at which it came.
 */
export function reportIgnoredFilters(): void {
  judgeForms();
  new MutationObserver(judgeForms).observe(document, { subtree: true, childList: true });
}

function judgeForms(): void {
  for (const [island, sentBy] of Object.entries(islands))
    for (const host of document.querySelectorAll(`[data-island="${island}"]:not([${COPIED}])`)) {
      const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
      if (!form || judged.has(form)) continue;
      judged.add(form);
      const sent = isOfThisAddress(form) ? sentBy(location.search) : null;
      const message = sent && messageOn(form, sent);
      if (message) warn(`${island} on ${nameOf(host)} ${message}`, host);
    }
}

/** Whether the form filters the list of this page, not that of another one. */
const isOfThisAddress = (form: HTMLFormElement): boolean =>
  new URL(form.getAttribute("action") ?? "", document.baseURI).pathname === location.pathname;

/** Undefined when the form shows all choices of the address that it has fields for. */
function messageOn(form: HTMLFormElement, sent: Sent): string | undefined {
  const ignored = fieldsOf(form).flatMap((field) =>
    choicesOf(field, sent.valuesOf(field))
      .filter(({ isShown }) => !isShown)
      .map(({ value }) => ({ choice: `${field.name}=${value}`, parameter: sent.parameterOf(field, value) })),
  );
  if (ignored.length === 0) return undefined;
  const list = (texts: string[]): string => [...new Set(texts)].join(", ");
  return (
    `expects a form that shows the filter of the address, got ${list(ignored.map(({ choice }) => choice))} not chosen; ` +
    "the server seems to ignore the filter. The server must read " +
    `${list(ignored.map(({ parameter }) => parameter))} in the address, answer with what matches, and send the chosen ` +
    "fields with checked, selected or a value."
  );
}

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>("select[name], input[name]:not([type=hidden], [type=submit], [type=image])"),
];

/** The sent values that the field can show, and whether the server has sent the field with them. */
function choicesOf(field: Field, values: readonly string[]): { value: string; isShown: boolean }[] {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const chosen = options.filter((option) => option.hasAttribute("selected"));
    // A select without a selected option shows its first option.
    const visible = chosen.length > 0 || field.multiple ? chosen : options.slice(0, 1);
    return options
      .filter(({ value }) => values.includes(value))
      .map((option) => ({ value: option.value, isShown: visible.includes(option) }));
  }
  if (isCheckable(field))
    return values.includes(field.value) ? [{ value: field.value, isShown: field.defaultChecked }] : [];
  // The server may write an amount in another way than the address has it.
  return values.slice(0, 1).map((value) => ({ value, isShown: field.defaultValue.trim() !== "" }));
}

function sentByFacets(search: string): Sent | null {
  const filter = filterFromSearch(search);
  const json = filter && writeFilter(filter);
  if (!json) return null;
  return {
    valuesOf({ name }) {
      const { key, attribute, end } = parseFieldName(name) ?? {};
      if (key === undefined) return [];
      const values = selectedValues(filter, key, attribute);
      return end ? endOf(values[0], end) : values;
    },
    parameterOf: () => `filter=${json}`,
  };
}

/** The amount at one end of a range such as `10-50` or `10-`; none when the range has no such end. */
function endOf(range: string | undefined, end: "from" | "to"): string[] {
  const [, from, to] = /^([\d.]*)-([\d.]*)$/.exec(range ?? "") ?? [];
  const amount = end === "from" ? from : to;
  return amount ? [amount] : [];
}

function sentByAddressForm(search: string): Sent | null {
  const parameters = new URLSearchParams(search);
  return {
    // A text field may be one that the server leaves empty, such as a search box.
    valuesOf: (field) =>
      field instanceof HTMLSelectElement || isCheckable(field) ? parameters.getAll(field.name).filter(Boolean) : [],
    parameterOf: ({ name }, value) => `${name}=${value}`,
  };
}
