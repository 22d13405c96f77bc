import { inTime } from "../core/load.ts";
import type { Content } from "./cache.ts";
import { showProgress } from "./fetch.ts";
import type { Session } from "./session.ts";

/** The dialogs of the shell, whose code is loaded when one opens. */

/** Longest wait for the code of dialogs, in milliseconds. */
const DIALOGS_TIMEOUT_MS = 10_000;

/** Rejects when the code fails to load or takes too long. */
export const loadDialogs = ({ load }: Session): Promise<typeof import("../extras/dialogs/index.tsx")> =>
  inTime(load("dialogs"), DIALOGS_TIMEOUT_MS);

/** Tells the visitor about a failure by a function of the dialogs, or plainly when their code fails to load. */
export function report(session: Session, show: (dialogs: typeof import("../extras/dialogs/index.tsx")) => void): void {
  loadDialogs(session).then(show, () => alert(session.settings().failedText));
}

/** Shows the page at `url` by code that opens it elsewhere; in full when this code fails to load. NAV-13 */
export function openIn(bundle: "dialogs" | "places", session: Session, link: Element, url: string): void {
  const from = session.page;
  const hideProgress = showProgress(link);
  type Opener = { open(session: Session, url: string, link: Element, from: Content): unknown };
  // The visitor may be on another page when the code has loaded.
  inTime(session.load<Opener>(bundle), DIALOGS_TIMEOUT_MS)
    .finally(hideProgress)
    .then(
      (code) => code.open(session, url, link, from),
      () => session.page === from && location.assign(url),
    );
}
