import { texts } from "../i18n/texts.ts";
import { showPlace } from "./place.ts";
import type { ViewedPhoto } from "./viewed-photo.ts";
import type { ViewerParts } from "./viewer-parts.ts";
import type { Zoom } from "./zoom.ts";

/** Selects the photo that the viewer shows. */
export interface Pager {
  readonly current: ViewedPhoto;
  /** Shows the current photo: the small image until the large one has loaded. */
  show(): void;
  /** Turns to the photo at `index`; stays at the current one if there is none. */
  turnTo(index: number): void;
  turn(by: number): void;
}

interface PagerOptions {
  photos: readonly ViewedPhoto[];
  /** Index of the initial photo. */
  first: number;
  zoom: Zoom;
  /** Aborts when the viewer closes. */
  signal: AbortSignal;
  announce(text: string): void;
  onTurn(index: number): void;
}

export function createPager(
  { dialog, image, note, count, previous, next }: ViewerParts,
  { photos, first, zoom, signal, announce, onTurn }: PagerOptions,
): Pager {
  let current = first;

  function show(): void {
    const { small, large } = photos[current]!;
    image.alt = small.alt;
    image.src = small.currentSrc || small.src;
    note.textContent = "";
    previous.ariaDisabled = String(current === 0);
    next.ariaDisabled = String(current === photos.length - 1);
    showPlace(count, current, photos.length, texts());
    dialog.ariaLabel = small.alt || (texts()?.("Zoom.Photo") ?? "");
    dialog.ariaBusy = "true";
    zoom.reset();
    const index = current;
    const isCurrent = (): boolean => current === index && !signal.aborted;
    large
      .load()
      .then(
        ({ src }) => {
          if (!isCurrent()) return;
          image.src = src;
          zoom.refresh();
        },
        () => isCurrent() && (note.textContent = texts()?.("Zoom.Failed") ?? ""),
      )
      .finally(() => isCurrent() && (dialog.ariaBusy = "false"));
  }

  function turnTo(index: number): void {
    if (index === current || !photos[index]) return zoom.refresh();
    current = index;
    show();
    onTurn(current);
    announce(texts()?.("Gallery.Shown", current + 1, photos.length, photos[current]!.small.alt) ?? "");
  }

  return {
    get current() {
      return photos[current]!;
    },
    show,
    turnTo,
    turn: (by) => turnTo(current + by),
  };
}
