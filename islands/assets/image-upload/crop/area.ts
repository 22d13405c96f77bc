/** Calculates the crop area of an image, in whole pixels of the image. All functions are pure. */
import type { CropArea } from "../../../../shared/api/crop.ts";
import type { PictureSize } from "../../../../shared/upload/problem.ts";

/** An image and its crop size. `crop` sets the aspect ratio and the minimum size of the area. IMG-03 */
export interface CropTask {
  image: PictureSize;
  crop: PictureSize;
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Width of the largest area with the crop's aspect ratio. */
export const widest = ({ image, crop }: CropTask): number =>
  Math.max(crop.width, Math.min(image.width, Math.floor((image.height * crop.width) / crop.height)));

/**
 * The nearest valid area: with the crop's aspect ratio, not too small, and inside the image. The height follows from
 * the width. IMG-03
 */
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

/** The nearest valid area for a dragged frame. A frame within a pixel of the far edge snaps to it, despite rounding. */
export function dragged(area: CropArea, task: CropTask): CropArea {
  const fit = fitted(area, task);
  const { image } = task;
  const x = area.x + area.width > image.width - 1 ? image.width : fit.x;
  const y = area.y + area.height > image.height - 1 ? image.height : fit.y;
  return fitted({ ...fit, x, y }, task);
}

/** The largest area, centred in the image. */
export function firstArea(task: CropTask): CropArea {
  const { width, height } = fitted({ x: 0, y: 0, width: widest(task), height: 0 }, task);
  return fitted({ x: (task.image.width - width) / 2, y: (task.image.height - height) / 2, width, height }, task);
}

export const moved = (area: CropArea, across: number, down: number, task: CropTask): CropArea =>
  fitted({ ...area, x: area.x + across, y: area.y + down }, task);

/** Widens the area by `by` pixels around its middle; a negative value narrows it. */
export function resized(area: CropArea, by: number, task: CropTask): CropArea {
  const { width, height } = fitted({ ...area, width: area.width + by }, task);
  return fitted({ x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }, task);
}

/** Step of an arrow key in pixels: a hundredth of the longer side. */
export const stepOf = ({ image }: CropTask): number =>
  Math.max(1, Math.round(Math.max(image.width, image.height) / 100));

/** The area after a clockwise turn of a square image by 90 degrees. IMG-05 */
export const turned = ({ x, y, width, height }: CropArea, side: number): CropArea => ({
  x: side - y - height,
  y: x,
  width: height,
  height: width,
});

/** The task after `quarters` turns. An odd number swaps width and height of the crop. */
export const turnedTask = ({ image, crop }: CropTask, quarters: number): CropTask => ({
  image,
  crop: quarters % 2 === 0 ? crop : { width: crop.height, height: crop.width },
});

/** Converts an area on the turned image into an area of the original image, for the server. IMG-05 */
export function unturned(area: CropArea, quarters: number, side: number): CropArea {
  let result = area;
  for (let turn = quarters; turn % 4 !== 0; turn++) result = turned(result, side);
  return result;
}
