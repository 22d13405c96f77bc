import type { Parts } from "../core/document.ts";
import { inTime } from "../core/load.ts";
import type { Session } from "./session.ts";

/** Longest time that the next page waits for it, in milliseconds. */
const PRELOAD_TIMEOUT_MS = 2_000;

/** Loads the code that the markup of the page needs. To call once the page is painted. */
export function preload(session: Session): void {
  session.preloading = inTime(
    session.load<typeof import("../extras/preload/index.ts")>("preload").then(({ preload }) => preload(session)),
    PRELOAD_TIMEOUT_MS,
  )
    .catch(() => {})
    .then(() => (session.preloading = undefined));
}

/** Loads the code that updates page parts, if the displayed page or the next one has some. */
export const loadParts = (session: Session, next: Parts): Promise<void> | false =>
  !session.applyParts && session.pageParts.size + next.size > 0 && start(session, "page-parts");

/** Loads the code for audio and video, if there is some in `root`. */
export const loadMedia = (session: Session, root: ParentNode): Promise<void> | false =>
  !session.loadMedia && !!root.querySelector("audio, video") && start(session, "media");

const start = (session: Session, bundle: "media" | "page-parts"): Promise<void> =>
  session.load<{ start(session: Session): void }>(bundle).then((code) => code.start(session));
