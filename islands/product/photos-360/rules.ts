/** Place of a photo in a round of `count`, from anywhere. */
export const around = (index: number, count: number): number => ((index % count) + count) % count;

/** The photo that is shown after a drag of `pixels`: all the way across the photo is one turn. */
export const dragged = (from: number, pixels: number, width: number, count: number): number =>
  around(from + Math.round((pixels / (width || 1)) * count), count);
