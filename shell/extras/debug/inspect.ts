import type { CoreSession } from "../../core/session.ts";
import type { Session } from "../../navigation/session.ts";

/** The state of a session, as plain values that can be printed or compared. */
export interface SessionReport {
  /** URL of the displayed page, without hash. */
  page: string;
  /** Key of its history entry. */
  entry: string;
  /** Number of pages that have a history entry in this document. */
  entries: number;
  /** The cached pages, most recently left last: their titles and numbers of elements. */
  kept: { title: string; elements: number }[];
  /** URL of the visit that has not ended yet; empty for a form, a reload in place, Back and Forward. */
  visit: string | null;
  /** The characters that have arrived of the displayed page; null when it is whole. */
  arrived: number | null;
  /** Names of the page parts. */
  parts: string[];
  /** Numbers of page styles that are on and off. */
  styles: { on: number; off: number };
  /** Number of scripts that have run once. */
  scripts: number;
  /** Whether the login dialog is open. */
  isSigningIn: boolean;
}

/** Reports the state of the session; null before the visitor's first interaction, when the navigation has not loaded. */
export function inspectSession(early: CoreSession): SessionReport | null {
  if (!("page" in early)) return null;
  const session = early as Session;
  return {
    page: session.displayedUrl,
    entry: session.displayedEntry,
    entries: new Set(session.pagesByEntry.values()).size,
    kept: [...session.cachedPages].map(({ pageMetadata, weight }) => ({
      title: pageMetadata.title,
      elements: weight ?? 0,
    })),
    visit: session.runningVisit ? session.runningVisit.joinableUrl : null,
    arrived: session.arrivedLength ?? null,
    parts: [...session.pageParts.keys()],
    styles: { on: session.styles.size - session.disabledStyles.size, off: session.disabledStyles.size },
    scripts: session.ranScripts.size,
    isSigningIn: session.signIn !== undefined,
  };
}

/** Adds `session.inspect` to the shell's API, for the debug overlay and the console. */
export function exposeSession(session: CoreSession): void {
  Object.assign(window.atoll!, { session: { inspect: () => inspectSession(session) } });
}
