// What a capture says when it is done. Never what was masked, only how much of it.
import type { Composed } from "./files/compose.ts";
import { sizeOf } from "./limits.ts";
import type { Masks } from "./masks/masks.ts";

const most = 20;

export function report(name: string, folder: string, { files, site, missing }: Composed, masks: Masks): string {
  const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
  const pages = site.answers.filter(({ file }) => file !== undefined).length;
  const counts = masks.counts.map(([kind, count]) => `${count} ${kind}`);
  return [
    `${counted(pages, "page")} and ${counted(files.size - pages - 1, "file")} (${sizeOf(bytes)}) are in ${folder}.`,
    `Masked: ${counts.length > 0 ? counts.join(", ") : "nothing was found"}. Look through the files before you share them.`,
    ...(missing.length > 0
      ? [
          "Not kept, so answered with nothing (status 204 in site.json):",
          ...listed(missing.map(([url, why]) => `${url} ${why}`)),
        ]
      : []),
    `See it:  npm start, then http://127.0.0.1:4173/captured/${name}${site.start}`,
    `Test it: loadFixture("${name}") in a unit test, openFixture(page, "${name}") in a browser test.`,
  ].join("\n");
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

const listed = (lines: readonly string[]): string[] => [
  ...lines.slice(0, most).map((line) => `  ${line}`),
  ...(lines.length > most ? [`  and ${lines.length - most} more`] : []),
];
