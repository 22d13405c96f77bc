export type Level = "L" | "M" | "Q" | "H";

/** Light modules around the code, without which readers do not find it. */
export const QUIET = 4;

/** What the largest code, version 40, holds at each level: digits; capitals, digits and ` $%*+-./:`; bytes. ISO/IEC 18004, table 7 */
const capacities: Record<Level, readonly [number, number, number]> = {
  L: [7089, 4296, 2953],
  M: [5596, 3391, 2331],
  Q: [3993, 2420, 1663],
  H: [3057, 1852, 1273],
};

/** How much longer than the largest code `text` is, in characters of its kind; 0 when it fits. OPT-03 */
export function excess(text: string, level: Level): number {
  const kind = /^\d*$/.test(text) ? 0 : /^[A-Z0-9 $%*+./:-]*$/.test(text) ? 1 : 2;
  const length = kind === 2 ? new TextEncoder().encode(text).length : text.length;
  return Math.max(0, length - capacities[level][kind]);
}

/** The dark modules as one path, a bar for each run in a row: a few hundred shapes in place of thousands. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end++;
      path += `M${x + QUIET} ${y + QUIET}h${end - x + 1}v1H${x + QUIET}z`;
      x = end;
    }
  });
  return path;
}

/** A longer text is not read out as the name of a picture: it stands beside it. */
export const isShort = (text: string): boolean => text.length <= 80 && !/[\r\n]/.test(text);
