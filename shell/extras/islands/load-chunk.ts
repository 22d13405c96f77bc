import { loadModule } from "../../core/load.ts";
import { loadOrTimeout, STYLE_TIMEOUT_MS } from "../../common/load-or-timeout.ts";

/** Code of an island. */
export interface Chunk {
  /** Path, relative to the address of atoll.js. */
  file: string;
  /** Path of its stylesheet; false or missing for none. */
  css?: string | false;
  /** Chunks that `file` imports, preloaded with it to save a round trip each. */
  imports?: string[];
}

/** Loads the module of `chunk` and its style. After a failure the next call tries again. */
export async function loadChunk<Module>(
  type: string,
  base: string,
  { file, css, imports = [] }: Chunk,
  importer?: (url: string) => Promise<unknown>,
): Promise<Module> {
  const links = imports.map((path) => link("modulepreload", base + path));
  const style = css && link("stylesheet", base + css);
  if (style) links.push(style);
  try {
    // A late or failed style must not block the module.
    const [module] = await Promise.all([
      loadModule<Module>(type, base + file, importer),
      style && loadOrTimeout(style, STYLE_TIMEOUT_MS),
    ]);
    return module;
  } catch (error) {
    for (const element of links) element.remove();
    throw error;
  }
}

/** Adds a link to the head. */
export function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  element.dataset["atoll"] = "";
  return document.head.appendChild(element);
}
