/** A mail address or a phone number that a link leads to. */
export interface Contact {
  kind: "email" | "phone";
  address: string;
}

/** The address of a `mailto:` or `tel:` link, decoded and without its query; null for any other. ANA-02, ANA-03 */
export function contactOf(href: string): Contact | null {
  if (!URL.canParse(href)) return null;
  const { protocol, pathname } = new URL(href);
  const kind = protocol === "mailto:" ? "email" : protocol === "tel:" ? "phone" : null;
  const address = decoded(pathname).trim();
  return kind && address ? { kind, address } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The object that a text is, or null. ANA-01 */
export function objectIn(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** `all` in lists of at most so many. */
export function sliced<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, nth) => all.slice(nth * most, (nth + 1) * most));
}
