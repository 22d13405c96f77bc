import { childrenOf } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import type { Session } from "../../navigation/session.ts";

/**
 * Returns a function that starts the islands in `section` whose elements are complete. `open` are the elements that the
 * parser has not closed.
 */
export function islandStarter(session: Session, section: Element): (open: Set<Element>) => void {
  const started = new WeakSet<Element>();
  function startIn(parent: Element, open: Set<Element>): void {
    for (const child of childrenOf(parent)) {
      if (open.has(child)) startIn(child, open);
      else if (!started.has(child)) {
        started.add(child);
        mountIn(session, child);
      }
    }
  }
  return (open) => startIn(section, open);
}
