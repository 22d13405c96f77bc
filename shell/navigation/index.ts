import { on } from "../../shared/events.ts";
import type { CoreSession } from "../core/session.ts";
import { type Session, startSession } from "./session.ts";
import { startHistory } from "./history.ts";
import { recordScripts } from "./scripts.ts";
import { loadAnchors } from "./land.ts";
import { changesWith, invalidateCache } from "./cache.ts";
import { preload } from "./preload.ts";

// The core uses these.
export { invalidateCache } from "./cache.ts";
export { loadDialogs } from "./dialogs.ts";
export { runScripts } from "./scripts.ts";
export { traverse } from "./traverse.ts";
export { follow, visit } from "./visit.ts";

/** Adds the state of the navigation to the session, and starts it. */
export function start(core: CoreSession): Session {
  const session = startSession(core);
  recordScripts(session, document);
  startHistory(session);
  if (session.nonce) session.load("policy").catch(() => {});
  on(document, "cart:changed", () => invalidateCache(session, changesWith("cart")));
  preload(session);
  return session;
}

/** Goes to an anchor of the displayed page, unless the visitor leaves the page while the code loads. NAV-08 */
export async function goToAnchor(session: Session, hash: string): Promise<void> {
  const from = session.page;
  const anchors = await loadAnchors(session);
  if (session.page !== from) return;
  if (anchors) anchors.goToAnchor(session, hash);
  else location.hash = hash;
}
