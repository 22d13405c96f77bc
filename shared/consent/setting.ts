/** The three categories that a visitor may accept or decline; what is necessary is not asked. CON-02 */
export const categories = ["preferences", "statistics", "marketing"] as const;
export type Category = (typeof categories)[number];

/** What the visitor chose, and for which version of the text. Stored as JSON in the consent cookie. CON-02 */
export interface ConsentSetting extends Record<Category, boolean> {
  stamp: string;
}

declare global {
  interface Window {
    /** The visitor's choice, for the site's own scripts; missing until there is one. CON-03 */
    CookieConsent?: ConsentSetting | undefined;
  }
}

/** Name of the cookie: that of the content system with the suffix. CON-03 */
export const cookieName = (system: string): string => `${system}CookieConsent`;

/**
 * The setting in a `document.cookie` text, or null: no cookie, a damaged one, or one for another stamp (the visitor is asked
 * again). Reads it however much of it a server or an older site encoded. CON-05
 */
export function readConsent(
  cookies: string,
  system: string,
  stamp: string,
  onDamage?: () => void,
): ConsentSetting | null {
  const name = cookieName(system);
  const pair = cookies.split("; ").find((part) => decoded(part.split("=")[0]!) === name);
  if (!pair) return null;
  try {
    const value = JSON.parse(decodeURIComponent(pair.slice(pair.indexOf("=") + 1))) as Record<string, unknown>;
    const whole = value && categories.every((category) => typeof value[category] === "boolean");
    if (whole) return value["stamp"] === stamp ? (value as unknown as ConsentSetting) : null;
  } catch {
    // As below.
  }
  onDamage?.();
  return null;
}

/** js-cookie encodes names as well, as far as it must; a server may not. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
