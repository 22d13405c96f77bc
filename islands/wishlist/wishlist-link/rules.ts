import { decode } from "../../../shared/text/decode.ts";

/**
 * Removes the parameter `name` from `address` and keeps the rest as written; null if there is no such parameter. WSH-03
 */
export function withoutParameter(address: string, name: string): string | null {
  const [, path = "", query, hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parts = query?.split("&") ?? [];
  const others = parts.filter((part) => nameOf(part) !== name);
  if (others.length === parts.length) return null;
  return path + (others.some(Boolean) ? `?${others.join("&")}` : "") + hash;
}

/** The decoded name of a parameter, or the encoded one if it is malformed. */
const nameOf = (part: string): string => decode(part.split("=")[0]!.replaceAll("+", " "));

/** Sets the productVariantId of `url`, in any capitalization, and adds it if missing. WSH-02 */
export function ofVariant(url: URL, id: string): URL {
  const result = new URL(url);
  const { searchParams } = result;
  const name = [...searchParams.keys()].find((key) => key.toLowerCase() === "productvariantid") ?? "productVariantId";
  searchParams.set(name, id);
  return result;
}
