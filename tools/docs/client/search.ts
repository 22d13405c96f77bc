import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchEntry } from "../search-entry.ts";

const LIMIT = 12;
const EXCERPT_LENGTH = 140;

declare global {
  interface Window {
    /** Set by search-entries.js. A script can be loaded from a file without a server, JSON cannot. */
    atollSearchEntries?: SearchEntry[];
  }
}

type Match = SearchResult & SearchEntry;

/** Starts the search over all pages. Its entries load when the field gets the focus. */
export function startSearch(root: string): void {
  const form = document.querySelector<HTMLFormElement>(".site-search");
  const field = form?.querySelector("input");
  const panel = form?.querySelector<HTMLElement>(".results");
  if (!form || !field || !panel) return;
  form.hidden = false;
  const loadOnce = once(() => loadIndex(root));
  field.addEventListener("focus", () => void loadOnce());
  const update = async (): Promise<void> => {
    const query = field.value.trim();
    panel.hidden = query === "";
    if (query === "") return;
    const index = await loadOnce();
    // The visitor has typed on meanwhile.
    if (field.value.trim() !== query) return;
    const matches = [index.search(query), index.search(query, { combineWith: "OR" })].find((found) => found.length > 0);
    showMatches(panel, (matches ?? []).slice(0, LIMIT) as Match[], query, root);
  };
  field.addEventListener("input", () => void update());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    panel.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      panel.hidden = true;
      field.focus();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") moveFocus(event, field, panel);
  });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) panel.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = (event.target as Element).matches("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () =>
    (result ??= load().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}

async function loadIndex(root: string): Promise<MiniSearch<SearchEntry & { number: number }>> {
  const script = document.createElement("script");
  script.src = `${root}search-entries.js`;
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("The search index could not be loaded.")));
    document.head.append(script);
  });
  const index = new MiniSearch<SearchEntry & { number: number }>({
    idField: "number",
    fields: ["title", "heading", "text"],
    storeFields: ["page", "id", "title", "heading", "text"],
    // Attribute names are found by each of their words and as a whole.
    tokenize: (text) =>
      text
        .split(/[\s\p{P}\p{S}]+/u)
        .concat(text.match(/[\w]+(?:-[\w]+)+/g) ?? [])
        .filter(Boolean),
    searchOptions: {
      prefix: true,
      fuzzy: 0.15,
      combineWith: "AND",
      boost: { title: 6, heading: 3 },
      // The page of this name comes first, the start of a page before its sections.
      boostDocument: (_, term, fields) => (fields?.["heading"] ? 1 : fields?.["title"] === term ? 4 : 2),
    },
  });
  index.addAll((window.atollSearchEntries ?? []).map((entry, number) => ({ ...entry, number })));
  return index;
}

function showMatches(panel: HTMLElement, matches: Match[], query: string, root: string): void {
  const status = matches.length === 0 ? `Nothing found for "${query}".` : "";
  panel.querySelector("p")!.textContent = status;
  panel.querySelector("ol")!.replaceChildren(
    ...matches.map((match) => {
      const link = document.createElement("a");
      link.href = `${root}${match.page}${match.id && `#${match.id}`}`;
      const title = document.createElement("strong");
      title.textContent = match.heading ? `${match.title}: ${match.heading}` : match.title;
      const excerpt = document.createElement("span");
      excerpt.textContent = excerptOf(match);
      link.append(title, excerpt);
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
}

/** The words around the first match in the text. */
function excerptOf({ text, terms }: Match): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const start = places.length === 0 ? 0 : Math.max(0, Math.min(...places) - 40);
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  return `${from > 0 ? "… " : ""}${text.slice(from, from + EXCERPT_LENGTH)}${from + EXCERPT_LENGTH < text.length ? " …" : ""}`;
}

function moveFocus(event: KeyboardEvent, field: HTMLInputElement, panel: HTMLElement): void {
  const stops: HTMLElement[] = [field, ...panel.querySelectorAll("a")];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[current + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
