import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the build wrote of an island: its examples are shown in frames. */
export interface GalleryIsland {
  name: string;
  domain: string;
  when: string;
  wide: boolean;
  examples: string[];
}

/** Read anew each time: the build may have written it since. Undefined when no island is called so. */
export function islandOf(folder: string, name: string): GalleryIsland | undefined {
  const islands = JSON.parse(readFileSync(join(folder, "islands.json"), "utf8")) as GalleryIsland[];
  return islands.find((island) => island.name === name);
}
