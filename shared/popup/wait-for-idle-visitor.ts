import { isConsentBannerOpen } from "../consent/is-banner-open.ts";
import { handlesKeys } from "../form/handles-keys.ts";

/**
 * Milliseconds between two checks. Polls, because the obstacle may belong to the site, and there is no common event for
 * its removal.
 */
const POLL_INTERVAL_MS = 500;

/**
 * Resolves with true once a popup would not disturb the visitor and `isBlocked` returns false. Resolves with false when
 * `signal` aborts first. CNT-05
 */
export function waitForIdleVisitor(signal: AbortSignal, isBlocked: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const mustWait = (): boolean => isBlocked() || isBusy();
    if (signal.aborted || !mustWait()) return resolve(!signal.aborted);
    const end = (isIdle: boolean): void => {
      clearInterval(timer);
      resolve(isIdle);
    };
    const timer = setInterval(() => mustWait() || end(true), POLL_INTERVAL_MS);
    signal.addEventListener("abort", () => end(false), { once: true });
  });
}

/**
 * Whether the visitor is in another tab, leaving the page, typing, in a dialog or menu, or being asked about cookies.
 */
const isBusy = (): boolean =>
  document.visibilityState === "hidden" ||
  !!document.fullscreenElement ||
  document.documentElement.classList.contains("page-out") ||
  document.querySelector("dialog[open], .modal.show, .offcanvas.show, body.nav-open") !== null ||
  handlesKeys(document.activeElement) ||
  isConsentBannerOpen();
