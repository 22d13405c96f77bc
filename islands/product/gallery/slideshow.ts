import { newElement } from "../../../shared/dom/new-element.ts";
import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { type SlideRow, scrolledItem, scrollingRow } from "../../../shared/slides/row.ts";
import { swiperRow } from "../../../shared/slides/swiper-row.ts";
import { warn } from "../../../shared/warn.ts";
import { type Controls, controls } from "./controls.ts";
import type { Photo, PhotoList } from "./photos.ts";
import { afterKey, clampIndex } from "./rules.ts";
import { type Thumbs, thumbs } from "./thumbs.ts";

/** Duration of a slide, in milliseconds. */
const SLIDE_DURATION_MS = 300;

export interface Slideshow {
  show(index: number, isAtOnce: boolean): void;
  /** Restores the list. */
  end(): void;
}

/** Shows one of several photos at a time, and thumbnails of which `visible` are in view. PRO-01 */
export function slideshow(
  host: HTMLElement,
  { list, photos }: PhotoList,
  visible: number,
  signal: AbortSignal,
): Slideshow {
  const restoreList = saveAttributes(list, ["role"]);
  const initialInert = photos.map(({ item }) => item.inert);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let current = clampIndex(scrolledItem(list), photos.length);

  const small = thumbs(photos, visible, (index) => show(index), signal);
  const buttons = controls(photos.length, (by) => show(clampIndex(current + by, photos.length)), signal);
  const bar = newElement("div", "atoll-gallery-bar", ...buttons.parts);
  const { frame, stage } = wrapInFrame(list, bar, small.list);

  /** Marks a photo as current, however it became visible. */
  function mark(index: number, isAtOnce: boolean): void {
    current = index;
    makeOthersInert(photos, small, index);
    buttons.show(index);
    small.show(index, isAtOnce);
  }
  /** Called when the visitor has swiped or scrolled to a photo. */
  const follow = (index: number): void => {
    if (index === current || !photos[index]) return;
    mark(index, reducedMotion.matches);
    announcePhoto(photos, current);
  };
  function show(index: number, isAtOnce = reducedMotion.matches): void {
    if (index === current) return;
    mark(index, isAtOnce);
    row.go(index, isAtOnce);
    if (!isAtOnce || reducedMotion.matches) announcePhoto(photos, current);
  }

  const row = photoRow(stage, list, () => current, follow, signal);
  mark(current, true);
  listenToKeys(host, small, () => current, show, signal);
  const unlabel = label(host, buttons, small);
  return {
    show,
    end() {
      row.destroy();
      photos.forEach(({ item }, index) => (item.inert = initialInert[index]!));
      restoreList();
      frame.replaceWith(list);
      unlabel();
    },
  };
}

/** A row of photos that scrolls natively until Swiper has loaded. `follow` is called when the visitor moves the row. */
function photoRow(
  stage: HTMLElement,
  list: HTMLElement,
  current: () => number,
  follow: (index: number) => void,
  signal: AbortSignal,
): SlideRow {
  let row = scrollingRow(list, follow);
  async function loadSwiper(): Promise<void> {
    try {
      const { Swiper } = await lazyImport("swiper", () => import("swiper"));
      if (signal.aborted) return;
      row.destroy();
      list.scrollTo({ left: 0, behavior: "instant" });
      // The other photos are inert: screen readers would read a list of one. A list that scrolls keeps its role.
      list.role = "none";
      row = swiperRow(Swiper, stage, list, { first: current(), speed: SLIDE_DURATION_MS }, follow);
    } catch (error) {
      warn("could not load the slider of the gallery; the photos can be scrolled.", error);
    }
  }
  void loadSwiper();
  return { go: (index, isAtOnce) => row.go(index, isAtOnce), destroy: () => row.destroy() };
}

/**
 * Wraps `list` and `bar` in a stage for Swiper, so that a swipe may begin on a button of the bar; and the stage and the
 * thumbnails in a frame, so that they keep their place at the photo when the host is higher. Keeps the scroll offset and
 * the focus of the list.
 */
function wrapInFrame(
  list: HTMLElement,
  bar: HTMLElement,
  thumbnails: HTMLElement,
): { frame: HTMLElement; stage: HTMLElement } {
  const focused = document.activeElement as HTMLElement | null;
  const offset = list.scrollLeft;
  const stage = newElement("div", "atoll-slides");
  const frame = newElement("div", "atoll-gallery-frame", stage, thumbnails);
  list.before(frame);
  stage.append(list, bar);
  list.scrollTo({ left: offset, behavior: "instant" });
  if (focused && list.contains(focused)) focused.focus({ preventScroll: true });
  return { frame, stage };
}

/**
 * Makes all photos but the one at `index` inert. Moves a focus on another photo, or on a thumbnail, to the photo or
 * thumbnail at `index`.
 */
function makeOthersInert(photos: readonly Photo[], small: Thumbs, index: number): void {
  const active = document.activeElement;
  photos.forEach(({ item }, other) => (item.inert = other !== index));
  if (!active) return;
  if (photos.some(({ item }, other) => other !== index && item.contains(active)))
    photos[index]!.link?.focus({ preventScroll: true });
  else if (active.closest(".atoll-gallery-thumb") && small.list.contains(active))
    small.buttons[index]!.focus({ preventScroll: true });
}

function announcePhoto(photos: readonly Photo[], index: number): void {
  const t = texts();
  const { item, image } = photos[index]!;
  // Screen readers have read a focused photo already.
  if (t && !item.contains(document.activeElement)) announce(t("Gallery.Shown", index + 1, photos.length, image.alt));
}

function listenToKeys(
  host: HTMLElement,
  small: Thumbs,
  current: () => number,
  show: (index: number) => void,
  signal: AbortSignal,
): void {
  host.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const isRightToLeft = getComputedStyle(host).direction === "rtl";
      const isColumn = small.list.contains(event.target as Node);
      const index = afterKey(event.key, current(), small.buttons.length, isRightToLeft, isColumn);
      if (index === null) return;
      event.preventDefault();
      show(index);
    },
    { signal },
  );
}

/** Sets roles and names, and returns a function that restores the attributes of `host`. */
function label(host: HTMLElement, buttons: Controls, small: Thumbs): () => void {
  const restore = saveAttributes(host, ["role", "aria-label"]);
  if (!host.hasAttribute("role")) host.setAttribute("role", "group");
  const isNamed = host.hasAttribute("aria-label") || host.hasAttribute("aria-labelledby");
  const stopTexts = withTexts((t) => {
    if (!isNamed) host.ariaLabel = t("Gallery.Label");
    buttons.name(t);
    small.name(t);
  });
  return () => {
    stopTexts();
    restore();
  };
}
