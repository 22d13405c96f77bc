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

/** Examples that together show the parts of the theme: fields, buttons, messages, a table, photos. */
const themeExamples: [name: string, number: number][] = [
  ["variations", 1],
  ["quantity", 2],
  ["date-picker", 2],
  ["time-picker", 1],
  ["select-enhancer", 2],
  ["fake-select", 1],
  ["range-slider", 2],
  ["validation", 1],
  ["degressive-price", 1],
  ["assets-upload", 1],
  ["gallery", 1],
];

/** Markup of several islands, for a page that shows the theme. */
export const themeMarkup = (folder: string): string[] =>
  themeExamples.map(([name, number]) => {
    const example = islandOf(folder, name)?.examples[number - 1];
    if (!example) throw new Error(`the theme's page expects example ${number} of ${name}, found none`);
    return `<div class="part">${example}</div>`;
  });

/** Finds an island; undefined when there is none. Reads the file each time, because the build may have changed it. */
export function islandOf(folder: string, name: string): GalleryIsland | undefined {
  const islands = JSON.parse(readFileSync(join(folder, "islands.json"), "utf8")) as GalleryIsland[];
  return islands.find((island) => island.name === name);
}
