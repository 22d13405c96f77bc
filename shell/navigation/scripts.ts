import { settled } from "../settled.ts";
import { freshScript, isFresh } from "./fresh-script.ts";

/**
 * Scripts of swapped-in content. What a parser other than the page's own made never runs: each is made anew, in order, with
 * the nonce of the page. External ones and those outside the page section run once a document, inline ones in the section
 * each time it is shown from an answer.
 */

/** A script that hangs delays what comes after it by this much at most. */
const SCRIPT_LIMIT = 10_000;

const ran = new Set<string>();
let nonce = "";

const isCode = (script: HTMLScriptElement): boolean => /^(module|((text|application)\/(x-)?(java|ecma)script)?)\s*(;.*)?$/i.test(script.type.trim());
const keyOf = (script: HTMLScriptElement): string => script.src || script.text;
const waitsForContent = (script: HTMLScriptElement): boolean => script.type === "module" || (!!script.src && (script.defer || script.async));

/** Takes note of the scripts that the browser itself has run, and of the page's nonce. */
export function noteScripts(doc: Document, pageNonce: string): void {
  nonce = pageNonce;
  for (const script of doc.scripts) if (isCode(script)) ran.add(keyOf(script));
}

/** Gives what the answer's policy allows the nonce of the page, and takes it from the rest. Templates included. */
export function adoptNonces(root: ParentNode, allowed: readonly string[]): void {
  for (const element of root.querySelectorAll("[nonce]")) {
    const own = element.getAttribute("nonce")!;
    if (allowed.length > 0) element.setAttribute("nonce", allowed.includes(own) ? nonce : "");
  }
  for (const template of root.querySelectorAll("template")) adoptNonces(template.content, allowed);
}

/** Runs the inert scripts of `section`, which is on the page: inline ones each time, external ones once. */
export async function runSection(section: ParentNode, signal?: AbortSignal): Promise<void> {
  for (const script of section.querySelectorAll("script")) {
    if (signal?.aborted) return;
    if (isFresh(script) || !isCode(script) || (script.src && !first(script))) continue;
    await run(script, (fresh) => script.replaceWith(fresh));
  }
}

/** The scripts of the answer outside its section that this document has not run: those before the content, and those after. */
export function newScripts(answer: Document, section: Element): { before: HTMLScriptElement[]; after: HTMLScriptElement[] } {
  const scripts = [...answer.scripts].filter((script) => isCode(script) && !section.contains(script) && !ran.has(keyOf(script)));
  const early = (script: HTMLScriptElement): boolean => answer.head.contains(script) && !waitsForContent(script);
  return { before: scripts.filter(early), after: scripts.filter((script) => !early(script)) };
}

/** Runs `scripts` in order. */
export async function runOnce(scripts: HTMLScriptElement[], parent: HTMLElement, signal: AbortSignal): Promise<void> {
  for (const script of scripts) {
    if (signal.aborted) return;
    if (first(script)) await run(script, (fresh) => parent.append(fresh));
  }
}

function first(script: HTMLScriptElement): boolean {
  const isFirst = !ran.has(keyOf(script));
  ran.add(keyOf(script));
  return isFirst;
}

async function run(script: HTMLScriptElement, place: (fresh: HTMLScriptElement) => void): Promise<void> {
  const fresh = freshScript(script);
  const wait = fresh.src && !fresh.async ? settled(fresh, SCRIPT_LIMIT) : null;
  place(fresh);
  await wait;
}
