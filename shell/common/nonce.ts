import type { Session } from "../navigation/session.ts";

/**
 * The nonce of an element. Under a CSP the attribute reads as empty; the property holds the value. A tag that has
 * swallowed another one, to get its nonce, has none: https://www.w3.org/TR/CSP3/#is-element-nonceable
 */
export const nonceOf = (element: Element): string =>
  [...element.attributes].some(({ name, value }) => /<s(cript|tyle)/i.test(name + value))
    ? ""
    : (element as HTMLElement).nonce || element.getAttribute("nonce") || "";

/**
 * Whether `script` lacks the nonce of the page, and no policy of a response has allowed it. Our copy of it would run
 * under `strict-dynamic`, as the browser trusts the scripts that trusted scripts insert. A policy trusts the shell by its
 * nonce or by its hash. NAV-21
 */
export const isForeign = (
  { nonce, integrity, allowedScripts }: Pick<Session, "nonce" | "integrity" | "allowedScripts">,
  script: Element,
): boolean => !!(nonce || integrity) && !(nonce && nonceOf(script) === nonce) && !allowedScripts.has(script);
