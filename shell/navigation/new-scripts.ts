import { partsIn } from "../server-snapshot.ts";
import type { Session } from "../session.ts";
import type { PageScripts } from "../on-demand/page-scripts.ts";
import type { NextPage } from "./read-page.ts";

/**
 * Which scripts of a response have to run. Parsed scripts are inert: on-demand/page-scripts.ts runs them. External
 * scripts and those outside the swapped content run once per document; inline scripts in the content run on each visit.
 */

/** Whether the browser would run it. A `nomodule` script fires neither `load` nor `error`. */
export const isCode = (script: HTMLScriptElement): boolean =>
  !script.noModule &&
  /^(module|importmap|((text|application)\/(x-)?(java|ecma)script)?)\s*(;.*)?$/i.test(script.type.trim());

export const scriptKey = (script: HTMLScriptElement): string => script.src || script.text;

const waitsForContent = (script: HTMLScriptElement): boolean =>
  script.type === "module" || (!!script.src && (script.defer || script.async));

/** The texts of the inline scripts in `root`. */
export const inlineScriptsIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll("script:not([src])")].map(({ textContent }) => textContent!);

/** Records the scripts that the browser itself has run. */
export function recordScripts(session: Session, doc: Document): void {
  for (const script of doc.scripts) if (isCode(script)) isFirst(session, script);
}

/** Scripts outside the section and parts of a response: to run before and after the swap. */
export interface OuterScripts {
  before: HTMLScriptElement[];
  after: HTMLScriptElement[];
}

/**
 * The scripts outside the section and parts of the response that have not run yet.
 */
export function newScripts(session: Session, answer: Document, section: Element): OuterScripts {
  const parts = partsIn(answer);
  const isOuter = (script: HTMLScriptElement): boolean =>
    !section.contains(script) && !parts.some((part) => part.contains(script));
  const scripts = [...answer.scripts].filter((script) => isCode(script) && isOuter(script) && isNew(session, script));
  // Invalid elements in a head make the parser open the body early, so compare positions, not parents.
  const early = (script: HTMLScriptElement): boolean =>
    !!(script.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING) && !waitsForContent(script);
  return { before: scripts.filter(early), after: scripts.filter((script) => !early(script)) };
}

/** Records that `script` runs. Returns whether it is the first time. */
export function isFirst(session: Session, script: HTMLScriptElement): boolean {
  const first = isNew(session, script);
  session.ranScripts.add(scriptKey(script));
  if (script.id && !script.src) session.scriptTexts.set(script.id, script.text);
  return first;
}

const isNew = ({ ranScripts, scriptTexts }: Session, script: HTMLScriptElement): boolean =>
  !ranScripts.has(scriptKey(script)) ||
  (!!scriptTexts.get(script.id) && scriptTexts.get(script.id) !== scriptKey(script));

export const scriptsIn = (root: ParentNode): HTMLScriptElement[] => [...root.querySelectorAll("script")];

/**
 * Whether a visit needs the code that runs scripts of pages: the next page has scripts to run, or the initial page, which
 * is being left, has.
 */
export function needsScripts(
  session: Session,
  { content, section }: NextPage,
  outer: OuterScripts | undefined,
  answer: Document,
): boolean {
  return (
    session.initialScripts.length > 0 ||
    !!(outer?.before[0] ?? outer?.after[0]) ||
    scriptsIn(section).some((script) => isCode(script) && (!script.src || isNew(session, script))) ||
    [...content.parts].some(([name, html]) => session.parts.get(name) !== html && html.includes("<script")) ||
    answer.body.hasAttribute("onload")
  );
}

export async function loadPageScripts(session: Session): Promise<PageScripts> {
  const { createPageScripts } = await session.load<typeof import("../on-demand/page-scripts.ts")>("page-scripts");
  return (session.pageScripts ??= createPageScripts(session));
}
