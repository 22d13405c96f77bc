import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An island, as the build wrote it into the documentation. Its examples are shown in frames. */
export interface GalleryIsland {
  name: string;
  domain: string;
  when: string;
  wide: boolean;
  examples: string[];
}

/** Finds an island; undefined when there is none. Reads the file each time, because the build may have changed it. */
export function islandOf(folder: string, name: string): GalleryIsland | undefined {
  const islands = JSON.parse(readFileSync(join(folder, "islands.json"), "utf8")) as GalleryIsland[];
  return islands.find((island) => island.name === name);
}
