import { warn } from "../../shared/warn.ts";
import { caughtWrites } from "../document-write.ts";
import { freshScript } from "../fresh-script.ts";
import { parseHtml } from "../parse-html.ts";
import { partsIn } from "../served.ts";
import { settled } from "../settled.ts";
import { watchGlobals } from "./globals.ts";
import { noteUnseen, watchHandlers } from "./page-handlers.ts";
import { pageSection } from "./parse.ts";

/**
 * Scripts of swapped-in content. What a parser other than the page's own made never runs: each is made anew, in order, with
 * the nonce of the page. External ones and those of the answer outside the content that is put in run once a document, inline
 * ones in that content each time it comes from an answer.
 */

/** A script that hangs delays what comes after it by this much at most. */
const SCRIPT_LIMIT = 10_000;

const ran = new Set<string>();
/** The last text of inline scripts with an id: data of the page, which changes with it. */
const latest = new Map<string, string>();
let nonce = "";
let define: CustomElementRegistry["define"] | undefined;
/** Those that the policy of the last answer allowed. */
let granted: readonly string[] = [];

/** Not what only browsers without modules run: it would neither load nor fail. */
const isCode = (script: HTMLScriptElement): boolean =>
  !script.noModule &&
  /^(module|importmap|((text|application)\/(x-)?(java|ecma)script)?)\s*(;.*)?$/i.test(script.type.trim());
const scriptKey = (script: HTMLScriptElement): string => script.src || script.text;
const waitsForContent = (script: HTMLScriptElement): boolean =>
  script.type === "module" || (!!script.src && (script.defer || script.async));

/** Takes note of the scripts that the browser itself has run, and of the page's nonce. */
export function noteScripts(doc: Document, pageNonce: string): void {
  nonce = pageNonce;
  for (const script of doc.scripts) if (isCode(script)) isFirst(script);
  noteUnseen(pageSection(doc));
}

/** The browser judges inline styles as it parses them, by the policy of the page that is shown: they have its nonce by then. */
export const renameNonces = (html: string, allowed: readonly string[]): string =>
  allowed.reduce((text, own) => text.replaceAll(`nonce="${own}"`, `nonce="${nonce}"`), html);

/** Gives what the answer's policy allows the nonce of the page, and takes it from the rest. Templates included. Returns `root`. */
export function adoptNonces<Root extends ParentNode>(root: Root, allowed: readonly string[]): Root {
  granted = allowed;
  for (const element of root.querySelectorAll("[nonce]")) {
    const own = element.getAttribute("nonce")!;
    if (allowed.length > 0) element.setAttribute("nonce", own === nonce || allowed.includes(own) ? nonce : "");
  }
  // In SVG an element of that name is no template.
  for (const template of root.querySelectorAll("template"))
    if (template.content) adoptNonces(template.content, allowed);
  return root;
}

/** The scripts of the answer outside its section and parts that this document has not run: those before the content, and those after. */
export function newScripts(
  answer: Document,
  section: Element,
): { before: HTMLScriptElement[]; after: HTMLScriptElement[] } {
  const parts = partsIn(answer);
  const isOuter = (script: HTMLScriptElement): boolean =>
    !section.contains(script) && !parts.some((part) => part.contains(script));
  const scripts = [...answer.scripts].filter((script) => isCode(script) && isOuter(script) && isNew(script));
  // A head that holds more than a head may ends, for the parser, where that begins.
  const early = (script: HTMLScriptElement): boolean =>
    !!(script.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING) && !waitsForContent(script);
  return { before: scripts.filter(early), after: scripts.filter((script) => !early(script)) };
}

/**
 * Runs inert scripts of content that is on the page now, in order: inline ones each time, external ones once. Inline ones follow
 * one another at once, so that nothing comes alive between them.
 */
export async function runInert(scripts: Iterable<HTMLScriptElement>, signal?: AbortSignal): Promise<void> {
  for (const script of scripts) {
    if (signal?.aborted) return;
    if (!isCode(script) || (script.src && !isFirst(script))) continue;
    const { end } = run(script, (fresh) => script.replaceWith(fresh));
    if (end) await end;
  }
}

/** Runs `scripts`, which are not on the page, in order, each once a document. */
export async function runOnce(scripts: HTMLScriptElement[], parent: HTMLElement, signal: AbortSignal): Promise<void> {
  for (const script of scripts) {
    if (signal.aborted) return;
    if (!isFirst(script)) continue;
    const { placed, end } = run(script, (fresh) => parent.append(fresh));
    if (end) await end;
    // It has run, and would stay for ever.
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

/** A script whose page comes again defines its custom elements a second time, which would throw and end the script: the first definition stays. */
function allowDefiningAgain(): void {
  if (define) return;
  define = customElements.define;
  customElements.define = (name, ...definition) =>
    customElements.get(name) || define!.call(customElements, name, ...definition);
}

/** Returns the script that has run, or runs until `end`. */
function run(
  script: HTMLScriptElement,
  place: (fresh: HTMLScriptElement) => void,
): { placed: HTMLScriptElement; end?: Promise<unknown> | false } {
  watchHandlers();
  allowDefiningAgain();
  const fresh = freshScript(script);
  if (fresh.src) {
    // One that did not come is tried again by the next page that has it.
    fresh.addEventListener("error", () => ran.delete(scriptKey(fresh)));
    const end = !fresh.async && settled(fresh, SCRIPT_LIMIT);
    place(fresh);
    return { placed: fresh, end };
  }
  let placed = fresh;
  const written = parseHtml(caughtWrites(() => (placed = placeInline(fresh, place))));
  const inner = [...written.querySelectorAll("script")];
  // What it writes may have the nonce of its own answer; any other is no permission.
  for (const script of inner) if (granted.includes(script.nonce)) script.nonce = nonce;
  placed.after(written);
  return { placed, end: inner.length > 0 && runInert(inner) };
}

/** On a later visit `const`, `let` and `class` of a script stand in a scope of its own: global ones cannot be declared twice. */
function placeInline(fresh: HTMLScriptElement, place: (fresh: HTMLScriptElement) => void): HTMLScriptElement {
  let declaredTwice = false;
  const notice = (event: ErrorEvent): void => {
    declaredTwice = /already been declared|redeclaration|duplicate variable/i.test(event.message);
    if (declaredTwice) event.preventDefault();
  };
  addEventListener("error", notice);
  watchGlobals(() => place(fresh));
  removeEventListener("error", notice);
  if (!declaredTwice) return fresh;
  warn("an inline script declares a const, let or class twice: use var.", fresh.text);
  const scoped = freshScript(fresh);
  scoped.text = `{${fresh.text}\n}`;
  fresh.replaceWith(scoped);
  return scoped;
}
