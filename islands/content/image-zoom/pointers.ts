import type { Point } from "./rules.ts";

export interface Gestures {
  /** One pointer has moved by so much. */
  drag(by: Point): void;
  /** Two pointers have come `factor` times as far from each other, around `at`, and moved by so much together. */
  pinch(factor: number, at: Point, by: Point): void;
  /** A pointer was pressed and lifted in the same place. */
  tap(at: Point): void;
}

/** A pointer that moves less has not moved. */
const STILL = 6;

/** Tells `gestures` what mouse, pen and fingers do on `stage`; points are measured from its middle. */
export function followPointers(stage: HTMLElement, gestures: Gestures, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let began: Point | null = null;

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const middle = (): Point => {
    const all = [...pointers.values()];
    return { x: all.reduce((sum, { x }) => sum + x, 0) / all.length, y: all.reduce((sum, { y }) => sum + y, 0) / all.length };
  };
  const spread = (): number => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  const listen = (type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void): void =>
    stage.addEventListener(type, act, { signal });
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    began = pointers.size === 1 ? place(event) : null;
  });
  listen("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    const now = place(event);
    if (began && Math.hypot(now.x - began.x, now.y - began.y) < STILL) return;
    began = null;
    const [from, wide] = [middle(), spread()];
    pointers.set(event.pointerId, now);
    const to = middle();
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (wide > 0) gestures.pinch(spread() / wide, to, by);
    else gestures.drag(by);
  });
  listen("pointerup", (event) => {
    const at = place(event);
    const isTap = pointers.delete(event.pointerId) && began;
    began = null;
    if (isTap) gestures.tap(at);
  });
  listen("pointercancel", ({ pointerId }) => {
    pointers.delete(pointerId);
    began = null;
  });
}
