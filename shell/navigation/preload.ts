import type { Session } from "./session.ts";

/** Loads the code that the markup of the page needs. To call once the page is painted. */
export function preload(session: Session): void {
  session.preloading = session
    .load<typeof import("../extras/preload/index.ts")>("preload")
    .then(({ preload }) => preload(session))
    .catch(() => {})
    .then(() => (session.preloading = undefined));
}
