import type { Answer, PageResponse } from "../navigation/response.ts";
import type { Session } from "../session.ts";

/**
 * Nonces of a response become that of the page, but only those that the response's own policy allows. Loaded when the
 * page has a nonce. NAV-21
 */

/** Renames the nonces that the policy of the response allows. Inline styles are checked while the HTML is parsed. */
export function renameNonces({ nonce }: Session, answer: Answer, policy: string): void {
  answer.nonces = [...policy.matchAll(/'nonce-([^']+)'/g)].map((match) => match[1]!);
  for (const own of answer.nonces) answer.html = answer.html.replaceAll(`nonce="${own}"`, `nonce="${nonce}"`);
}

/** Gives elements with an allowed nonce the page's nonce, and clears all other nonces. */
export function adoptNonces(session: Session, { doc, fragment, nonces }: PageResponse): void {
  session.nonces = nonces;
  if (nonces.length === 0) return;
  for (const root of [doc, fragment]) if (root) adoptIn(root, [session.nonce, ...nonces], session.nonce);
}

/** Also in templates. */
function adoptIn(root: ParentNode, allowed: readonly string[], nonce: string): void {
  for (const element of root.querySelectorAll("[nonce]"))
    element.setAttribute("nonce", allowed.includes(element.getAttribute("nonce")!) ? nonce : "");
  // An SVG element named "template" has no content.
  for (const template of root.querySelectorAll("template"))
    if (template.content) adoptIn(template.content, allowed, nonce);
}
