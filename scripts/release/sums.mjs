// Sizes and check sums of the files of a release. Pure.
import { kilobytes } from "../build/kilobytes.mjs";

/** @typedef {{ name: string, bytes: number, sum: string }} Asset  `sum`: SHA-256 in hexadecimal */

/**
 * The text of SHA256SUMS, which `sha256sum --check` reads; that program ignores the comments with the sizes.
 * @param {Asset[]} assets
 */
export const sumsOf = (assets) =>
  assets.map(({ name, bytes, sum }) => `# ${name}: ${bytes} bytes\n${sum}  ${name}\n`).join("");

/** A line for each file, for the terminal. @param {Asset[]} assets */
export function sizeTable(assets) {
  const width = Math.max(...assets.map(({ name }) => name.length));
  return assets.map(({ name, bytes }) => `  ${name.padEnd(width)}  ${kilobytes(bytes).padStart(10)}`).join("\n");
}
