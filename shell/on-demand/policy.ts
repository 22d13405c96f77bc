import { warn } from "../../shared/warn.ts";
import { gateSelector } from "../gate-selector.ts";
import { isCode } from "../navigation/new-scripts.ts";
import type { Answer, PageResponse } from "../navigation/response.ts";
import { nonceOf } from "../nonce.ts";
import type { Session } from "../session.ts";
import { allows, isStrict, noncesIn, type SourceList, sourceListsIn } from "./policy/source-list.ts";

/**
 * The content security policy of a response holds for its scripts, although they run in a document with another policy:
 * what a full load of the page would not run does not run in place either. Loaded when the page has a nonce, or a
 * response has a policy for scripts. NAV-21
 */

/** Renames the nonces that the policy of the response allows. Inline styles are checked while the HTML is parsed. */
export function renameNonces({ nonce }: Session, answer: Answer): void {
  if (!nonce) return;
  answer.nonces = noncesIn(answer.policy);
  for (const own of answer.nonces) answer.html = answer.html.replaceAll(`nonce="${own}"`, `nonce="${nonce}"`);
}

/**
 * Gives elements with an allowed nonce the page's nonce, and clears all other nonces. Makes the scripts inert that the
 * policy of the response does not allow.
 */
export async function applyPolicy(session: Session, response: PageResponse): Promise<void> {
  const { doc, fragment, nonces } = response;
  session.nonces = nonces;
  const lists = [response.policy, ...policiesIn(doc)].flatMap(sourceListsIn).filter((list) => list !== null);
  for (const root of [doc, fragment]) {
    if (!root) continue;
    if (lists.length > 0) await judgeIn(root, lists, session, response);
    if (nonces.length > 0) adoptIn(root, [session.nonce, ...nonces], session.nonce);
  }
}

/** Also in templates. */
function adoptIn(root: ParentNode, allowed: readonly string[], nonce: string): void {
  for (const element of root.querySelectorAll("[nonce]"))
    element.setAttribute("nonce", allowed.includes(element.getAttribute("nonce")!) ? nonce : "");
  for (const content of templatesIn(root)) adoptIn(content, allowed, nonce);
}

/** Also in templates. */
async function judgeIn(root: ParentNode, lists: SourceList[], session: Session, response: PageResponse): Promise<void> {
  const { doc, url, nonces } = response;
  for (const script of root.querySelectorAll<HTMLScriptElement>("script")) {
    if (!isCode(script) && !script.matches(gateSelector)) continue;
    const nonce = nonceOf(script);
    const isAllowed = async (list: SourceList): Promise<boolean> =>
      (!!nonce && (list.includes(`'nonce-${nonce}'`) || (nonces.length > 0 && nonce === session.nonce))) ||
      allows(list, script, { page: url, base: doc.baseURI });
    const verdicts = await Promise.all(lists.map(isAllowed));
    if (verdicts.every(Boolean)) session.judged.add(script);
    else disable(script, `the policy of ${url} does not allow`);
  }
  for (const content of templatesIn(root)) await judgeIn(content, lists, session, response);
}

/** An SVG element named "template" has no content. */
const templatesIn = (root: ParentNode): DocumentFragment[] =>
  [...root.querySelectorAll("template")].flatMap(({ content }) => content ?? []);

/** Makes a script inert, for good. */
export function disable(script: Element, why: string): void {
  const { textContent } = script;
  warn(`${why} a script; it does not run.`, script.getAttribute("src") ?? textContent.trim().slice(0, 80));
  script.setAttribute("type", "text/plain");
  script.removeAttribute("data-cookie-consent-script");
}

/** The policies in `meta` elements. */
const policiesIn = (doc: Document): string[] =>
  [...doc.querySelectorAll("meta")].flatMap(({ httpEquiv, content }) =>
    httpEquiv.toLowerCase() === "content-security-policy" ? content : [],
  );

let live: Promise<boolean> | undefined;

/**
 * Whether the policy of this document trusts all scripts that trusted scripts insert, such as those of the shell. The
 * browser does not tell, so this reads the headers of the document once more, from the browser's cache if they are there.
 */
export const isLiveStrict = (): Promise<boolean> => (live ??= findLiveStrict());

async function findLiveStrict(): Promise<boolean> {
  const isStrictIn = (policies: string): boolean =>
    sourceListsIn(policies).some((list) => list !== null && isStrict(list));
  if (policiesIn(document).some(isStrictIn)) return true;
  try {
    const [entry] = performance.getEntriesByType("navigation");
    const { headers, body } = await fetch(entry?.name || location.href, { cache: "force-cache" });
    void body?.cancel();
    return isStrictIn(headers.get("Content-Security-Policy") ?? "");
  } catch {
    return true;
  }
}
