import { liveRegion } from "../../../shared/a11y/live-region.ts";
import { onBackdropClick } from "../../../shared/dialog/on-backdrop-click.ts";
import { showModal } from "../../../shared/dialog/show-modal.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { on } from "../../../shared/events.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";

/** Filters as a sheet: a modal dialog over the page, on a small screen in place of unfolding in it. FIL-07 */

const SHEET = ":scope > dialog";

/** Closes the open sheets, each by the `<details>` that its filters come from. */
const closers = new WeakMap<HTMLDetailsElement, () => void>();

/** From this width up, the filters are always open in the page: see reserve.css. */
const wideScreen = (): MediaQueryList => matchMedia("(min-width: 768px)");

/** Opens `details` as a sheet called `heading` when its summary is pressed, as long as the screen is small. */
export function openAsSheet(details: HTMLDetailsElement, heading: string, signal: AbortSignal): void {
  const open = (): void => void (details.querySelector(SHEET) || openSheet(details, heading));
  // The visitor pressed the summary before this code was loaded.
  if (details.open && !wideScreen().matches) open();
  details.querySelector("summary")?.addEventListener(
    "click",
    (event) => {
      if (wideScreen().matches) return;
      event.preventDefault();
      open();
    },
    { signal },
  );
}

/** Closes the sheet of `details`. Returns false when there is none. */
export function closeSheet(details: HTMLDetailsElement): boolean {
  const close = closers.get(details);
  close?.();
  return !!close;
}

/** Moves the filters of `details` into a dialog and shows it. `isBack`: again, on the next page of a visit. */
function openSheet(details: HTMLDetailsElement, heading: string, isBack = false): void {
  const id = `${details.id}-sheet`;
  const title = Object.assign(newElement("h2", "h4"), { id: `${id}-title`, textContent: heading });
  const button = newElement("button", "atoll-sheet-close", newElement("span", "", "×"));
  button.type = "button";
  const body = newElement(
    "div",
    "atoll-sheet-body",
    ...[...details.children].filter((child) => !child.matches("summary")),
  );
  body.id = `${id}-body`;
  const dialog = newElement("dialog", "atoll-sheet", newElement("div", "atoll-sheet-head", title, button), body);
  dialog.id = id;
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.classList.toggle("atoll-sheet-new", !isBack);

  const ended = new AbortController();
  const { signal } = ended;
  /** Moves the filters back. */
  function restore(): void {
    ended.abort();
    closers.delete(details);
    moveLiveRegions(document.body);
    dialog.replaceWith(...body.childNodes);
    details.open = false;
  }
  function close(): void {
    if (signal.aborted) return;
    if (dialog.open) dialog.close();
    restore();
    details.querySelector("summary")?.focus({ preventScroll: true });
  }
  button.addEventListener("click", close);
  dialog.addEventListener("close", close);
  onBackdropClick(dialog, close);
  wideScreen().addEventListener("change", close, { signal });
  signal.addEventListener(
    "abort",
    withTexts((t) => button.setAttribute("aria-label", t("Core.Close"))),
  );
  on(
    document,
    "page:swap",
    // In a microtask the next page is there, and has not been painted.
    ({ stay }) => queueMicrotask(() => details.isConnected || (restore(), stay && openAgain(details.id, heading))),
    signal,
  );

  closers.set(details, close);
  details.open = true;
  details.append(dialog);
  showModal(dialog);
  // Chromium finds nothing to focus in a `<details>` that opens in the same task.
  if (!dialog.contains(document.activeElement)) button.focus();
  moveLiveRegions(dialog);
}

/** A choice in the sheet shows the next page of the list: the visitor continues in the sheet of that page. */
function openAgain(id: string, heading: string): void {
  const details = document.getElementById(id);
  if (details instanceof HTMLDetailsElement) openSheet(details, heading, true);
}

/** Content outside a modal dialog is inert, and is not announced. */
const moveLiveRegions = (parent: Element): void =>
  parent.append(...(["polite", "assertive"] as const).map((urgency) => liveRegion(urgency)));
