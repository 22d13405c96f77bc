/** A pointer that moves less has not moved. */
const STILL = 4;

/** Tells `move` how far, in pixels, a mouse, pen or finger has drawn `image` sideways since it was pressed, which `begin` hears of. Vertically a finger scrolls the page. */
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
      if (!moves && Math.abs(clientX - from) < STILL) return;
      if (!moves) begin();
      moves = true;
      move(clientX - from);
    },
    { signal },
  );
  for (const type of ["pointerup", "pointercancel"] as const)
    image.addEventListener(type, () => (from = null), { signal });
  // The browser would carry the picture away.
  image.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
}
