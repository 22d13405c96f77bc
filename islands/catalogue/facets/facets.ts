import { parseFieldName } from "../../../shared/api/filter-field-name.ts";
import { onTyping } from "../../../shared/form/composition.ts";
import { on } from "../../../shared/events.ts";
import { isCheckable } from "../../../shared/form/is-checkable.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { copyOpenDetails } from "../../../shared/page/find-counterpart.ts";
import { isVisitPending } from "../../../shared/page/visit-in-place.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import { copyBlock, copyTypedTexts, fetchBlock, needsBlock } from "./block.ts";
import type definition from "./definition.ts";
import { type Field, fieldsIn, isChanged, isText, resetField } from "./fields.ts";
import { type FilterForm, filterForm } from "./filter-form.ts";
import { filterMessages } from "./messages.ts";
import { closeSheet, openAsSheet } from "./sheet.ts";
import { type Submission, submission } from "./submission.ts";

export default function facets(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal, id }: ViewContext,
): () => void {
  const messages = filterMessages(host, id, signal);
  const form = filterForm(host, config, messages);
  const submit = submission(form, config, signal);
  listenToFields(host, form, submit, signal);
  listenToVisits(host, submit, signal);
  const details = foldedAround(host);
  if (details && config.sheet) openAsSheet(details, config.sheet, signal);
  if (needsBlock(host)) void loadBlock();
  else readEarlyChanges(host, form, submit);

  async function loadBlock(): Promise<void> {
    const { categoryId, brandId } = config;
    try {
      await fetchBlock(host, { categoryId, brandId, currentFilter: form.filter }, signal);
    } catch (error) {
      if (signal.aborted) return;
      warn("could not load the filters; keeping the content of the page.", error);
      messages.showFailure();
    }
  }

  return () => {
    // Back must show the fields in the state that the URL describes.
    for (const field of fieldsIn(host)) resetField(field);
  };
}

/** Reads what the visitor changed before this code was loaded. */
function readEarlyChanges(host: HTMLElement, form: FilterForm, submit: Submission): void {
  if (fieldsIn(host).length === 0)
    warn(
      `facets on ${nameOf(host)} expects fields called filter[Key], filter[ProductAttributes][id] or ` +
        "filter[Key][from], found none; nothing is filtered.",
      host,
    );
  const changed = fieldsIn(host).filter(isChanged);
  for (const field of changed) form.read(field);
  if (changed.some((field) => !isText(field))) submit.afterChoice();
  else if (changed.length > 0) submit.later();
}

function listenToFields(host: HTMLElement, form: FilterForm, submit: Submission, signal: AbortSignal): void {
  const fieldOf = ({ target }: Event): Field | null => {
    const field = target as Field;
    return field.name && parseFieldName(field.name) ? field : null;
  };
  const textFieldOf = (event: Event): Field | null => {
    const field = fieldOf(event);
    return field && isText(field) ? field : null;
  };

  host.addEventListener(
    "change",
    (event) => {
      const field = fieldOf(event);
      if (!field) return;
      if (isCheckable(field) && field.checked) form.uncheckOthers(field);
      form.validate();
      if (!form.read(field)) submit.cancel();
      // The visitor may still type the other end of a range.
      else if (isText(field)) submit.later();
      else submit.afterChoice();
    },
    { signal },
  );
  onTyping(
    host,
    (event) => {
      const field = textFieldOf(event);
      if (!field) return;
      form.validate(field);
      if (form.read(field)) submit.later();
      else submit.cancel();
    },
    { signal, pause: (event) => textFieldOf(event) && submit.cancel() },
  );
  host.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const invalid = form.validate();
      if (invalid) return invalid.focus();
      for (const field of fieldsIn(host)) if (isText(field)) form.read(field);
      submit.now();
      showList(host, event.target as HTMLFormElement, event.submitter);
    },
    { signal },
  );
}

/** The `<details>` around the filters, in the host or around it. */
function foldedAround(host: HTMLElement): HTMLDetailsElement | null {
  const folded = "details[data-collapse]";
  return host.closest<HTMLDetailsElement>(folded) ?? host.querySelector<HTMLDetailsElement>(folded);
}

/**
 * Folds the filters on a small screen, and moves to the element that the fragment of the form's action names. On a wide
 * screen, Enter in a field leaves the focus there.
 */
function showList(host: HTMLElement, form: HTMLFormElement, submitter: HTMLElement | null): void {
  const details = foldedAround(host);
  if (details?.querySelector("summary")?.checkVisibility()) closeSheet(details) || (details.open = false);
  // Safari does not focus a button that is pressed.
  else if (document.activeElement !== submitter && document.activeElement !== document.body) return;
  const list = document.getElementById(form.getAttribute("action")?.split("#")[1] ?? "");
  list?.focus({ preventScroll: true });
  list?.scrollIntoView();
}

function listenToVisits(host: HTMLElement, submit: Submission, signal: AbortSignal): void {
  // Another control of the list started a visit before the submit delay was over: include the pending choice.
  on(document, "page:out", () => isVisitPending() && submit.flush(), signal);
  on(
    document,
    "page:swap",
    ({ document: incoming, url }) => {
      if (!incoming || new URL(url).pathname !== location.pathname) return;
      // For any visit of the same list, also by a filter chip or a page number.
      copyOpenDetails(document, incoming);
      if (!isVisitPending()) return;
      copyBlock(host, incoming);
      copyTypedTexts(host, incoming);
    },
    signal,
  );
}
