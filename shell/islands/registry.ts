import type { Mount } from "../../shared/island/contract.ts";

/** Code that is loaded when it is wanted. */
export interface Chunk {
  /** Its file, relative to the shell's own address. */
  file: string;
  /** Its stylesheet. */
  css?: string;
  /** Chunks that `file` imports; asked for at the same time, to save a round trip each. */
  imports?: string[];
}

/** What the shell knows of an island before its code is there. The build writes one for each definition. */
export interface RegisteredIsland extends Chunk {
  when: string;
  selectors?: readonly string[];
  /** Its fallback is `replace`: islands inside it belong to it. */
  replace?: boolean;
  /** One for the document: it is mounted once, when an element matches its selectors. */
  wide?: boolean;
  /** Its code, once it is here. */
  mount?: Mount;
}

export interface Registry {
  /** Address of the folder with the chunks, ending in a slash. */
  base: string;
  islands: Record<string, RegisteredIsland>;
  /** Code of the shell itself that comes later, such as the navigation and the dialogs; by its name. */
  late(name: string): Chunk;
  /** The list of all other islands, and the style that keeps their place, unless the page has that already. */
  rest?: Chunk;
}

/** A chunk as the build writes it: its files are called after it, and its imports are numbers of `PackedRegistry.shared`. */
interface Packed {
  css?: 1;
  imports?: number[];
}

/** The registry as it stands in every page's script: each name and hash once. */
export interface PackedRegistry {
  /** Hash of all that is loaded by name. */
  version: string;
  /** Hashes of the chunks that others import. */
  shared: string[];
  islands: Record<string, Packed & Pick<RegisteredIsland, "when" | "selectors" | "replace" | "wide">>;
}

export function unpack({ version, shared, islands }: PackedRegistry, base: string): Registry {
  const all = Object.fromEntries(
    Object.entries(islands).map(([name, row]) => [
      name,
      {
        ...row,
        file: `${name}.${version}.js`,
        css: row.css && `${name}.${version}.css`,
        imports: row.imports?.map((index) => `chunk.${shared[index]}.js`),
      },
    ]),
  );
  // What they import has mostly come with an island: hints would cost each page more than they save the few that open a dialog.
  return {
    base,
    islands: all,
    late: (name) => ({ file: `atoll-${name}.${version}.js` }),
    rest: { file: `atoll-islands.${version}.js`, css: `atoll-islands.${version}.css` },
  };
}
