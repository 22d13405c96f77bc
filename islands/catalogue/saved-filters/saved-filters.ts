import { on } from "../../../shared/events.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { deleteItem } from "./deletion.ts";
import { fieldMessage } from "./field-message.ts";
import { checkTemplate } from "./item.ts";
import { filterList } from "./list.ts";
import { saveFrom } from "./save.ts";

export default function savedFilters(
  host: HTMLElement,
  { parameters }: Config<typeof definition.config>,
  { signal, id }: ViewContext,
): () => void {
  checkTemplate(host);
  const list = filterList(host, parameters);
  const field = fieldIn(host, "Name");
  const addressField = fieldIn(host, "Address");
  const message = field && fieldMessage(field, `${id}-message`, host.querySelector("[data-saved-filters-message]"));

  function update(): void {
    if (addressField) addressField.value = list.address();
    list.mark();
  }

  host.addEventListener(
    "submit",
    (event) => {
      const { target, submitter } = event;
      const item = submitter?.closest<HTMLElement>("[data-saved-filter]");
      if (event.defaultPrevented || (!item && target !== field?.form)) return;
      event.preventDefault();
      if (item) void deleteItem(list, item);
      else void saveFrom({ form: target as HTMLFormElement, field: field!, submitter, list, message: message! });
    },
    { signal },
  );
  host.addEventListener("click", ignoreSecondClick, { signal });
  host.addEventListener("keydown", ignoreHeldEnter, { signal });
  host.addEventListener("keydown", closeOnEscape, { signal });
  field?.addEventListener("input", () => message!.clear(), { signal });
  // Filters that change in place may leave this element where it is.
  on(document, "page:loaded", update, signal);
  update();
  return () => message?.unmount();
}

const deletion = "[data-saved-filter] button";

/** The first click of a double click deletes an item, and the next item moves to its place. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest(deletion)) event.preventDefault();
}

/** A held Enter would go on with the next item, whose button has the focus by now. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter" && (event.target as Element).closest(deletion)) event.preventDefault();
}

function closeOnEscape(event: KeyboardEvent): void {
  const host = event.currentTarget as Element;
  const details = (event.target as Element).closest("details[open]");
  // Filters may be folded in `details` around the host.
  if (event.key !== "Escape" || isComposing(event) || !details || !host.contains(details)) return;
  details.removeAttribute("open");
  details.querySelector("summary")?.focus();
}
