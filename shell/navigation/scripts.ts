import type { PageScripts } from "../extras/page-scripts/index.ts";
import { pageSelector } from "../core/document.ts";
import type { Session } from "./session.ts";

export interface ScriptsState {
  /** Scripts that run once and have run, by URL or text. */
  ranScripts: Set<string>;
  /** The last text of each inline script with an id. Such scripts hold page data, so a changed text runs again. */
  scriptTexts: Map<string, string>;
  /** Inline scripts of the initial page section. They ran before anyone could watch, so their native handlers stay. */
  initialScripts: string[];
  /** Runs scripts of pages, once a page has needed it. */
  pageScripts?: PageScripts;
}

/** Whether the browser would run it. A `nomodule` script fires neither `load` nor `error`. */
export const isCode = (script: HTMLScriptElement): boolean =>
  !script.noModule &&
  /^(module|importmap|((text|application)\/(x-)?(java|ecma)script)?)\s*(;.*)?$/i.test(script.type.trim());

export const scriptKey = (script: HTMLScriptElement): string => script.src || script.text;

export const scriptsIn = (root: ParentNode): HTMLScriptElement[] => [...root.querySelectorAll("script")];

/** The texts of the inline scripts in `root`, without data such as JSON. */
export const inlineScriptsIn = (root: ParentNode): string[] =>
  scriptsIn(root)
    .filter((script) => !script.src && isCode(script))
    .map(({ text }) => text);

/** Records the scripts that the browser itself has run. */
export function recordScripts(session: ScriptsState, doc: Document): void {
  for (const script of doc.scripts) if (isCode(script)) isFirst(session, script);
}

/** Records that `script` runs. Returns whether it is the first time. */
export function isFirst(session: ScriptsState, script: HTMLScriptElement): boolean {
  const first = isNew(session, script);
  session.ranScripts.add(scriptKey(script));
  if (script.id && !script.src) session.scriptTexts.set(script.id, script.text);
  return first;
}

export const isNew = ({ ranScripts, scriptTexts }: ScriptsState, script: HTMLScriptElement): boolean =>
  !ranScripts.has(scriptKey(script)) ||
  (!!scriptTexts.get(script.id) && scriptTexts.get(script.id) !== scriptKey(script));

/**
 * The code that runs scripts of pages, if the visit needs it: the response has scripts to run, or the initial page, which
 * is being left, had some, or an earlier page needed it.
 */
export function loadNeededScripts(
  session: Session,
  doc: Document,
  hasSection: boolean,
): Promise<PageScripts> | PageScripts | undefined {
  const runs = (script: HTMLScriptElement): boolean =>
    isCode(script) &&
    (isNew(session, script) || (!script.src && (!hasSection || !!script.closest(`${pageSelector}, [data-page-part]`))));
  const isNeeded = session.initialScripts.length > 0 || doc.body.hasAttribute("onload") || scriptsIn(doc).some(runs);
  return isNeeded ? loadPageScripts(session) : session.pageScripts;
}

export async function loadPageScripts(session: Session): Promise<PageScripts> {
  const { createPageScripts } = await session.load<typeof import("../extras/page-scripts/index.ts")>("page-scripts");
  return (session.pageScripts ??= createPageScripts(session));
}

/** Runs the scripts of new content in order. */
export async function runScripts(session: Session, scripts: HTMLScriptElement[]): Promise<void> {
  if (scripts.some(isCode)) await (await loadPageScripts(session)).runInert(scripts);
}
