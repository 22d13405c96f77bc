import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { adoptStyle } from "../dom/adopt-style.ts";
import { on } from "../events.ts";
import { focusElement } from "../a11y/focus-element.ts";
import { pressedElement } from "../a11y/pressed-element.ts";
import { announce, liveRegion } from "../a11y/live-region.ts";
import css from "./dialog.css?inline";
import { onBackdropClick } from "./on-backdrop-click.ts";
import { showModal } from "./show-modal.ts";

adoptStyle(css);

const COVERED_CLASS = "atoll-under";

const FIELDS =
  "form :is(input:not([type=hidden], [type=submit], [type=radio]:not(:checked)), select, textarea):enabled";

/** The open dialogs, oldest first: ours, and those of the page below ours. */
let open: HTMLDialogElement[] = [];

/** Milliseconds in which a screen reader may not have read a message out yet. */
const READING_MS = 1000;

/** Hides all dialogs below our topmost one. */
function hideCoveredDialogs(): void {
  for (const dialog of open) dialog.classList.remove(COVERED_CLASS);
  open = open.filter((dialog) => dialog.open && dialog.isConnected);
  const last = open.findLastIndex((dialog) => dialog.classList.contains("atoll-dialog"));
  for (const dialog of open.slice(0, Math.max(last, 0))) dialog.classList.add(COVERED_CLASS);
  // Content outside a modal dialog is inert, so move the live regions into it.
  const container = open.at(-1) ?? document.body;
  for (const urgency of ["polite", "assertive"] as const) {
    const region = liveRegion(urgency);
    if (region.parentNode === container) continue;
    // A visitor who reads the dialog must not find an old message there. A new one may not have been read out yet.
    const { announcedAt = -Infinity, textContent: text } = region;
    region.textContent = "";
    container.append(region);
    if (text && performance.now() - announcedAt < READING_MS) announce(text, urgency, announcedAt);
  }
}

interface DialogProps {
  /** The heading, which is also the accessible name. */
  title: string;
  /** Label of the close button. */
  closeText: string;
  /** Called once after the dialog has closed, for whatever reason. */
  onClose(): void;
  /** Unique on the page. */
  id: string;
  className?: string;
  /** Gives the focus to the heading first, so that a touch screen shows no keyboard before the visitor wants to type. */
  isTitleFirst?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog based on `<dialog>`: the browser handles focus, Escape and the inert page, and returns the focus on
 * close. Dialogs are not stacked: an open dialog is hidden until this one closes.
 */
export function Dialog({
  title,
  closeText,
  onClose,
  id,
  className = "",
  isTitleFirst,
  children,
}: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref);
  const close = (): void => ref.current?.close();
  return (
    <dialog ref={ref} className={`atoll-dialog ${className}`} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="atoll-dialog-box">
        <div className="atoll-dialog-head">
          <h2
            id={`${id}-title`}
            className="h4"
            tabIndex={isTitleFirst ? -1 : undefined}
            // A native `autofocus` attribute, which `showModal()` respects.
            ref={(heading) => void (isTitleFirst && heading?.toggleAttribute("autofocus", true))}
          >
            {title}
          </h2>
          <button type="button" className="atoll-dialog-close" aria-label={closeText} onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Moves the focus from the close button to the first field, unless that scrolls past the text above it. */
function focusFirstField(dialog: HTMLDialogElement): void {
  const field = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].find((element) => element.checkVisibility());
  const isAtStart = document.activeElement?.matches(".atoll-dialog-close");
  if (field && isAtStart && field.getBoundingClientRect().bottom < innerHeight) field.focus();
}

/** The control that opened a dialog: the focused one, or the pressed one where a press does not move the focus. */
function findOpener(): Element | null {
  const { activeElement: active } = document;
  const pressed = pressedElement()?.closest("a, button, input");
  return pressed && active?.contains(pressed) ? pressed : active;
}

/** Opens the dialog when it mounts, and keeps track of the dialogs that it covers until it unmounts. */
function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current!;
    const opener = findOpener() as HTMLElement | null;
    const others = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].filter(
      (other) => !open.includes(other),
    );
    for (const other of others) other.addEventListener("close", hideCoveredDialogs, { once: true });
    open.push(...others, dialog);
    showModal(dialog);
    focusFirstField(dialog);
    hideCoveredDialogs();
    // The event comes later: a message that is announced at once would be in the closed dialog, where nobody reads it.
    dialog.close = (value) => {
      HTMLDialogElement.prototype.close.call(dialog, value);
      hideCoveredDialogs();
    };
    onBackdropClick(dialog, () => dialog.close());
    dialog.addEventListener("close", () => {
      hideCoveredDialogs();
      // The browser cannot return the focus to an element that was hidden, or that only scripts focus, like a heading.
      const last = open.at(-1);
      const isLost = last ? !last.contains(document.activeElement) : document.activeElement === document.body;
      if (isLost && opener?.isConnected && opener !== document.body) focusElement(opener);
    });
    // A navigation closes the dialog.
    const listeners = new AbortController();
    on(document, "page:out", ({ stay }) => stay || dialog.close(), listeners.signal);
    return () => listeners.abort();
  }, [ref]);
  // A layout effect, so that the live regions are back in the page before the next announcement.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    // Until the dialog is open, the second click of a double click would open another one.
    const ignoreSecondClick = (event: MouseEvent): void => {
      if (event.detail < 2 || dialog.open) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", ignoreSecondClick, true);
    return () => {
      removeEventListener("click", ignoreSecondClick, true);
      open = open.filter((other) => other !== dialog);
      hideCoveredDialogs();
    };
  }, [ref]);
}
