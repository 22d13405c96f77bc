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
