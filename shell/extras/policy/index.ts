import { warn } from "../../../shared/warn.ts";
import type { Answer, PageResponse } from "../../navigation/page.ts";
import { elementsIn } from "../../core/document.ts";
import { nonceOf } from "../../common/nonce.ts";
import type { Session } from "../../navigation/session.ts";
import { allows, isStrict, noncesIn, type SourceList, sourceListsIn } from "./source-list.ts";

/**
 * The content security policy of a response holds for its scripts, although they run in a document with another policy:
 * what a full load of the page would not run does not run in place either. Loaded when the page has a nonce, or a
 * response has a policy for scripts. NAV-21
 */

export interface PolicyState {
  /** Nonces that the policy of the last response allowed. */
  allowedNonces: readonly string[];
}

/** Renames the nonces that the policy of the response allows. Inline styles are checked while the HTML is parsed. */
export function renameNonces({ nonce }: Session, answer: Answer): void {
  answer.allowedNonces = noncesIn(answer.policy);
  for (const own of answer.allowedNonces) answer.html = answer.html.replaceAll(`nonce="${own}"`, `nonce="${nonce}"`);
}

/**
 * Gives elements with an allowed nonce the page's nonce, and clears all other nonces. Makes the scripts inert that the
 * policy of the response does not allow. `roots` are new elements of a response that is still arriving.
 */
export async function applyPolicy(session: Session, response: PageResponse, roots?: ParentNode[]): Promise<void> {
  const { doc, fragment, allowedNonces } = response;
  // A page that is arriving may be left, and the next one have been read already.
  if (!roots) session.allowedNonces = allowedNonces;
  const lists = listsIn([response.policy, ...policiesIn(doc)]);
  for (const root of roots ?? [doc, fragment]) {
    if (!root) continue;
    await judgeIn(root, lists, session, response);
    if (allowedNonces.length > 0) adoptIn(root, [session.nonce, ...allowedNonces], session.nonce);
  }
}

const listsIn = (policies: string[]): SourceList[] => policies.flatMap(sourceListsIn).filter((list) => list !== null);

/** Also in templates. */
function adoptIn(root: ParentNode, allowed: readonly string[], nonce: string): void {
  for (const element of elementsIn(root, "[nonce]")) {
    const own = nonceOf(element);
    const adopted = allowed.includes(own) ? nonce : "";
    // In the displayed page the browser hides the attribute, and a new one would be read by styles.
    if (adopted !== own) element.setAttribute("nonce", adopted);
  }
  for (const content of templatesIn(root)) adoptIn(content, allowed, nonce);
}

/** Also in templates, whose scripts run when a copy of their content is inserted. */
async function judgeIn(root: ParentNode, lists: SourceList[], session: Session, response: PageResponse): Promise<void> {
  const { doc, url, allowedNonces } = response;
  for (const script of elementsIn(root, "script")) {
    if (isData(script)) continue;
    const nonce = nonceOf(script);
    const isAllowed = async (list: SourceList): Promise<boolean> =>
      // Nonces of the response may have been renamed.
      allowedNonces
        .concat(nonce)
        .some((own) => own && (own === nonce || nonce === session.nonce) && list.includes(`'nonce-${own}'`)) ||
      allows(list, script, { page: url, base: doc.baseURI });
    const verdicts = await Promise.all(lists.map(isAllowed));
    if (verdicts.every(Boolean)) session.allowedScripts.add(script);
    else disable(script, `the policy of ${url} does not allow`);
  }
  for (const content of templatesIn(root)) await judgeIn(content, lists, session, response);
}

/** Whether no browser would run it, now or with consent. Browsers still know old names of JavaScript. */
const isData = (script: Element): boolean =>
  !script.hasAttribute("data-cookie-consent-script") &&
  !/^(module|importmap|speculationrules|((text|application)\/(x-)?(java|ecma|j|live)script[\d.]*)?)\s*(;.*)?$/i.test(
    (script.getAttribute("type") ?? "").trim(),
  );

/** An SVG element named "template" has no content. */
const templatesIn = (root: ParentNode): DocumentFragment[] =>
  elementsIn<HTMLTemplateElement>(root, "template").flatMap(({ content }) => content ?? []);

/** Makes a script inert, for good. */
export function disable(script: Element, why: string): void {
  const { textContent } = script;
  warn(`${why} a script; it does not run.`, script.getAttribute("src") ?? textContent.trim().slice(0, 80));
  script.setAttribute("type", "text/plain");
  script.removeAttribute("data-cookie-consent-script");
}

/** The policies in `meta` elements; those outside the head do not count. */
const policiesIn = (doc: Document): string[] =>
  [...doc.head.querySelectorAll<HTMLMetaElement>(":scope > meta")].flatMap(({ httpEquiv, content }) =>
    httpEquiv.toLowerCase() === "content-security-policy" ? content : [],
  );

/**
 * Whether the policy of this document would run `script`, which lacks the page's nonce, if the parser had inserted it.
 * Without `strict-dynamic` the browser decides. If the policy cannot be read, the script does not run.
 */
export async function mayRun(script: Element): Promise<boolean> {
  const lists = await liveLists();
  if (!lists) return false;
  const base = document.baseURI;
  const verdicts = await Promise.all(
    lists.filter(isStrict).map((list) => allows(list, script, { page: location.href, base })),
  );
  return verdicts.every(Boolean);
}

let live: Promise<SourceList[] | null> | undefined;

/** The lists of this document; null when they cannot be read now. */
async function liveLists(): Promise<SourceList[] | null> {
  const lists = await (live ??= readLiveLists());
  // A later script asks again.
  if (!lists) live = undefined;
  return lists;
}

/** Longest wait for the headers of the document, in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;

/**
 * The browser does not tell the policy, so this reads the headers of the document once more: from the browser's cache if
 * they are there, and without parameters, which may change something on the server.
 */
async function readLiveLists(): Promise<SourceList[] | null> {
  const metas = policiesIn(document);
  try {
    const [entry] = performance.getEntriesByType("navigation");
    const { origin, pathname } = new URL(entry?.name || location.href);
    const { ok, redirected, headers, body } = await fetch(origin + pathname, {
      cache: "force-cache",
      signal: AbortSignal.timeout(HEADERS_TIMEOUT_MS),
    });
    void body?.cancel();
    const policy = headers.get("Content-Security-Policy");
    // Another answer than that of the document may lack its policy.
    return policy || (ok && !redirected) ? listsIn([policy ?? "", ...metas]) : null;
  } catch {
    return null;
  }
}
