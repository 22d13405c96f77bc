import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import type { markup as allMarkup } from "../description/markup.ts";
import type { RuleMeta } from "../lint/rule.ts";
import { callsOf } from "../description/server-calls.ts";
import { runs } from "./inline-code.ts";

/** The size of an island's code in bytes, compressed with brotli. */
export interface IslandSize {
  own: number;
  /** The code that it may load on demand. */
  later?: number;
}

/** A page of the reference: its file, the template that renders it, and the data of the template. */
export interface ReferencePage {
  file: string;
  view: string;
  data: Record<string, unknown>;
}

export interface ReferenceContent {
  islands: IslandDescription[];
  markup: typeof allMarkup;
  /** The lint rules. */
  checks: RuleMeta[];
  /** Sizes by island. */
  sizes: Record<string, IslandSize>;
}

/**
 * @param live whether the pages are for the gallery, which shows examples in frames; otherwise they are static files
 */
export function referencePages({ islands, markup, checks, sizes }: ReferenceContent, live: boolean): ReferencePage[] {
  const domains = [...new Set(islands.map(({ domain }) => domain))].sort();
  const menu = domains.map((domain) => ({ domain, islands: islands.filter((island) => island.domain === domain) }));
  const names = islands.map(({ name }) => name);
  const common = { live, menu, kilobytes, runs: (doc: string) => runs(doc, names) };
  return [
    {
      file: "index.html",
      view: "index",
      data: { ...common, title: "Islands", current: "", root: "", sizes, firstSentence },
    },
    {
      file: "markup.html",
      view: "markup",
      data: { ...common, title: "Other markup", current: "markup", root: "", markup, attributeRow },
    },
    { file: "checks.html", view: "checks", data: { ...common, title: "Checks", current: "checks", root: "", checks } },
    ...checks.map((check) => ({
      file: `lint/${check.code}.html`,
      view: "check",
      data: { ...common, title: check.code, current: "checks", root: "../", check },
    })),
    ...islands.map((island) => ({
      file: `${island.name}.html`,
      view: "island",
      data: {
        ...common,
        title: island.name,
        current: island.name,
        root: "",
        island,
        calls: callsOf(island.name),
        size: sizes[island.name],
        attributeRow,
      },
    })),
  ];
}

/** The first sentence of a doc, for lists. */
export const firstSentence = (doc: string): string => /^.*?\.(?=\s|$)/s.exec(doc)?.[0] ?? doc;

/**
 * The texts of an attribute's table row: accepted values and default.
 * @param isPart whether the attribute is on an element without an island, where the value of a flag is ignored
 */
export function attributeRow(
  { expects, required, default: fallback, kind }: AttributeDescription,
  isPart = false,
): { expects: string; without: string } {
  const accepted = kind !== "flag" ? expects : isPart ? "no value" : "no value, true or false";
  if (required) return { expects: accepted, without: "required" };
  if (fallback === undefined || fallback === "" || (Array.isArray(fallback) && fallback.length === 0))
    return { expects: accepted, without: "" };
  return { expects: accepted, without: kind === "flag" ? (fallback ? "true" : "") : String(fallback) };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
