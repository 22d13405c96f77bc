import type { Session } from "./session.ts";

/** Under a CSP the nonce attribute reads as empty; the property holds the value. */
export const nonceOf = (script: Element): string => (script as HTMLElement).nonce || script.getAttribute("nonce") || "";

/**
 * Whether `script` lacks the nonce of the page, and no policy of a response has allowed it. Our copy of it would run
 * under `strict-dynamic`, as the browser trusts the scripts that trusted scripts insert. NAV-21
 */
export const isForeign = ({ nonce, judged }: Pick<Session, "nonce" | "judged">, script: Element): boolean =>
  !!nonce && nonceOf(script) !== nonce && !judged.has(script);
