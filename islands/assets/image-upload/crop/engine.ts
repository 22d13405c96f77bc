import type Cropper from "cropperjs";
import type { CropArea } from "../../../../shared/api/crop.ts";
import { lazyImport } from "../../../../shared/island/lazy-import.ts";
import type { CropTask } from "./area.ts";

/** The interface to the library that draws a crop frame over a picture, so that the library can be replaced. OPT-09 */
export interface CropEngine {
  /** Moves the frame to `area`, in pixels of the turned image. */
  show(area: CropArea): void;
  destroy(): void;
}

interface CropEngineOptions {
  /**
   * Its parent sets the available size. The library adds its elements to the parent, which must contain nothing else.
   */
  picture: HTMLImageElement;
  /** The task after `quarters` turns. */
  task: CropTask;
  quarters: number;
  area: CropArea;
  /** Runs while the visitor drags or resizes the frame. */
  onDrag(area: CropArea): void;
  /** Runs when the visitor releases the frame. */
  onDrop(): void;
}

export const loadCropper = (): Promise<typeof import("cropperjs")> =>
  lazyImport("cropperjs", () => import("cropperjs"));

/** Options that are the same for every picture. */
const fixedOptions: Cropper.Options = {
  viewMode: 1,
  dragMode: "none",
  autoCropArea: 1,
  background: false,
  movable: false,
  zoomable: false,
  scalable: false,
  // Would fetch the picture again to apply its orientation, which is already applied.
  checkOrientation: false,
  toggleDragModeOnDblclick: false,
  responsive: false,
  minContainerWidth: 1,
  minContainerHeight: 1,
};

const convert = ({ x, y, width, height }: CropArea, by: (pixels: number) => number): CropArea => ({
  x: by(x),
  y: by(y),
  width: by(width),
  height: by(height),
});

export function createCropEngine(
  { default: Library }: typeof import("cropperjs"),
  { picture, task: { image, crop }, quarters, area, onDrag, onDrop }: CropEngineOptions,
): CropEngine {
  const place = picture.parentElement!;
  // The picture may be a smaller preview of the image.
  const scale = image.width / picture.naturalWidth;
  const displayScale = Math.min(place.offsetWidth / image.width, place.offsetHeight / image.height);
  let isDragging = false;
  let isReady = false;
  let current = area;
  const read = (): CropArea => convert(cropper.getData(), (pixels) => pixels * scale);
  const write = (next: CropArea): void => void cropper.setData(convert(next, (pixels) => pixels / scale));

  // Hide the library's initial frame until it has the right position.
  place.style.visibility = "hidden";
  const cropper: Cropper = new Library(picture, {
    aspectRatio: crop.width / crop.height,
    ...fixedOptions,
    // In screen pixels. IMG-03
    minCropBoxWidth: crop.width * displayScale,
    minCropBoxHeight: crop.height * displayScale,
    ready() {
      isReady = true;
      // The library gives its copies of the picture an English `alt` text; the surrounding frame already has a label.
      for (const copy of place.querySelectorAll("img")) copy.alt = "";
      if (quarters % 4 !== 0) cropper.rotateTo(quarters * 90);
      write(current);
      place.style.visibility = "";
    },
    cropstart: () => void (isDragging = true),
    crop: () => void (isDragging && onDrag(read())),
    cropend() {
      isDragging = false;
      onDrop();
    },
  });

  return {
    show(next) {
      current = next;
      if (isReady && !isDragging) write(next);
    },
    destroy() {
      cropper.destroy();
      place.style.visibility = "";
    },
  };
}
