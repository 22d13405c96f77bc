export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a photo is displayed. `scale` 1 fits it into its stage. `x` and `y` are the offset of its middle in pixels. */
export interface View extends Point {
  scale: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };

/** The scale after a click. */
export const CLOSE_UP_SCALE = 2.5;

/** Zoom factor of a button or a key. */
export const ZOOM_STEP = 1.5;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/**
 * Offset of a magnified copy over `box` that keeps the point under the pointer in place. The copy always covers the
 * box. OPT-02
 */
export function lensOffset(pointer: Point, box: Size, magnification: number): Point {
  const along = (at: number, length: number): number => clamp(at, 0, length) * (1 - magnification);
  return { x: along(pointer.x, box.width), y: along(pointer.y, box.height) };
}

/** The largest size of `photo` that fits into `stage` in the same proportions. */
export function fitInto(photo: Size, stage: Size): Size {
  const ratio = Math.min(stage.width / photo.width, stage.height / photo.height);
  return Number.isFinite(ratio) ? { width: photo.width * ratio, height: photo.height * ratio } : stage;
}

/** The maximum scale: twice the photo's own pixels, but between 4 and 10. */
export function maximumScale(photo: Size, fitted: Size): number {
  return clamp((2 * photo.width) / fitted.width || 0, 4, 10);
}

/** Limits a view to the allowed scales, and to positions without a gap beside a photo that could fill it. */
export function clampView({ scale, x, y }: View, fitted: Size, stage: Size, maximum: number): View {
  const limited = clamp(scale, 1, maximum);
  const along = (offset: number, photo: number, room: number): number => {
    const limit = Math.max(0, (photo * limited - room) / 2);
    return clamp(offset, -limit, limit);
  };
  return { scale: limited, x: along(x, fitted.width, stage.width), y: along(y, fitted.height, stage.height) };
}

/** The view at another scale. The point `at`, relative to the middle of the stage, stays in place. */
export function scaleAround(view: View, scale: number, at: Point): View {
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}
