/** The height of a label, in pixels, as debug.css has it. */
const LABEL_HEIGHT = 20;

/** A label that wants to stand above `top`, in pixels of the window. */
export interface WantedLabel {
  left: number;
  width: number;
  /** Of the frame that it belongs to. */
  top: number;
}

/** Where each label begins: above its frame, or in it at the upper edge of the window; below those before it where it would cover one. */
export function labelPlaces(labels: readonly WantedLabel[]): number[] {
  const placed: { left: number; right: number; top: number }[] = [];
  return labels.map(({ left, width, top }) => {
    const right = left + width;
    // Of what is scrolled off the window the label goes along.
    let place = top >= 0 && top < LABEL_HEIGHT ? top : top - LABEL_HEIGHT;
    const beside = placed
      .filter((other) => other.left < right && left < other.right)
      .sort((one, other) => one.top - other.top);
    for (const other of beside) if (Math.abs(other.top - place) < LABEL_HEIGHT) place = other.top + LABEL_HEIGHT;
    placed.push({ left, right, top: place });
    return place;
  });
}
