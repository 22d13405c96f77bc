export type ErrorCorrection = "L" | "M" | "Q" | "H";

/** Width of the light margin around the code, in modules. Scanners need it to find the code. */
export const QUIET_ZONE = 4;

/**
 * Capacity of the largest code, version 40, at each level: digits; capitals, digits and ` $%*+-./:`; bytes.
 * ISO/IEC 18004, table 7
 */
const capacities: Record<ErrorCorrection, readonly [number, number, number]> = {
  L: [7089, 4296, 2953],
  M: [5596, 3391, 2331],
  Q: [3993, 2420, 1663],
  H: [3057, 1852, 1273],
};

/** Number of characters (or bytes) of `text` that do not fit into the largest code; 0 when it fits. OPT-03 */
export function excessLength(text: string, level: ErrorCorrection): number {
  const kind = /^\d*$/.test(text) ? 0 : /^[A-Z0-9 $%*+./:-]*$/.test(text) ? 1 : 2;
  const length = kind === 2 ? new TextEncoder().encode(text).length : text.length;
  return Math.max(0, length - capacities[level][kind]);
}

/** The dark modules as one SVG path. Draws each horizontal run as one bar: hundreds of shapes instead of thousands. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end++;
      path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${end - x + 1}v1H${x + QUIET_ZONE}z`;
      x = end;
    }
  });
  return path;
}

/** Whether the text is short enough to be the accessible name of the picture. */
export const isShort = (text: string): boolean => text.length <= 80 && !/[\r\n]/.test(text);
