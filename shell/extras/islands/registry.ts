import type { Mount } from "../../../shared/island/contract.ts";

import type { Chunk } from "./load-chunk.ts";

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
  /** Its code, while it loads. */
  loading?: Promise<{ default: Mount }> | undefined;
  /** Its mount function, once loaded. */
  mount?: Mount;
}

export interface Registry {
  /** Address of the folder with the chunks, ending in a slash. */
  base: string;
  islands: Record<string, RegisteredIsland>;
}

/**
 * The registry as the build writes it: a list for each property of the islands, because texts of one kind compress best
 * together, and all hashes in one text, because hashes do not compress among other texts.
 */
export interface PackedRegistry {
  /** Separated by spaces, as `imports` and `letters`. */
  names: string;
  /** The strategies, separated by `;`. */
  when: string;
  /** The preloaded chunks of each island, a digit to base 36 each. */
  imports: string;
  /** `s` has a style, `p` has a place in atoll-islands.css, `r` replaces its content, `w` is mounted once for the document. */
  letters: string;
  /** The selectors of islands that have some. */
  selectors: Record<string, readonly string[]>;
  /** The number of chunks that islands share. */
  shared: number;
  /** The hashes of the shared chunks; of each island, for its script and its style. */
  hashes: string;
}

/** The build replaces these with the number of letters of the hash of a shared chunk, and of other hashes. */
declare const ATOLL_LONG_HASH: number;
declare const ATOLL_SHORT_HASH: number;

export function unpack(packed: PackedRegistry, base: string): Registry {
  const { hashes, shared, selectors } = packed;
  let place = shared * ATOLL_LONG_HASH;
  const [names, imports, letters] = [packed.names, packed.imports, packed.letters].map((list) => list.split(" "));
  const strategies = packed.when.split(";");
  const all = names!.map((name, index): [string, RegisteredIsland] => {
    const has = (letter: string): boolean => letters![index]!.includes(letter);
    const file = `islands/${name}.${hashes.slice(place, (place += ATOLL_SHORT_HASH))}.`;
    return [
      name,
      {
        when: strategies[index]!,
        file: `${file}js`,
        css: has("s") && `${file}css`,
        imports: [...imports![index]!].map((digit) => {
          const start = Number.parseInt(digit, 36) * ATOLL_LONG_HASH;
          return `chunks/${hashes.slice(start, start + ATOLL_LONG_HASH)}.js`;
        }),
        selectors: selectors[name],
        replace: has("r"),
        reserves: has("p"),
        wide: has("w"),
      },
    ];
  });
  return { base, islands: Object.fromEntries(all) };
}
