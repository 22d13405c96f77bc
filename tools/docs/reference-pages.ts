import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import type { RuleMeta } from "../lint/rule.ts";
import { callsOf } from "../description/server-calls.ts";
import { requirementsOf } from "../description/requirements.ts";
import { runs } from "./inline-code.ts";

/** The size of an island's code in bytes, compressed with brotli. */
interface IslandSize {
  own: number;
  /** The code that it may load on demand. */
  later?: number;
}

/** A generated page: its path without extension, the template of its content, and the data of the template. */
export interface ReferencePage {
  path: string;
  title: string;
  view: string;
  data: Record<string, unknown>;
}

export interface ReferenceContent {
  islands: IslandDescription[];
  /** The lint rules. */
  checks: RuleMeta[];
  /** Sizes by island. */
  sizes: Record<string, IslandSize>;
}

/**
 * The pages that are made of definitions: the list of islands, each island, the list of lint rules, each rule.
 * @param live whether the stand-in shop serves the pages, so that examples can be shown in frames
 */
export function referencePages({ islands, checks, sizes }: ReferenceContent, live: boolean): ReferencePage[] {
  const domains = [...new Set(islands.map(({ domain }) => domain))].sort();
  const groups = domains.map((domain) => ({ domain, islands: islands.filter((island) => island.domain === domain) }));
  const names = islands.map(({ name }) => name);
  const common = { live, kilobytes, runs: (doc: string) => runs(doc, names) };
  return [
    {
      path: "reference/islands/index",
      title: "Islands",
      view: "islands",
      data: { ...common, groups, sizes, firstSentence },
    },
    ...groups.flatMap((group) =>
      group.islands.map((island) => ({
        path: `reference/islands/${island.name}`,
        title: island.name,
        view: "island",
        data: {
          ...common,
          island,
          calls: callsOf(island.name),
          size: sizes[island.name],
          attributeRow,
          requirementsOf,
        },
      })),
    ),
    { path: "reference/lint/index", title: "Lint rules", view: "checks", data: { ...common, checks } },
    ...checks.map((check) => ({
      path: `reference/lint/${check.code}`,
      title: check.code,
      view: "check",
      data: { ...common, check },
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
