/** The height of a label in pixels; the same as in debug.css. */
const LABEL_HEIGHT = 20;

/** A label to place, in pixels of the viewport. */
export interface LabelBox {
  left: number;
  width: number;
  /** The top edge of the frame that the label belongs to. */
  top: number;
}

/**
 * The top of each label: above its frame, or inside of the frame at the upper edge of the viewport. A label that would
 * cover an earlier one moves below it.
 */
export function labelPlaces(labels: readonly LabelBox[]): number[] {
  const placed: { left: number; right: number; top: number }[] = [];
  return labels.map(({ left, width, top }) => {
    const right = left + width;
    // The label of a frame that is scrolled out of view stays above it, out of view.
    let place = top >= 0 && top < LABEL_HEIGHT ? top : top - LABEL_HEIGHT;
    const sameColumn = placed.filter((label) => label.left < right && left < label.right).sort((a, b) => a.top - b.top);
    for (const label of sameColumn) if (Math.abs(label.top - place) < LABEL_HEIGHT) place = label.top + LABEL_HEIGHT;
    placed.push({ left, right, top: place });
    return place;
  });
}
