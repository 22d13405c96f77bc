import { childrenOf, parseHtml } from "./document.ts";
import { type GateSession, openGatesIn } from "./islands-on-demand.ts";
import type { Navigate } from "./session.ts";

/**
 * Puts HTML from the site's own server into `target`: sweep, replace, scan, run its scripts, open its consent gates.
 */
export function setHtml(session: GateSession, target: Element, html: string | Node, navigate: Navigate): void {
  const { islands } = session;
  // Sweep the children only: `target` itself may be part of a live island.
  for (const child of childrenOf(target)) islands.sweep(child);
  target.replaceChildren(typeof html === "string" ? parseHtml(html) : html);
  for (const child of childrenOf(target)) islands.scan(child);
  const scripts = [...target.querySelectorAll("script")];
  if (scripts.length > 0)
    navigate()
      .then(([session, navigation]) => navigation.runScripts(session, scripts))
      .catch(() => {});
  void openGatesIn(session, target);
}
