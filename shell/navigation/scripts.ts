import { caughtWrites } from "../document-write.ts";
import { freshScript } from "../fresh-script.ts";
import { allowRedefinition, placeInline } from "../inline-script.ts";
import { parseHtml } from "../parse-html.ts";
import { partsIn } from "../server-snapshot.ts";
import { loadOrTimeout } from "../load-or-timeout.ts";
import { watchGlobals } from "./globals.ts";
import { recordInitialScripts, watchHandlers } from "./page-handlers.ts";
import { pageSection } from "./parse.ts";

/**
 * Runs the scripts of swapped-in content. Parsed scripts are inert, so each is recreated, in order, with the page's
 * nonce. External scripts and those outside the swapped content run once per document; inline scripts in the content
 * run on each visit.
 */

/** Longest wait for one script before the next one runs, in milliseconds. */
const SCRIPT_LIMIT = 10_000;

const ran = new Set<string>();
/** The last text of each inline script with an id. Such scripts hold page data, so a changed text runs again. */
const latest = new Map<string, string>();
let nonce = "";
/** Nonces that the CSP of the last response allowed. */
let granted: readonly string[] = [];

/** Whether the browser would run it. A `nomodule` script fires neither `load` nor `error`. */
const isCode = (script: HTMLScriptElement): boolean =>
  !script.noModule &&
  /^(module|importmap|((text|application)\/(x-)?(java|ecma)script)?)\s*(;.*)?$/i.test(script.type.trim());
const scriptKey = (script: HTMLScriptElement): string => script.src || script.text;
const waitsForContent = (script: HTMLScriptElement): boolean =>
  script.type === "module" || (!!script.src && (script.defer || script.async));

/** Records the scripts that the browser itself has run, and the page's nonce. */
export function recordScripts(doc: Document, pageNonce: string): void {
  nonce = pageNonce;
  allowRedefinition();
  for (const script of doc.scripts) if (isCode(script)) isFirst(script);
  recordInitialScripts(pageSection(doc));
}

/**
 * Replaces allowed nonces by the page's in the raw HTML: inline styles are checked against the current page's CSP while
 * parsing.
 */
export const renameNonces = (html: string, allowed: readonly string[]): string =>
  allowed.reduce((text, own) => text.replaceAll(`nonce="${own}"`, `nonce="${nonce}"`), html);

/**
 * Gives elements with an allowed nonce the page's nonce, and clears all other nonces, also in templates. Returns
 * `root`.
 */
export function adoptNonces<Root extends ParentNode>(root: Root, allowed: readonly string[]): Root {
  granted = allowed;
  for (const element of allowed[0] ? root.querySelectorAll("[nonce]") : [])
    element.setAttribute("nonce", [nonce, ...allowed].includes(element.getAttribute("nonce")!) ? nonce : "");
  // An SVG element named "template" has no content.
  for (const template of root.querySelectorAll("template"))
    if (template.content) adoptNonces(template.content, allowed);
  return root;
}

/**
 * The scripts outside the section and parts of the response that have not run yet: to run before and after the swap.
 */
export function newScripts(
  answer: Document,
  section: Element,
): { before: HTMLScriptElement[]; after: HTMLScriptElement[] } {
  const parts = partsIn(answer);
  const isOuter = (script: HTMLScriptElement): boolean =>
    !section.contains(script) && !parts.some((part) => part.contains(script));
  const scripts = [...answer.scripts].filter((script) => isCode(script) && isOuter(script) && isNew(script));
  // Invalid elements in a head make the parser open the body early, so compare positions, not parents.
  const early = (script: HTMLScriptElement): boolean =>
    !!(script.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING) && !waitsForContent(script);
  return { before: scripts.filter(early), after: scripts.filter((script) => !early(script)) };
}

/**
 * Runs inert scripts of inserted content in order: inline ones on each call, external ones once per document. Inline
 * scripts run without a pause, so that no island mounts between them.
 */
export async function runInert(scripts: Iterable<HTMLScriptElement>, signal?: AbortSignal): Promise<void> {
  for (const script of scripts) {
    if (signal?.aborted) return;
    if (!isCode(script) || (script.src && !isFirst(script))) continue;
    const { end } = run(script, (fresh) => script.replaceWith(fresh));
    if (end) await end;
  }
}

/** Runs `scripts`, which are not in the document, in order, each once per document. */
export async function runOnce(scripts: HTMLScriptElement[], parent: HTMLElement, signal: AbortSignal): Promise<void> {
  for (const script of scripts) {
    if (signal.aborted) return;
    if (!isFirst(script)) continue;
    const { placed, end } = run(script, (fresh) => parent.append(fresh));
    if (end) await end;
    // An inline script has run; leaving it would fill the document.
    if (!placed.src) placed.remove();
  }
}

const isNew = (script: HTMLScriptElement): boolean =>
  !ran.has(scriptKey(script)) || (!!latest.get(script.id) && latest.get(script.id) !== scriptKey(script));

function isFirst(script: HTMLScriptElement): boolean {
  const first = isNew(script);
  ran.add(scriptKey(script));
  if (script.id && !script.src) latest.set(script.id, script.text);
  return first;
}

/** Runs `script`. Returns the inserted copy, and `end` when it runs asynchronously. */
function run(
  script: HTMLScriptElement,
  place: (fresh: HTMLScriptElement) => void,
): { placed: HTMLScriptElement; end?: Promise<unknown> | false } {
  watchHandlers();
  const fresh = freshScript(script);
  if (fresh.src) {
    // After a failed load the next page with this script tries again.
    fresh.addEventListener("error", () => ran.delete(scriptKey(fresh)));
    const end = !fresh.async && loadOrTimeout(fresh, SCRIPT_LIMIT);
    place(fresh);
    return { placed: fresh, end };
  }
  let placed = fresh;
  const fragment = parseHtml(
    caughtWrites(() => (placed = placeInline(fresh, (script) => watchGlobals(() => place(script))))),
  );
  // Written scripts may carry the nonce of their own response; any other nonce is not a permission.
  const inner = [...adoptNonces(fragment, granted).querySelectorAll("script")];
  placed.after(fragment);
  return { placed, end: inner.length > 0 && runInert(inner) };
}
