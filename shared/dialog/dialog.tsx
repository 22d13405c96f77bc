import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { adoptStyle } from "../adopt-style.ts";
import { on } from "../events.ts";
import { liveRegion } from "../live.ts";
import css from "./dialog.css?inline";

adoptStyle(css);

const UNDER = "atoll-under";

/** The dialogs that are open, in the order of their opening: ours, and those of the page that one of ours has come over. */
let open: HTMLDialogElement[] = [];

/** What lies under the last one of ours is not seen. */
function hideUnderLast(): void {
  for (const dialog of open) dialog.classList.remove(UNDER);
  open = open.filter((dialog) => dialog.open && dialog.isConnected);
  const last = open.findLastIndex((dialog) => dialog.classList.contains("atoll-dialog"));
  for (const dialog of open.slice(0, Math.max(last, 0))) dialog.classList.add(UNDER);
  // Around a modal dialog nothing is heard.
  const home = open.at(-1) ?? document.body;
  for (const region of [liveRegion("polite"), liveRegion("assertive")])
    if (region.parentNode !== home) home.append(region);
}

interface DialogProps {
  /** Its accessible name, shown as its heading. */
  title: string;
  /** Text of the button in the corner. */
  closeText: string;
  /** Called once when it has closed, by whatever way. */
  onClose(): void;
  /** Unlike any other's on the page. */
  id: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog: the browser's own, so focus, Escape and the page behind are its business. Focus returns to where it was. Dialogs do
 * not lie on each other: one that is open already is not seen until this one has closed.
 */
export function Dialog({ title, closeText, onClose, id, className = "", children }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    const active = document.activeElement as HTMLElement | null;
    const others = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].filter(
      (other) => !open.includes(other),
    );
    for (const other of others) other.addEventListener("close", hideUnderLast, { once: true });
    open.push(...others, dialog);
    dialog.showModal();
    hideUnderLast();
    dialog.addEventListener("close", () => {
      hideUnderLast();
      // The browser could not give the focus to what was not to be seen.
      if (open.length > 0 && !open.at(-1)!.contains(document.activeElement)) active?.focus({ preventScroll: true });
    });
    // A page that comes or goes takes its dialogs with it.
    const gone = new AbortController();
    on(document, "page:out", ({ stay }) => stay || dialog.close(), gone.signal);
    return () => gone.abort();
  }, []);
  // What it is about to say is heard after it.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    return () => {
      open = open.filter((other) => other !== dialog);
      hideUnderLast();
    };
  }, []);
  const close = (): void => ref.current?.close();
  return (
    // A click on the backdrop is a click on the dialog itself; the keyboard has Escape. The second press of two was meant for what opened it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={`atoll-dialog ${className}`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.detail < 2 && close()}
    >
      <div className="atoll-dialog-box">
        <div className="atoll-dialog-head">
          <h2 id={`${id}-title`} className="h4">
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
