/** `address` without the parameter `name`, all else as it is written; null when it has none of that name. WSH-03 */
export function withoutParameter(address: string, name: string): string | null {
  const [, path = "", query, hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parts = query?.split("&") ?? [];
  const others = parts.filter((part) => nameOf(part) !== name);
  if (others.length === parts.length) return null;
  return path + (others.some(Boolean) ? `?${others.join("&")}` : "") + hash;
}

/** As the server reads it; what it cannot read is no parameter of ours. */
function nameOf(part: string): string {
  const name = part.split("=")[0]!.replaceAll("+", " ");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `url` for another variant: its productVariantId, however that is capitalized, is added where it has none. WSH-02 */
export function ofVariant(url: URL, id: string): URL {
  const result = new URL(url);
  const { searchParams } = result;
  const name = [...searchParams.keys()].find((key) => key.toLowerCase() === "productvariantid") ?? "productVariantId";
  searchParams.set(name, id);
  return result;
}
