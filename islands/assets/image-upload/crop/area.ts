/** The part of an image that is cut out of it. All in whole pixels of the image; pure. */
import type { CropArea } from "../../../../shared/api/assets.ts";
import type { PictureSize } from "../../../../shared/upload/problem.ts";

/** An image, and the size that it is cut to: the shape of the area, and its smallest size. IMG-03 */
export interface CropTask {
  image: PictureSize;
  crop: PictureSize;
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The widest area of that shape in the image. */
export const widest = ({ image, crop }: CropTask): number =>
  Math.max(crop.width, Math.min(image.width, Math.floor((image.height * crop.width) / crop.height)));

/** The area of the right shape, not too small and all in the image, that is nearest. Its width decides. IMG-03 */
export function fitted(area: CropArea, task: CropTask): CropArea {
  const { image, crop } = task;
  const width = clamp(Math.round(area.width), crop.width, widest(task));
  const height = clamp(
    Math.round((width * crop.height) / crop.width),
    crop.height,
    Math.max(crop.height, image.height),
  );
  return {
    x: clamp(Math.round(area.x), 0, Math.max(0, image.width - width)),
    y: clamp(Math.round(area.y), 0, Math.max(0, image.height - height)),
    width,
    height,
  };
}

/** The same for a frame that is dragged: one that touches the far edge touches it in whole pixels, too. */
export function dragged(area: CropArea, task: CropTask): CropArea {
  const fit = fitted(area, task);
  const { image } = task;
  const x = area.x + area.width > image.width - 1 ? image.width : fit.x;
  const y = area.y + area.height > image.height - 1 ? image.height : fit.y;
  return fitted({ ...fit, x, y }, task);
}

/** The largest area, in the middle. */
export function firstArea(task: CropTask): CropArea {
  const { width, height } = fitted({ x: 0, y: 0, width: widest(task), height: 0 }, task);
  return fitted({ x: (task.image.width - width) / 2, y: (task.image.height - height) / 2, width, height }, task);
}

export const moved = (area: CropArea, across: number, down: number, task: CropTask): CropArea =>
  fitted({ ...area, x: area.x + across, y: area.y + down }, task);

/** Wider by so much, from its middle. */
export function resized(area: CropArea, by: number, task: CropTask): CropArea {
  const { width, height } = fitted({ ...area, width: area.width + by }, task);
  return fitted({ x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }, task);
}

/** How far an arrow key goes: a hundredth of the image. */
export const stepOf = ({ image }: CropTask): number =>
  Math.max(1, Math.round(Math.max(image.width, image.height) / 100));

/** Where the same part of a square image is after a turn of 90 degrees, clockwise. IMG-05 */
export const turned = ({ x, y, width, height }: CropArea, side: number): CropArea => ({
  x: side - y - height,
  y: x,
  width: height,
  height: width,
});

/** The task as it is seen after so many turns: the shape lies when it stood. */
export const turnedTask = ({ image, crop }: CropTask, quarters: number): CropTask => ({
  image,
  crop: quarters % 2 === 0 ? crop : { width: crop.height, height: crop.width },
});

/** The part of the image itself that is seen as `area` after so many turns: what the visitor saw is what is cut. IMG-05 */
export function unturned(area: CropArea, quarters: number, side: number): CropArea {
  let result = area;
  for (let turn = quarters; turn % 4 !== 0; turn++) result = turned(result, side);
  return result;
}
