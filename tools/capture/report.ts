import type { Composed } from "./files/compose.ts";
import { sizeOf } from "./limits.ts";
import type { Masks } from "./masks/masks.ts";

const MAX_LISTED = 20;

/** The summary after a capture. It says how many values were masked, but never the values. */
export function report(
  name: string,
  folder: string,
  { files, site, missing }: Composed,
  masks: Masks,
  isRepository: boolean,
): string {
  const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
  const pages = site.answers.filter(({ file }) => file !== undefined).length;
  const counts = masks.counts.map(([kind, count]) => `${count} ${kind}`);
  return [
    `${counted(pages, "page")} and ${counted(files.size - pages - 1, "file")} (${sizeOf(bytes)}) are in ${folder}.`,
    `Masked: ${counts.length > 0 ? counts.join(", ") : "nothing"}. Check the files before you share them.`,
    ...(missing.length > 0
      ? [
          "Not saved, so the answers are empty (status 204 in site.json):",
          ...listed(missing.map(([url, why]) => `${url} ${why}`)),
        ]
      : []),
    ...(isRepository
      ? [
          `To see it:  npm start, then http://127.0.0.1:4173/captured/${name}${site.start}`,
          `To test it: loadFixture("${name}") in a unit test, openFixture(page, "${name}") in a browser test.`,
        ]
      : []),
  ].join("\n");
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

const listed = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MAX_LISTED).map((line) => `  ${line}`),
  ...(lines.length > MAX_LISTED ? [`  and ${lines.length - MAX_LISTED} more`] : []),
];
