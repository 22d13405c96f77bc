import type { Point } from "./view.ts";

export interface Gestures {
  /** A single pointer moved; `by` is the step since the last event. */
  drag(by: Point): void;
  /** A single pointer that moved was released. `by` is its whole path; zero if the browser cancelled it. */
  drop(by: Point): void;
  /** The distance between two pointers changed by `factor`. Their middle is now `at` and moved by `by`. */
  pinch(factor: number, at: Point, by: Point): void;
  /** A pointer was pressed and released in the same place. */
  tap(at: Point): void;
}

/** A pointer that moves by fewer pixels counts as still. */
const TAP_TOLERANCE = 6;
const NO_MOVE: Point = { x: 0, y: 0 };

/** Turns the pointer events on `stage` into gestures. Points are relative to the middle of the stage. */
export function followPointers(stage: HTMLElement, gestures: Gestures, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  /** Where a pointer was pressed that has not moved yet. */
  let tapStart: Point | null = null;
  /** Where the only pointer was pressed. */
  let dragStart: Point | null = null;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const listen = (
    type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
    act: (event: PointerEvent) => void,
  ): void => stage.addEventListener(type, act, { signal });
  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
    if (dragStart) gestures.drop(NO_MOVE);
    tapStart = dragStart = pointers.size === 1 ? pointOf(event) : null;
  });
  listen("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    const point = pointOf(event);
    if (tapStart && Math.hypot(point.x - tapStart.x, point.y - tapStart.y) < TAP_TOLERANCE) return;
    tapStart = null;
    const [from, before] = [middleOf(pointers), distanceOf(pointers)];
    pointers.set(event.pointerId, point);
    const to = middleOf(pointers);
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (before > 0) gestures.pinch(distanceOf(pointers) / before, to, by);
    else gestures.drag(by);
  });
  const release = (event: PointerEvent, at: Point | null): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (tapStart && at) gestures.tap(at);
    else if (dragStart) gestures.drop(at ? { x: at.x - dragStart.x, y: at.y - dragStart.y } : NO_MOVE);
    tapStart = dragStart = null;
  };
  listen("pointerup", (event) => release(event, pointOf(event)));
  listen("pointercancel", (event) => release(event, null));
}

function middleOf(pointers: ReadonlyMap<number, Point>): Point {
  const points = [...pointers.values()];
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

/** Distance between the first two pointers; 0 if there are fewer. */
function distanceOf(pointers: ReadonlyMap<number, Point>): number {
  const [a, b] = [...pointers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
