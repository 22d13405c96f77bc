import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Uploader } from "./uploader.ts";

/** Near the edge of the window the page scrolls along, by this much a move, in pixels. */
const EDGE = 48;
const STEP = 12;

interface Dragging {
  /** Key of the row that is being dragged. */
  dragged: string | null;
  /** To be called when a grip is pressed: with a mouse, a pen or a finger. */
  grip(event: ReactPointerEvent, key: string): void;
}

/** Rows change places while one is dragged over the others; Escape puts it back. The keyboard has buttons. AST-06 */
export function useDragging(list: RefObject<HTMLUListElement | null>, uploader: Uploader): Dragging {
  const [dragged, setDragged] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const indexOf = (key: string): number => uploader.store.getState().rows.findIndex((row) => row.key === key);

  function grip(event: ReactPointerEvent, key: string): void {
    if (event.button !== 0 || stop.current) return;
    event.preventDefault();
    const life = new AbortController();
    const { signal } = life;
    const { pointerId } = event;
    const from = indexOf(key);
    const end = (): void => {
      life.abort();
      stop.current = null;
      setDragged(null);
    };
    stop.current = end;
    setDragged(key);
    const listen = (type: string, listener: (event: PointerEvent) => void): void =>
      // On the document: a row that moves in the list lets go of the pointer.
      document.addEventListener(
        type,
        (given) => (given as PointerEvent).pointerId === pointerId && listener(given as PointerEvent),
        { signal },
      );
    listen("pointermove", ({ clientY }) => {
      if (clientY < EDGE) scrollBy(0, -STEP);
      if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
      const to = placeAt(list.current!, clientY);
      const index = indexOf(key);
      if (index >= 0 && to !== index) uploader.place(index, to);
    });
    listen("pointerup", () => {
      end();
      if (indexOf(key) !== from) uploader.tellPlace(key);
    });
    const undo = (): void => {
      end();
      uploader.place(indexOf(key), from);
    };
    listen("pointercancel", undo);
    document.addEventListener("keydown", (pressed) => pressed.key === "Escape" && undo(), { signal });
  }

  return { dragged, grip };
}

/** The place in the list at this height of the window: that of the row whose middle is nearest. */
function placeAt(list: HTMLElement, y: number): number {
  const distances = [...list.children].map((child) => {
    const { top, height } = child.getBoundingClientRect();
    return Math.abs(y - top - height / 2);
  });
  return distances.indexOf(Math.min(...distances));
}
