import type { Mount } from "../../../shared/island/contract.ts";

import type { Chunk } from "../../load.ts";

/** The data of an island before its code has loaded. The build writes one for each definition. */
export interface RegisteredIsland extends Chunk {
  when: string;
  /** Its fallback is `replace`: it owns the islands inside its element. */
  replace?: boolean;
  /** `atoll-islands.css` reserves its space until it mounts. */
  reserves?: boolean;
  /** Mounted once per document, when an element matches its selectors. */
  wide?: boolean;
  /** The selectors of an island that is `wide`. */
  selectors?: readonly string[];
  /** Its mount function, once loaded. */
  mount?: Mount;
}

export interface Registry {
  /** Address of the folder with the chunks, ending in a slash. */
  base: string;
  islands: Record<string, RegisteredIsland>;
}

/**
 * The registry as the build writes it: names of files without their hashes, and all hashes in one text, because hashes do
 * not compress among other texts.
 */
export interface PackedRegistry {
  /**
   * The islands, separated by `;`. The fields of each are separated by `|`: name; strategy; its preloaded chunks, a digit
   * to base 36 each; letters: `s` has a style, `p` has a place in atoll-islands.css, `r` replaces its content, `w` is
   * mounted once for the whole document; its selectors, separated by commas.
   */
  islands: string;
  /** The number of chunks that islands share. */
  shared: number;
  /** The hashes of the shared chunks; of the script of each island and its style. */
  hashes: string;
}

/** Letters of the hash of a shared chunk. */
const LONG = 8;
/** Letters of other hashes. */
const SHORT = 5;

type Row = [name: string, when: string, imports?: string, letters?: string, selectors?: string];

export function unpack({ islands, shared, hashes }: PackedRegistry, base: string): Registry {
  let place = shared * LONG;
  const next = (): string => hashes.slice(place, (place += SHORT));
  const all = islands.split(";").map((row): [string, RegisteredIsland] => {
    const [name, when, imports = "", letters = "", selectors] = row.split("|") as Row;
    return [
      name,
      {
        when,
        file: `islands/${name}.${next()}.js`,
        css: letters.includes("s") ? `islands/${name}.${next()}.css` : undefined,
        imports: [...imports].map((digit) => {
          const start = Number.parseInt(digit, 36) * LONG;
          return `chunks/${hashes.slice(start, start + LONG)}.js`;
        }),
        selectors: selectors?.split(","),
        replace: letters.includes("r"),
        reserves: letters.includes("p"),
        wide: letters.includes("w"),
      },
    ];
  });
  return { base, islands: Object.fromEntries(all) };
}
