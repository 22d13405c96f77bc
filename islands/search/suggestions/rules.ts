import type { Suggestion } from "../../../shared/api/search-suggestions.ts";

/** Maximum number of suggestions, whatever the server sends. SRC-04 */
const MAX_SUGGESTIONS = 30;

/** The suggestions that the list shows: those without a group first. SRC-01 */
export function inDisplayOrder(suggestions: readonly Suggestion[]): Suggestion[] {
  const shown = suggestions.slice(0, MAX_SUGGESTIONS);
  return [...shown.filter(({ group }) => !group), ...shown.filter(({ group }) => group)];
}

/** Fills in a photo's address template such as `/photos/{AssetId}/{AssetName}`; "" without a photo. */
export function photoOf({ photo }: Pick<Suggestion, "photo">, template: string | undefined): string {
  if (!template || !photo?.id) return "";
  return template.replace(/\{Asset(Id|Name)\}/g, (_, key) => encodeURIComponent(key === "Id" ? photo.id : photo.name));
}

/** The searches `terms`, newest first, after one for `term`: at most `max`, each once whatever its case. */
export const withRecent = (terms: readonly string[], term: string, max: number): string[] =>
  [term, ...terms.filter((other) => other.toLowerCase() !== term.toLowerCase())].slice(0, max);

/** The search term in `url`, if it is the page that the form leads to (`action`); else "". SRC-02 */
export function searchTermIn(url: string, action: string, name: string): string {
  const { pathname, searchParams } = new URL(url);
  return pathname === new URL(action).pathname ? (searchParams.get(name) ?? "") : "";
}
