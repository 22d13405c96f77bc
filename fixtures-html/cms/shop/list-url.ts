/** URLs of a list: parameters that do not change are kept, including unknown ones. */

/** Query with changed parameters; null removes one. Always closes the quick view, which belongs to the current list. */
export function withParameters(search: string, changes: Record<string, string | null>): string {
  const removed = new Set([...Object.keys(changes), "quick"]);
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part && !removed.has(part.split("=")[0] ?? ""));
  const added = Object.entries(changes).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const parts = [...others, ...added];
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Parameters as hidden fields, without those for which the form has its own fields. */
export function hiddenFields(search: string, own: (name: string) => boolean): { name: string; value: string }[] {
  return [...new URLSearchParams(search)]
    .filter(([name]) => !own(name) && !["pageindex", "quick"].includes(name))
    .map(([name, value]) => ({ name, value }));
}
