import type { Choice, PanelContent } from "../../../shared/combobox/panel.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { withRecent } from "./rules.ts";

/**
 * The visitor's last searches with `form`, newest first. They stay in this browser, and only while the visitor accepts
 * cookies for preferences.
 */
export interface RecentSearches {
  add(term: string): void;
  /** The choice that searches for `term`. `fill` fills it; by default with the term. */
  choiceOf(term: string, fill?: Choice["fill"]): Choice;
  /** A choice for each search, and one that removes all and then calls `onCleared`. */
  choices(onCleared: () => void): PanelContent["choices"];
}

/** `max`: how many searches are kept; 0 for none. */
export function recentSearches(
  form: HTMLFormElement,
  input: HTMLInputElement,
  max: number,
  signal: AbortSignal,
): RecentSearches {
  const action = new URL(form.getAttribute("action") ?? "", document.baseURI);
  const storageKey = `atoll:searches:${action.pathname}`;
  const isAllowed = (): boolean => shell().consent?.preferences === true;
  const clear = (): void => write(storageKey, []);
  const clearUnlessAllowed = (): void => void (isAllowed() || clear());
  clearUnlessAllowed();
  on(document, "Manager:setCookieConsent", clearUnlessAllowed, signal);

  function add(term: string): void {
    if (max > 0 && isAllowed()) write(storageKey, withRecent(read(storageKey), term, max));
  }
  /** The address that the form would send `term` to. */
  function addressOf(term: string): string {
    const data = new FormData(form);
    data.set(input.name, term);
    const url = new URL(action);
    url.search = String(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
    return url.href;
  }
  const choiceOf: RecentSearches["choiceOf"] = (term, fill = (element) => element.append(term)) => ({
    href: addressOf(term),
    act: () => add(term),
    group: "",
    fill,
  });

  return {
    add,
    choiceOf,
    choices(onCleared) {
      const terms = isAllowed() ? read(storageKey).slice(0, max) : [];
      const clearing: Choice = {
        act() {
          clear();
          onCleared();
        },
        group: "",
        fill: (element, t) => element.append(t("Search.ClearRecent")),
      };
      return terms.length > 0 ? [...terms.map((term) => choiceOf(term)), clearing] : [];
    },
  };
}

function read(storageKey: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((term): term is string => typeof term === "string") : [];
  } catch {
    return [];
  }
}

function write(storageKey: string, terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(storageKey, JSON.stringify(terms));
    else localStorage.removeItem(storageKey);
  } catch {
    // The storage is full or disabled: this search is not offered again.
  }
}
