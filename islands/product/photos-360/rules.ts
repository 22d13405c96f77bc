/** Wraps any index into a rotation of `count` photos. */
export const wrapIndex = (index: number, count: number): number => ((index % count) + count) % count;

/** Index of the photo after a drag of `pixels`. A drag across the whole width is one full turn. */
export const indexAfterDrag = (from: number, pixels: number, width: number, count: number): number =>
  wrapIndex(from + Math.round((pixels / (width || 1)) * count), count);
