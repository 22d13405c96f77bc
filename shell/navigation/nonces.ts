import type { Session } from "../session.ts";

/** Nonces of responses become that of the page, but only those that the response's own policy allows. NAV-21 */

export const noncesOf = (policy: string): string[] =>
  [...policy.matchAll(/'nonce-([^']+)'/g)].map((match) => match[1]!);

/**
 * Replaces allowed nonces by the page's in the raw HTML: inline styles are checked against the current page's CSP while
 * parsing.
 */
export const renameNonces = (html: string, allowed: readonly string[], nonce: string): string =>
  allowed.reduce((text, own) => text.replaceAll(`nonce="${own}"`, `nonce="${nonce}"`), html);

/**
 * Gives elements with an allowed nonce the page's nonce, and clears all other nonces, also in templates. Returns
 * `root`.
 */
export function adoptNonces<Root extends ParentNode>(session: Session, root: Root, allowed: readonly string[]): Root {
  const { nonce } = session;
  session.nonces = allowed;
  for (const element of root.querySelectorAll("[nonce]")) {
    const elementNonce = element.getAttribute("nonce")!;
    if (allowed.length > 0)
      element.setAttribute("nonce", elementNonce === nonce || allowed.includes(elementNonce) ? nonce : "");
  }
  // An SVG element named "template" has no content.
  for (const template of root.querySelectorAll("template"))
    if (template.content) adoptNonces(session, template.content, allowed);
  return root;
}
