import { decode } from "../text/decode.ts";

/** The categories that a visitor can accept or decline; necessary cookies are not a choice. CON-02 */
export const categories = ["preferences", "statistics", "marketing"] as const;
export type Category = (typeof categories)[number];

/** The visitor's choice and the version of the consent text. Stored as JSON in the consent cookie. CON-02 */
export interface ConsentSetting extends Record<Category, boolean> {
  stamp: string;
}

declare global {
  interface Window {
    /** The visitor's choice, for the site's scripts; missing until one is made. CON-03 */
    CookieConsent?: ConsentSetting | undefined;
  }
}

/** The name of the consent cookie: the name of the CMS and a suffix. CON-03 */
export const cookieName = (system: string): string => `${system}CookieConsent`;

/**
 * Reads the setting from a `document.cookie` text. Returns null when the cookie is missing, damaged, or for another
 * stamp, in which case the visitor is asked again. Calls `onDamage` for a damaged cookie. Accepts encoded and unencoded
 * cookies, as servers and older sites write them. CON-05
 */
export function readConsent(
  cookies: string,
  system: string,
  stamp: string,
  onDamage?: () => void,
): ConsentSetting | null {
  const name = cookieName(system);
  // js-cookie encodes the cookie's name as well; a server may not.
  const pair = cookies.split("; ").find((part) => decode(part.split("=")[0]!) === name);
  if (!pair) return null;
  try {
    const value = JSON.parse(decodeURIComponent(pair.slice(pair.indexOf("=") + 1))) as Record<string, unknown>;
    const isComplete = value && categories.every((category) => typeof value[category] === "boolean");
    if (isComplete) return value["stamp"] === stamp ? (value as unknown as ConsentSetting) : null;
  } catch {
    // Damaged: handled below.
  }
  onDamage?.();
  return null;
}
