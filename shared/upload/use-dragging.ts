import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Uploader } from "./uploader.ts";

/** Within this distance of the window's edge, each pointer move scrolls the page by `STEP`. Both in pixels. */
const EDGE = 48;
const STEP = 12;

interface Dragging {
  /** Key of the dragged row; null if none. */
  dragged: string | null;
  /** Handles the `pointerdown` event of a row's grip. */
  startDragging(event: ReactPointerEvent, key: string): void;
}

/** Reorders rows by dragging. Escape restores the order. Keyboard users have buttons instead. AST-06 */
export function useDragging(list: RefObject<HTMLUListElement | null>, uploader: Uploader): Dragging {
  const [dragged, setDragged] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const indexOf = (key: string): number => uploader.store.getState().rows.findIndex((row) => row.key === key);

  function startDragging(event: ReactPointerEvent, key: string): void {
    if (event.button !== 0 || stop.current) return;
    event.preventDefault();
    const controller = new AbortController();
    const { signal } = controller;
    const { pointerId } = event;
    const from = indexOf(key);
    const finish = (): void => {
      controller.abort();
      stop.current = null;
      setDragged(null);
    };
    stop.current = finish;
    setDragged(key);
    const listen = (type: string, listener: (event: PointerEvent) => void): void =>
      // On the document: a row that moves in the DOM loses its pointer capture.
      document.addEventListener(
        type,
        (event) => (event as PointerEvent).pointerId === pointerId && listener(event as PointerEvent),
        { signal },
      );
    listen("pointermove", ({ clientY }) => {
      if (clientY < EDGE) scrollBy(0, -STEP);
      if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
      const to = placeAt(list.current!, clientY);
      const index = indexOf(key);
      if (index >= 0 && to !== index) uploader.moveSilently(index, to);
    });
    listen("pointerup", () => {
      finish();
      if (indexOf(key) !== from) uploader.announcePlace(key);
    });
    const undo = (): void => {
      finish();
      uploader.moveSilently(indexOf(key), from);
    };
    listen("pointercancel", undo);
    document.addEventListener("keydown", ({ key: pressed }) => pressed === "Escape" && undo(), { signal });
  }

  return { dragged, startDragging };
}

/** Index of the row whose middle is nearest to `y`, in window coordinates. */
function placeAt(list: HTMLElement, y: number): number {
  const distances = [...list.children].map((child) => {
    const { top, height } = child.getBoundingClientRect();
    return Math.abs(y - top - height / 2);
  });
  return distances.indexOf(Math.min(...distances));
}
