import { decode } from "../../../shared/text/decode.ts";

/** The mail address or phone number of a link. */
export interface Contact {
  kind: "email" | "phone";
  address: string;
}

/** The decoded address of a `mailto:` or `tel:` link, without its query; null for any other link. ANA-02, ANA-03 */
export function contactOf(href: string): Contact | null {
  if (!URL.canParse(href)) return null;
  const { protocol, pathname } = new URL(href);
  const kind = protocol === "mailto:" ? "email" : protocol === "tel:" ? "phone" : null;
  const address = decode(pathname).trim();
  return kind && address ? { kind, address } : null;
}

/** Parses a JSON object; null for anything else. ANA-01 */
export function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Splits `all` into arrays of at most `size` entries. */
export function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
