import { type Filter, filterFromSearch, emptyFilter, withFilter } from "../../../shared/api/catalog-filter.ts";
import { parseFieldName } from "../../../shared/api/filter-field-name.ts";
import { isCheckable } from "../../../shared/form/is-checkable.ts";
import { targetUrl } from "../../../shared/page/visit-in-place.ts";
import { shell } from "../../../shared/shell-api.ts";
import { type Field, fieldsIn, isValid, resetField, withField } from "./fields.ts";
import type { FilterMessages } from "./messages.ts";

/** The chosen filter, and the form fields that set it. */
export interface FilterForm {
  readonly filter: Filter;
  /** Path and query of the list with the chosen filter. The form's action can be another page than this one. CAT-01 */
  url(): string;
  /** Adds the value of `field` to the filter. Returns false when the value is invalid. */
  read(field: Field): boolean;
  /** Clears the other checkboxes of a list that holds one value. FIL-03 */
  uncheckOthers(box: HTMLInputElement): void;
  /**
   * Shows a message at each invalid field, and returns the first invalid field. The field `typing`, whose text may be
   * unfinished, gets no new message.
   */
  validate(typing?: Field): Field | undefined;
  /** Resets filter and fields to the page's URL. CAT-01 */
  reset(): void;
}

interface Options {
  /** Keys and attribute ids whose checkboxes hold only one value. */
  single: readonly string[];
  /** Parameter of the URL with the number of the list's page. */
  pageParameter: string;
}

export function filterForm(
  host: HTMLElement,
  { single, pageParameter }: Options,
  messages: FilterMessages,
): FilterForm {
  let filter = filterFromSearch(location.search) ?? removeInvalidFilter();
  const form = (): HTMLFormElement | null => (host instanceof HTMLFormElement ? host : host.querySelector("form"));

  function validate(typing?: Field): Field | undefined {
    const { locale } = shell().settings;
    const invalid = fieldsIn(host).filter((field) => !isValid(field, locale));
    messages.showInvalid(invalid.filter((field) => field !== typing || field.hasAttribute("aria-invalid")));
    return invalid[0];
  }

  return {
    get filter() {
      return filter;
    },
    url() {
      const current = targetUrl();
      const action = new URL(form()?.getAttribute("action") || location.href, location.href);
      const { search } = action.pathname === current.pathname ? current : action;
      return action.pathname + withFilter(search, filter, pageParameter);
    },
    read(field) {
      const next = withField(filter, field, single, shell().settings.locale);
      if (next) filter = next;
      return !!next;
    },
    uncheckOthers(box) {
      const { key, attribute } = parseFieldName(box.name)!;
      if (box.type !== "checkbox" || !single.includes(attribute ?? key)) return;
      for (const field of fieldsIn(host))
        if (isCheckable(field) && field.name === box.name && field !== box) field.checked = false;
    },
    validate,
    reset() {
      filter = filterFromSearch(location.search) ?? emptyFilter;
      for (const field of fieldsIn(host)) resetField(field);
      validate();
    },
  };
}

/** Removes a filter that cannot be parsed from the page's URL; the list shows unfiltered. */
function removeInvalidFilter(): typeof emptyFilter {
  history.replaceState(history.state, "", location.pathname + withFilter(location.search, emptyFilter) + location.hash);
  return emptyFilter;
}
