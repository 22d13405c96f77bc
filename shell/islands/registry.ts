import type { Mount } from "../../shared/island/contract.ts";

/** Code that is loaded on demand. */
export interface Chunk {
  /** Path, relative to the address of atoll.js. */
  file: string;
  /** Path of its stylesheet. */
  css?: string;
  /** Chunks that `file` imports, preloaded with it to save a round trip each. */
  imports?: string[];
}

/** The data of an island before its code has loaded. The build writes one for each definition. */
export interface RegisteredIsland extends Chunk {
  when: string;
  /** Its fallback is `replace`: it owns the islands inside its element. */
  replace?: boolean;
  /** Mounted once per document, when an element matches its selectors. */
  wide?: boolean;
  /** Of an island that is `wide`. */
  selectors?: readonly string[];
  /** Its mount function, once loaded. */
  mount?: Mount;
}

export interface Registry {
  /** Address of the folder with the chunks, ending in a slash. */
  base: string;
  islands: Record<string, RegisteredIsland>;
  /** The chunk of an optional part of the shell, such as the navigation or a dialog. */
  late(name: string): Chunk;
  /** The list of the less common islands, with the style that reserves their space. Undefined once loaded. */
  rest?: Chunk;
}

/**
 * A chunk as the build writes it: file names derive from its name; imports are indexes into `PackedRegistry.shared`.
 */
interface Packed {
  css?: 1;
  imports?: number[];
}

/** The registry as embedded in atoll.js: each name and hash only once, to save bytes. */
export interface PackedRegistry {
  /** Hash in the file names of all islands and optional parts. */
  version: string;
  /** Hashes of the shared chunks. */
  shared: string[];
  islands: Record<string, Packed & Pick<RegisteredIsland, "when" | "selectors" | "replace" | "wide">>;
}

export function unpack({ version, shared, islands }: PackedRegistry, base: string): Registry {
  const all = Object.fromEntries(
    Object.entries(islands).map(([name, row]) => [
      name,
      {
        ...row,
        file: `islands/${name}.${version}.js`,
        css: row.css && `islands/${name}.${version}.css`,
        imports: row.imports?.map((index) => `chunks/${shared[index]}.js`),
      },
    ]),
  );
  // No preload hints for optional parts: an island has mostly loaded their imports, and hints would cost every page
  // bytes.
  return {
    base,
    islands: all,
    late: (name) => ({ file: `chunks/atoll-${name}.${version}.js` }),
    rest: { file: `chunks/atoll-islands.${version}.js`, css: `atoll-islands.${version}.css` },
  };
}
