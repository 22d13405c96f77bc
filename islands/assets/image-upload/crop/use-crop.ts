import { type RefObject, useEffect, useRef, useState } from "react";
import type { CropArea } from "../../../../shared/api/crop.ts";
import { warn } from "../../../../shared/warn.ts";
import { type CropTask, dragged, firstArea, fitted, turned, turnedTask, unturned } from "./area.ts";
import { createCropEngine, type CropEngine, loadCropper } from "./engine.ts";

export interface CropState {
  /** In pixels of the turned image. */
  area: CropArea;
  task: CropTask;
  /** Clockwise turns by 90 degrees, 0 to 3. */
  quarters: number;
  set(area: CropArea): void;
  /** Turns the image, and the crop area with it. IMG-05 */
  turn(quarters: 1 | 3): void;
  /** The area in the original image, for the server. */
  inImage(): CropArea;
}

/** State of the crop area, synchronised with the frame over the picture once `isLoaded` is true. */
export function useCrop(
  picture: RefObject<HTMLImageElement | null>,
  isLoaded: boolean,
  original: CropTask,
  onFrameless: () => void,
): CropState {
  const [area, setArea] = useState(() => firstArea(original));
  const [quarters, setQuarters] = useState(0);
  const task = turnedTask(original, quarters);
  const side = original.image.width;

  useCropFrame(picture, isLoaded, { area, task, quarters, setArea, onFrameless });

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

interface FrameOptions {
  area: CropArea;
  task: CropTask;
  quarters: number;
  setArea(area: CropArea): void;
  onFrameless(): void;
}

/** Shows the library's frame over a loaded picture, and keeps it in step with `area`. */
function useCropFrame(
  picture: RefObject<HTMLImageElement | null>,
  isLoaded: boolean,
  { area, task, quarters, setArea, onFrameless }: FrameOptions,
): void {
  const [size, setSize] = useState(0);
  const engine = useRef<CropEngine | null>(null);
  const latest = useRef(area);
  latest.current = area;

  // The library's minimum frame is in screen pixels, so create a new frame after a resize or a turn.
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
          area: latest.current,
          // eslint-disable-next-line promise/no-callback-in-promise
          onDrag: (next) => setArea(dragged(next, task)),
          onDrop: () => engine.current?.show(latest.current),
        });
      },
      (error: unknown) => {
        if (isOver) return;
        warn("could not load the crop frame; the arrow keys and the number fields still work.", error);
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
}
