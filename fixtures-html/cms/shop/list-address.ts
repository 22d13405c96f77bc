/** Addresses of a list: all parameters stay as they are, whoever they are of, but those that change. */

/** A query with these parameters; null takes one away. The open quick view is of the list that is left. */
export function withParameters(search: string, changes: Record<string, string | null>): string {
  const gone = new Set([...Object.keys(changes), "quick"]);
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part && !gone.has(part.split("=")[0] ?? ""));
  const added = Object.entries(changes).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const parts = [...others, ...added];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Parameters as hidden fields, for a form that has fields of these names itself. */
export function hiddenFields(search: string, own: (name: string) => boolean): { name: string; value: string }[] {
  return [...new URLSearchParams(search)]
    .filter(([name]) => !own(name) && !["pageindex", "quick"].includes(name))
    .map(([name, value]) => ({ name, value }));
}
