import type { SearchEntry } from "../search-entry.ts";
import { type Match, searchIn } from "./search-index.ts";

const LIMIT = 12;
const EXCERPT_LENGTH = 140;

declare global {
  interface Window {
    /** Set by search-entries.js. A script can be loaded from a file without a server, JSON cannot. */
    atollSearchEntries?: SearchEntry[];
  }
}

/** Starts the search over all pages. Its entries load when the field gets the focus. */
export function startSearch(root: string): void {
  const form = document.querySelector<HTMLFormElement>(".site-search");
  const field = form?.querySelector("input");
  const panel = form?.querySelector<HTMLElement>(".results");
  if (!form || !field || !panel) return;
  form.hidden = false;
  const loadOnce = once(() => loadSearch(root));
  field.addEventListener("focus", () => void loadOnce());
  const update = async (): Promise<void> => {
    const query = field.value.trim();
    panel.hidden = query === "";
    if (query === "") return;
    const search = await loadOnce();
    // The visitor has typed on meanwhile.
    if (field.value.trim() !== query) return;
    showMatches(panel, search(query).slice(0, LIMIT), query, root);
  };
  field.addEventListener("input", () => void update());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    panel.querySelector<HTMLElement>("ol a")?.click();
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

async function loadSearch(root: string): Promise<(query: string) => Match[]> {
  const script = document.createElement("script");
  script.src = `${root}search-entries.js`;
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("The search index could not be loaded.")));
    document.head.append(script);
  });
  return searchIn(window.atollSearchEntries ?? []);
}

/** Lists the matches; without any, the panel says so and shows its links to other pages. */
function showMatches(panel: HTMLElement, matches: Match[], query: string, root: string): void {
  const isEmpty = matches.length === 0;
  panel.querySelector("p")!.textContent = isEmpty
    ? `Nothing found for "${query}". Try another word, or one of these pages:`
    : "";
  panel.querySelector("ul")!.hidden = !isEmpty;
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
  const stops: HTMLElement[] = [field, ...panel.querySelectorAll<HTMLElement>("ol a, ul:not([hidden]) a")];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[current + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
