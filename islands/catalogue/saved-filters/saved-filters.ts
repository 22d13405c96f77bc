import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { deleteFilter, saveFilter, type SavedFilter } from "../../../shared/api/saved-filters.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { on } from "../../../shared/events.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";
import { markBusy } from "../../../shared/form/mark-busy.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { notify } from "../../../shared/notify.ts";
import { reloadPage } from "../../../shared/page/reload-page.ts";
import { normalizeField } from "../../../shared/text/normalize-text.ts";
import type definition from "./definition.ts";
import { filterOf, itemsIn, newItem } from "./item.ts";
import { filterAddress } from "./rules.ts";

export default function savedFilters(
  host: HTMLElement,
  { parameters }: Config<typeof definition.config>,
  { signal, id }: ViewContext,
): () => void {
  const list = host.querySelector<HTMLElement>("[data-saved-filters-list]")!;
  const field = fieldIn(host, "Name");
  const addressField = fieldIn(host, "Address");
  const addressOf = (url: string): string => filterAddress(new URL(url, location.href), parameters);
  const message = newElement("div", "atoll-saved-filters-message");
  message.id = `${id}-message`;

  function update(): void {
    const here = addressOf(location.href);
    if (addressField) addressField.value = here;
    for (const item of itemsIn(host)) {
      const link = item.querySelector("a")!;
      if (addressOf(link.href) === here) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  function add(filter: SavedFilter, before: Element | null = null): HTMLElement {
    const item = newItem(host, filter);
    list.insertBefore(item, before?.isConnected ? before : null);
    list.hidden = false;
    update();
    return item;
  }

  function showError(text: string): void {
    message.textContent = text;
    if (!text) {
      if (!message.isConnected) return;
      message.remove();
      for (const name of ["aria-invalid", "aria-describedby"]) field!.removeAttribute(name);
      return;
    }
    field!.after(message);
    field!.setAttribute("aria-invalid", "true");
    field!.setAttribute("aria-describedby", message.id);
  }

  async function save(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (form.matches("[aria-busy=true]")) return;
    const free = markBusy(form, submitter);
    showError("");
    try {
      const saved = await saveFilter(normalizeField(field!), addressOf(location.href));
      reloadKeptPages();
      const item = add(saved);
      form.reset();
      field!.value = "";
      const details = form.closest("details");
      if (details) details.open = false;
      item.querySelector("a")!.focus({ preventScroll: true });
      announce((await whenTexts())("SavedFilters.Saved", saved.name));
    } catch (error) {
      const text = failureMessage(error, (await whenTexts())("SavedFilters.NotSaved"));
      if (!text) return;
      showError(text);
      field!.focus();
      announce(text, "assertive");
    } finally {
      free();
    }
  }

  async function remove(item: HTMLElement): Promise<void> {
    const next = item.nextElementSibling;
    const filter = filterOf(item);
    focusBeside(item, host);
    item.remove();
    list.hidden = itemsIn(host).length === 0;
    try {
      await deleteFilter(filter.id);
      reloadKeptPages();
      const t = await whenTexts();
      const undo = { text: t("Cart.Undo"), run: () => void putBack(filter, next) };
      notify({ kind: "info", text: t("SavedFilters.Deleted", filter.name), action: undo });
    } catch (error) {
      add(filter, next);
      await report(error, "SavedFilters.NotDeleted");
    }
  }

  async function putBack({ name, address }: SavedFilter, next: Element | null): Promise<void> {
    try {
      add(await saveFilter(name, address), next);
    } catch (error) {
      await report(error, "SavedFilters.NotSaved");
    }
  }

  host.addEventListener(
    "submit",
    (event) => {
      const { target, submitter } = event;
      const item = submitter?.closest<HTMLElement>("[data-saved-filter]");
      if (event.defaultPrevented || (!item && target !== field?.form)) return;
      event.preventDefault();
      if (item) void remove(item);
      else void save(target as HTMLFormElement, submitter);
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    ({ key, target }) => {
      const details = (target as Element).closest("details[open]");
      if (key !== "Escape" || !details) return;
      details.removeAttribute("open");
      details.querySelector("summary")?.focus();
    },
    { signal },
  );
  field?.addEventListener("input", () => showError(""), { signal });
  // Filters that change in place may leave this element where it is.
  on(document, "page:loaded", update, signal);
  update();
  return () => field && showError("");
}

/** Moves the focus to the button of the next item, else of the previous one, else to the host's other content. */
function focusBeside(item: HTMLElement, host: HTMLElement): void {
  const items = itemsIn(host);
  const index = items.indexOf(item);
  const beside = items[index + 1] ?? items[index - 1];
  focusElement(beside?.querySelector("button") ?? host.querySelector("summary") ?? host);
}

async function report(error: unknown, key: string): Promise<void> {
  const text = failureMessage(error, (await whenTexts())(key));
  if (text) notify({ kind: "error", text });
}

let isReloading = false;

/** From the first change on, a page from the page cache is reloaded in place: its saved filters may be older. */
function reloadKeptPages(): void {
  if (!isReloading)
    on(document, "page:loaded", ({ kept }) => {
      if (kept && document.querySelector("#page [data-island=saved-filters]")) void reloadPage(true);
    });
  isReloading = true;
}
