import type { Point } from "./view.ts";

export interface Gestures {
  /** One pointer has moved by so much. */
  drag(by: Point): void;
  /** The one pointer that moved was lifted; by so much it has moved in all, by nothing when the browser took it. */
  drop(by: Point): void;
  /** Two pointers have come `factor` times as far from each other, around `at`, and moved by so much together. */
  pinch(factor: number, at: Point, by: Point): void;
  /** A pointer was pressed and lifted in the same place. */
  tap(at: Point): void;
}

/** A pointer that moves less has not moved. */
const STILL = 6;
const NOWHERE: Point = { x: 0, y: 0 };

/** Tells `gestures` what mouse, pen and fingers do on `stage`; points are measured from its middle. */
export function followPointers(stage: HTMLElement, gestures: Gestures, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  /** Where a pointer that has not moved was pressed. */
  let began: Point | null = null;
  /** Where the only pointer was pressed. */
  let from: Point | null = null;

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const middle = (): Point => {
    const all = [...pointers.values()];
    return {
      x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
      y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
    };
  };
  const spread = (): number => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  const listen = (
    type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
    act: (event: PointerEvent) => void,
  ): void => stage.addEventListener(type, act, { signal });
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    if (from) gestures.drop(NOWHERE);
    began = from = pointers.size === 1 ? place(event) : null;
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
  const lift = (event: PointerEvent, at: Point | null): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (began && at) gestures.tap(at);
    else if (from) gestures.drop(at ? { x: at.x - from.x, y: at.y - from.y } : NOWHERE);
    began = from = null;
  };
  listen("pointerup", (event) => lift(event, place(event)));
  listen("pointercancel", (event) => lift(event, null));
}
