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
  /** Its code, once it is here. */
  mount?: Mount;
}

export interface Registry {
  /** Address of the folder with the chunks, ending in a slash. */
  base: string;
  islands: Record<string, RegisteredIsland>;
  /** Code of the shell itself that comes later: the navigation and the dialogs. */
  late: Record<string, Chunk>;
}
