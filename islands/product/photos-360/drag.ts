/** Smallest movement that counts as a drag, in pixels. */
const DRAG_THRESHOLD = 4;

/**
 * Follows horizontal drags of `image`. Calls `begin` when a drag starts, and `move` with the distance in pixels since
 * the press. Vertical gestures still scroll the page.
 */
export function followDrag(
  image: HTMLElement,
  begin: () => void,
  move: (by: number) => void,
  signal: AbortSignal,
): void {
  let from: number | null = null;
  let moves = false;
  image.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      image.setPointerCapture(event.pointerId);
      from = event.clientX;
      moves = false;
    },
    { signal },
  );
  image.addEventListener(
    "pointermove",
    ({ clientX, isPrimary }) => {
      if (from === null || !isPrimary) return;
      if (!moves && Math.abs(clientX - from) < DRAG_THRESHOLD) return;
      if (!moves) begin();
      moves = true;
      move(clientX - from);
    },
    { signal },
  );
  for (const type of ["pointerup", "pointercancel"] as const)
    image.addEventListener(type, () => (from = null), { signal });
  // Prevent the browser's own drag and drop of the image.
  image.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}
