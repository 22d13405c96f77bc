import { isAskedForConsent } from "../consent/is-asked.ts";
import { isField } from "../is-field.ts";

/** Milliseconds between two looks: what is in the way may be the site's own, and goes without an event that all have in common. */
const INTERVAL = 500;

/** Resolves with true as soon as a popup would disturb nobody, and nothing goes first; with false when `signal` aborts before. CNT-05 */
export function calm(signal: AbortSignal, isLater: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const mustWait = (): boolean => isLater() || isBusy();
    if (signal.aborted || !mustWait()) return resolve(!signal.aborted);
    const end = (isCalm: boolean): void => {
      clearInterval(timer);
      resolve(isCalm);
    };
    const timer = setInterval(() => mustWait() || end(true), INTERVAL);
    signal.addEventListener("abort", () => end(false), { once: true });
  });
}

/** Whether the visitor is elsewhere, on the way to another page, typing, in a dialog or menu that lies over the page, or is being asked about cookies. */
const isBusy = (): boolean =>
  document.visibilityState === "hidden" ||
  !!document.fullscreenElement ||
  document.documentElement.classList.contains("page-out") ||
  document.querySelector("dialog[open], .modal.show, .offcanvas.show, body.nav-open") !== null ||
  isField(document.activeElement) ||
  isAskedForConsent();
