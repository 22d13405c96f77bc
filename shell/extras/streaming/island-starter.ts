import { childrenOf } from "../../core/document.ts";
import { openGatesIn } from "../../core/islands-on-demand.ts";
import type { Session } from "../../navigation/session.ts";

/**
 * Returns a function that starts the islands in `section` whose elements are complete, and opens its gates. `open` are the
 * elements that the parser has not closed.
 */
export function islandStarter(session: Session, section: Element): (open: Set<Element>) => void {
  const started = new WeakSet<Element>();
  function startIn(parent: Element, open: Set<Element>): void {
    for (const child of childrenOf(parent)) {
      // An island may replace what is in it.
      if (open.has(child)) child.hasAttribute("data-island") || startIn(child, open);
      else if (!started.has(child)) {
        started.add(child);
        session.islands.scan(child);
      }
    }
  }
  return (open) => {
    startIn(section, open);
    void openGatesIn(session, section);
  };
}
