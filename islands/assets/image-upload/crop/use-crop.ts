import { type RefObject, useEffect, useRef, useState } from "react";
import type { CropArea } from "../../../../shared/api/assets.ts";
import { warn } from "../../../../shared/warn.ts";
import { type CropTask, dragged, firstArea, fitted, turned, turnedTask, unturned } from "./area.ts";
import { createCropEngine, type CropEngine, loadCropper } from "./engine.ts";

export interface CropState {
  /** As it is seen. */
  area: CropArea;
  task: CropTask;
  quarters: number;
  set(area: CropArea): void;
  /** Turns what is seen, and the chosen part with it. IMG-05 */
  turn(quarters: 1 | 3): void;
  /** In the image itself, for the server. */
  inImage(): CropArea;
}

/** The chosen part of `original`, kept in step with the frame over the picture, once that is there. */
export function useCrop(
  picture: RefObject<HTMLImageElement | null>,
  isLoaded: boolean,
  original: CropTask,
  onFrameless: () => void,
): CropState {
  const [area, setArea] = useState(() => firstArea(original));
  const [quarters, setQuarters] = useState(0);
  const [size, setSize] = useState(0);
  const engine = useRef<CropEngine | null>(null);
  const now = useRef(area);
  now.current = area;
  const task = turnedTask(original, quarters);
  const side = original.image.width;

  // Its smallest frame is in pixels of the screen: for another size, and for another shape, it is made anew.
  useEffect(() => {
    if (!isLoaded) return undefined;
    let isOver = false;
    loadCropper().then(
      (library) => {
        if (isOver || !picture.current) return;
        engine.current = createCropEngine(library, {
          picture: picture.current,
          task,
          quarters,
          area: now.current,
          // eslint-disable-next-line promise/no-callback-in-promise
          onDrag: (next) => setArea(dragged(next, task)),
          onDrop: () => engine.current?.show(now.current),
        });
      },
      (error: unknown) => {
        if (isOver) return;
        warn("the frame of the crop could not be loaded; the keys and the numbers are there.", error);
        onFrameless();
      },
    );
    return () => {
      isOver = true;
      engine.current?.destroy();
      engine.current = null;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, quarters, size]);

  useEffect(() => engine.current?.show(area), [area]);

  useEffect(() => {
    const resized = (): void => setSize(innerWidth * 10_000 + innerHeight);
    window.addEventListener("resize", resized);
    return () => window.removeEventListener("resize", resized);
  }, []);

  return {
    area,
    task,
    quarters,
    set: (next) => setArea(fitted(next, task)),
    turn(by) {
      let next = area;
      for (let time = 0; time < by; time++) next = turned(next, side);
      setArea(next);
      setQuarters((quarters + by) % 4);
    },
    inImage: () => unturned(area, quarters, side),
  };
}
