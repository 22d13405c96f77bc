import type Cropper from "cropperjs";
import type { CropArea } from "../../../../shared/api/assets.ts";
import { loadLater } from "../../../../shared/load-later.ts";
import type { CropTask } from "./area.ts";

/** A frame over a picture that can be dragged and drawn larger. Behind an interface of our own, so that another library may do it. OPT-09 */
export interface CropEngine {
  /** Areas are in pixels of the image, as it is turned. */
  show(area: CropArea): void;
  destroy(): void;
}

interface CropEngineOptions {
  /** Its parent gives the size of the place, and is nothing else's: what is put beside it is the library's. */
  picture: HTMLImageElement;
  /** As it is seen after its turns. */
  task: CropTask;
  quarters: number;
  area: CropArea;
  /** The visitor drags. */
  onDrag(area: CropArea): void;
  onDrop(): void;
}

export const loadCropper = (): Promise<typeof import("cropperjs")> => loadLater("cropperjs", () => import("cropperjs"));

export function createCropEngine(
  { default: Library }: typeof import("cropperjs"),
  { picture, task: { image, crop }, quarters, area, onDrag, onDrop }: CropEngineOptions,
): CropEngine {
  const place = picture.parentElement!;
  // The picture may be a smaller one than the image that is cut.
  const scale = image.width / picture.naturalWidth;
  const shown = Math.min(place.offsetWidth / image.width, place.offsetHeight / image.height);
  let isDragging = false;
  let isReady = false;
  let wanted = area;
  const read = (): CropArea => {
    const { x, y, width, height } = cropper.getData();
    return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
  };
  const write = ({ x, y, width, height }: CropArea): void =>
    void cropper.setData({ x: x / scale, y: y / scale, width: width / scale, height: height / scale });

  // What the library first shows is not yet where it is wanted.
  place.style.visibility = "hidden";
  const cropper: Cropper = new Library(picture, {
    aspectRatio: crop.width / crop.height,
    viewMode: 1,
    dragMode: "none",
    autoCropArea: 1,
    background: false,
    movable: false,
    zoomable: false,
    scalable: false,
    // It would ask for the picture once more, to turn it upright; the browser and the server have done that.
    checkOrientation: false,
    toggleDragModeOnDblclick: false,
    responsive: false,
    minContainerWidth: 1,
    minContainerHeight: 1,
    // In pixels of the screen. IMG-03
    minCropBoxWidth: crop.width * shown,
    minCropBoxHeight: crop.height * shown,
    ready() {
      isReady = true;
      // Its copies of the picture have English names of their own; the frame around them has one.
      for (const copy of place.querySelectorAll("img")) copy.alt = "";
      if (quarters % 4 !== 0) cropper.rotateTo(quarters * 90);
      write(wanted);
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
      wanted = next;
      if (isReady && !isDragging) write(next);
    },
    destroy() {
      cropper.destroy();
      place.style.visibility = "";
    },
  };
}
