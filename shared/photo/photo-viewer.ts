import { adoptStyle } from "../adopt-style.ts";
import { debounce } from "../debounce.ts";
import { shell } from "../face.ts";
import { languageTag } from "../i18n/number.ts";
import { texts, withTexts } from "../i18n/texts.ts";
import css from "./photo-viewer.css?inline";
import { followPointers } from "./pointers.ts";
import { swiped } from "./swiped.ts";
import {
  bounded,
  CLOSE_UP,
  contained,
  FITTED,
  greatestScale,
  type Point,
  scaledTo,
  type Size,
  STEP,
  type View,
} from "./view.ts";
import type { ViewedPhoto } from "./viewed-photo.ts";
import { viewerParts } from "./viewer-parts.ts";

adoptStyle(css);

/** How far an arrow key moves the photo, in pixels. */
const STRIDE = 80;
const MIDDLE: Point = { x: 0, y: 0 };

/**
 * Shows the large photos in a dialog over the window, the one at `first` to begin with, until it is closed; the focus is then on the link of the
 * one that was shown. `onTurn` is told which that is. OPT-02 PRO-01
 */
export function showPhotos(
  photos: readonly ViewedPhoto[],
  first: number,
  signal: AbortSignal,
  onTurn: (index: number) => void,
): void {
  const open = new AbortController();
  const isSeveral = photos.length > 1;
  const { dialog, stage, image, shrink, grow, close, previous, next, percent, count, status, note } =
    viewerParts(isSeveral);
  let at = first;
  let view: View = FITTED;
  let zoom = "";
  /** How far a finger has drawn a fitted photo aside. */
  let drawn = 0;
  const shown = (): ViewedPhoto => photos[at]!;
  const size = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const own = (): Size => ({
    width: image.naturalWidth || shown().small.width,
    height: image.naturalHeight || shown().small.height,
  });
  const say = debounce((text: string) => (status.textContent = text), undefined, open.signal);

  function show(next: View): void {
    const fitted = contained(own(), size());
    const greatest = greatestScale(own(), fitted);
    view = bounded(next, fitted, size(), greatest);
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    dialog.classList.toggle("atoll-photo-near", view.scale > 1);
    shrink.ariaDisabled = String(view.scale <= 1);
    grow.ariaDisabled = String(view.scale >= greatest);
    const before = zoom;
    zoom = percent.textContent = new Intl.NumberFormat(languageTag(shell().settings.locale), {
      style: "percent",
    }).format(view.scale);
    if (before && zoom !== before) say(zoom);
  }
  /** From 1 to what is as near as can be; no step ends just before either. */
  const scale = (factor: number, around = MIDDLE): void => {
    const wanted = view.scale * factor;
    show(
      scaledTo(
        view,
        Math.min(Math.max(wanted < 1.1 && factor < 1 ? 1 : wanted, 1), greatestScale(own(), contained(own(), size()))),
        around,
      ),
    );
  };
  const move = (x: number, y: number): void => show({ ...view, x: view.x + x, y: view.y + y });
  const isFitted = (): boolean => view.scale <= 1;

  /** Puts the photo at `at` onto the stage: the small one, until the large one is here. */
  function look(): void {
    const { small, large } = shown();
    image.alt = small.alt;
    image.src = small.currentSrc || small.src;
    note.textContent = "";
    previous.ariaDisabled = String(at === 0);
    next.ariaDisabled = String(at === photos.length - 1);
    count.textContent = `${at + 1} / ${photos.length}`;
    dialog.ariaLabel = small.alt || (texts()?.("Zoom.Photo") ?? "");
    dialog.ariaBusy = "true";
    zoom = "";
    show(FITTED);
    const wanted = at;
    const isStill = (): boolean => at === wanted && !open.signal.aborted;
    large
      .load()
      .then(
        ({ src }) => {
          if (!isStill()) return;
          image.src = src;
          show(view);
        },
        () => isStill() && (note.textContent = texts()?.("Zoom.Failed") ?? ""),
      )
      .finally(() => isStill() && (dialog.ariaBusy = "false"));
  }
  function turnTo(index: number): void {
    if (index === at || !photos[index]) return show(view);
    at = index;
    look();
    onTurn(at);
    say(texts()?.("Gallery.Shown", at + 1, photos.length, shown().small.alt) ?? "");
  }
  const turn = (by: number): void => turnTo(at + by);
  /** To the next photo in reading direction is to the right, or to the left. */
  const onwards = (): number => (getComputedStyle(dialog).direction === "rtl" ? -1 : 1);
  const sideways = (by: number): void => (isSeveral && isFitted() ? turn(by * onwards()) : move(-by * STRIDE, 0));

  const keys: Record<string, () => void> = {
    "+": () => scale(STEP),
    "=": () => scale(STEP),
    "-": () => scale(1 / STEP),
    "0": () => show(FITTED),
    // The window moves over the photo.
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
    ArrowUp: () => move(0, STRIDE),
    ArrowDown: () => move(0, -STRIDE),
    PageUp: () => turn(-1),
    PageDown: () => turn(1),
    Home: () => turnTo(0),
    End: () => turnTo(photos.length - 1),
  };
  dialog.addEventListener("keydown", (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  grow.addEventListener("click", () => scale(STEP));
  shrink.addEventListener("click", () => scale(1 / STEP));
  previous.addEventListener("click", () => turn(-1));
  next.addEventListener("click", () => turn(1));
  close.addEventListener("click", () => end());
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { left, top, width, height } = stage.getBoundingClientRect();
      scale(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), {
        x: event.clientX - left - width / 2,
        y: event.clientY - top - height / 2,
      });
    },
    { passive: false },
  );
  followPointers(
    stage,
    {
      drag({ x, y }) {
        if (!isSeveral || !isFitted()) return move(x, y);
        drawn += x;
        image.style.transform = `translate(${drawn}px)`;
      },
      drop(by) {
        if (!isSeveral || !isFitted()) return;
        drawn = 0;
        turn(swiped(by, stage.clientWidth) * onwards());
      },
      pinch(factor, around, by) {
        show({ ...view, x: view.x + by.x, y: view.y + by.y });
        scale(factor, around);
      },
      // What is dragged can also be reached by going out and in again elsewhere. WCAG 2.5.7
      tap: (place) => (isBeside(place) ? end() : isFitted() ? scale(CLOSE_UP, place) : show(FITTED)),
    },
    open.signal,
  );
  const isBeside = ({ x, y }: Point): boolean => {
    const { width, height } = contained(own(), size());
    return Math.abs(x - view.x) > (width * view.scale) / 2 || Math.abs(y - view.y) > (height * view.scale) / 2;
  };

  const stopTexts = withTexts((t) => {
    shrink.ariaLabel = t("Zoom.Out");
    grow.ariaLabel = t("Zoom.In");
    close.ariaLabel = t("Core.Close");
    previous.ariaLabel = t("Gallery.Previous");
    next.ariaLabel = t("Gallery.Next");
    dialog.ariaLabel = shown().small.alt || t("Zoom.Photo");
    if (shown().large.failed) note.textContent = t("Zoom.Failed");
  });
  const end = (): void => {
    if (open.signal.aborted) return;
    open.abort();
    stopTexts();
    resized.disconnect();
    dialog.close();
    dialog.remove();
    if (shown().link.isConnected) shown().link.focus({ preventScroll: true });
  };
  dialog.addEventListener("close", end);
  // A page that goes takes its dialogs with it.
  document.addEventListener("page:out", end, { signal: open.signal });
  signal.addEventListener("abort", end, { signal: open.signal });

  document.body.append(dialog);
  dialog.showModal();
  const resized = new ResizeObserver(() => show(view));
  resized.observe(stage);
  look();
}
