import { jumpTo } from "./document.ts";
import { listenForClicks } from "./links.ts";
import { withTimeout } from "./load.ts";
import { listenForSubmits } from "./pending-forms.ts";
import type { CoreSession, Navigate, Started } from "./session.ts";
import type { Session } from "../navigation/session.ts";

/** Whether the navigation has loaded, and added its state to the session. */
export const isStarted = (session: Pick<CoreSession, "load">): session is Session => "page" in session;

/** Loads the navigation for a click, a form, Back or Forward. */
export interface NavigationLoader {
  session: CoreSession;
  /** The navigation, once it has loaded and started. */
  started?: Started;
  /** Whether the navigation failed to load, and no later attempt, such as a visit by the site, has loaded it. */
  isBroken(): boolean;
  /** Resolves with the navigation. Rejects when it failed to load, or has not loaded in time. */
  load(): Promise<Started>;
}

/**
 * Passes clicks, submits, Back and Forward to the navigation, which loads at the visitor's first move. Listens on the
 * window in the bubble phase, so that the site's own handlers run first, even those added later. If the code fails to
 * load, the browser follows the link or sends the form. NAV-01, NAV-23
 */
export function listenForIntent(session: CoreSession, navigate: Navigate): void {
  let hasFailed = false;
  const start = (): Promise<Started> => {
    const loading = navigate();
    loading.then(
      (started) => (loader.started = started),
      () => (hasFailed = true),
    );
    return loading;
  };
  const loader: NavigationLoader = {
    session,
    isBroken: () => hasFailed && !isStarted(session),
    load: () => (loader.isBroken() ? Promise.reject() : withTimeout(start())),
  };
  for (const move of ["pointermove", "pointerdown", "wheel", "keydown"]) {
    addEventListener(move, start, { passive: true, capture: true, once: true });
  }
  listenForClicks(loader);
  listenForSubmits(loader);
  /** Offset of the displayed page, from the first `popstate` of a frame until the next frame. */
  let place: readonly [x: number, y: number] | undefined;
  addEventListener("popstate", () => {
    // Without the navigation only the initial page has been shown: reload if the URL is another one.
    let isOtherPage = location.href.split("#")[0] !== session.serverSnapshot.url;
    // After this event the browser scrolls to the offset of the new entry, even if its page is not there yet.
    const offset = (place ??= [scrollX, scrollY]);
    requestAnimationFrame(() => {
      place = undefined;
      if (isOtherPage) jumpTo(...offset);
    });
    loader.load().then(
      ([session, navigation]) => {
        isOtherPage = false;
        void navigation.traverse(session, offset);
      },
      () => isOtherPage && location.reload(),
    );
  });
}
