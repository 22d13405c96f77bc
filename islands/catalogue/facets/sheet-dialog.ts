import { liveRegion } from "../../../shared/a11y/live-region.ts";
import { onBackdropClick } from "../../../shared/dialog/on-backdrop-click.ts";
import { showModal } from "../../../shared/dialog/show-modal.ts";
import { adoptStyle } from "../../../shared/dom/adopt-style.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { on } from "../../../shared/events.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import css from "./sheet.css?inline";

adoptStyle(css);

/** The filters in the page are always open from this width up: see reserve.css. */
const wideScreen = (): MediaQueryList => matchMedia("(min-width: 768px)");

/**
 * Moves the filters of `details` into a modal dialog over the page and shows it; a `close` event of the dialog closes it.
 * `isBack`: again, on the next page of a visit. FIL-07
 */
export function openSheet(details: HTMLDetailsElement, heading: string, isBack = false): void {
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
