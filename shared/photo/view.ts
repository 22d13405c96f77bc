export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a photo is shown: `scale` 1 fits it into its stage; `x` and `y` are how far its middle is from the stage's, in pixels. */
export interface View extends Point {
  scale: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };

/** What a click, or the first step, magnifies to. */
export const CLOSE_UP = 2.5;

/** One press of a button or key. */
export const STEP = 1.5;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where a magnified copy of `box` begins, so that what is under the pointer stays under it. It covers the box, wherever the pointer is. OPT-02 */
export function lensOffset(pointer: Point, box: Size, magnification: number): Point {
  const along = (at: number, length: number): number => within(at, 0, length) * (1 - magnification);
  return { x: along(pointer.x, box.width), y: along(pointer.y, box.height) };
}

/** `photo` as large as fits into `stage`, in its own proportions. */
export function contained(photo: Size, stage: Size): Size {
  const share = Math.min(stage.width / photo.width, stage.height / photo.height);
  return Number.isFinite(share) ? { width: photo.width * share, height: photo.height * share } : stage;
}

/** How far one may go in: twice the photo's own pixels, and never so little or so much that it is no use. */
export function greatestScale(photo: Size, fitted: Size): number {
  return within((2 * photo.width) / fitted.width || 0, 4, 10);
}

/** `view` without what cannot be: too near, too far, or with a gap beside a photo that could fill it. */
export function bounded({ scale, x, y }: View, fitted: Size, stage: Size, greatest: number): View {
  const near = within(scale, 1, greatest);
  const along = (at: number, photo: number, room: number): number => {
    const most = Math.max(0, (photo * near - room) / 2);
    return within(at, -most, most);
  };
  return { scale: near, x: along(x, fitted.width, stage.width), y: along(y, fitted.height, stage.height) };
}

/** `view` at another scale; what is at `at`, measured from the middle of the stage, stays there. */
export function scaledTo(view: View, scale: number, at: Point): View {
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}
