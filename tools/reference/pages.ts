import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import type { markup as allMarkup } from "../description/markup.ts";
import type { RuleMeta } from "../lint/rule.ts";
import { callsOf } from "../description/server-calls.ts";
import { runs } from "./inline-code.ts";

/** What an island costs a page, compressed with brotli, in bytes. */
export interface IslandSize {
  own: number;
  /** What it may load later. */
  later?: number;
}

/** One page of the reference: its file in the folder, the view that draws it, what that is given. */
export interface ReferencePage {
  file: string;
  view: string;
  data: Record<string, unknown>;
}

/** All that the reference tells of. */
export interface Told {
  islands: IslandDescription[];
  markup: typeof allMarkup;
  /** What the linter reports. */
  checks: RuleMeta[];
  sizes: Record<string, IslandSize>;
}

/** `live`: the pages stand in the gallery, where examples are shown in frames; else they are files, opened without a server. */
export function referencePages({ islands, markup, checks, sizes }: Told, live: boolean): ReferencePage[] {
  const domains = [...new Set(islands.map(({ domain }) => domain))].sort();
  const menu = domains.map((domain) => ({ domain, islands: islands.filter((island) => island.domain === domain) }));
  const names = islands.map(({ name }) => name);
  const frame = { live, menu, kilobytes, runs: (doc: string) => runs(doc, names) };
  return [
    {
      file: "index.html",
      view: "index",
      data: { ...frame, title: "Islands", current: "", root: "", sizes, firstSentence },
    },
    {
      file: "markup.html",
      view: "markup",
      data: { ...frame, title: "Other markup", current: "markup", root: "", markup, takes },
    },
    { file: "checks.html", view: "checks", data: { ...frame, title: "Checks", current: "checks", root: "", checks } },
    ...checks.map((check) => ({
      file: `lint/${check.code}.html`,
      view: "check",
      data: { ...frame, title: check.code, current: "checks", root: "../", check },
    })),
    ...islands.map((island) => ({
      file: `${island.name}.html`,
      view: "island",
      data: {
        ...frame,
        title: island.name,
        current: island.name,
        root: "",
        island,
        calls: callsOf(island.name),
        size: sizes[island.name],
        takes,
      },
    })),
  ];
}

/** The first sentence of a doc, for lists. */
export const firstSentence = (doc: string): string => /^.*?\.(?=\s|$)/s.exec(doc)?.[0] ?? doc;

/** What an attribute takes and what counts without it, for its row. Of a `mark`, on an element that is no island, only whether it is there counts. */
export function takes(
  { expects, required, default: fallback, kind }: AttributeDescription,
  mark = false,
): { expects: string; without: string } {
  const wanted = kind !== "flag" ? expects : mark ? "nothing: it is there or not" : "nothing, or true or false";
  if (required) return { expects: wanted, without: "required" };
  if (fallback === undefined || fallback === "" || (Array.isArray(fallback) && fallback.length === 0))
    return { expects: wanted, without: "" };
  return { expects: wanted, without: kind === "flag" ? (fallback ? "true" : "") : String(fallback) };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
