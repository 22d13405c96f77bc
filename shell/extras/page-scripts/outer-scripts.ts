import { isCode, isNew } from "../../navigation/scripts.ts";
import { waitsForContent } from "./waits-for-content.ts";
import { partsIn } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";

/** Scripts outside the section and parts of a response, that have not run yet: to run before and after the swap. */
export interface OuterScripts {
  before: HTMLScriptElement[];
  after: HTMLScriptElement[];
}

export function outerScripts(session: Session, answer: Document, section: Node): OuterScripts {
  const parts = partsIn(answer);
  const isOuter = (script: HTMLScriptElement): boolean =>
    !section.contains(script) && !parts.some((part) => part.contains(script));
  const scripts = [...answer.scripts].filter((script) => isCode(script) && isOuter(script) && isNew(session, script));
  // Invalid elements in a head make the parser open the body early, so compare positions, not parents.
  const early = (script: HTMLScriptElement): boolean =>
    !!(script.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    !waitsForContent(script) &&
    !(script.src && script.async);
  return { before: scripts.filter(early), after: scripts.filter((script) => !early(script)) };
}
