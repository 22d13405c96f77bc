import { adoptStyle } from "../../../shared/adopt-style.ts";
import { debounce } from "../../../shared/debounce.ts";
import { shell } from "../../../shared/face.ts";
import { languageTag } from "../../../shared/i18n/number.ts";
import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import type { LargePhoto } from "./large-photo.ts";
import css from "./photo-viewer.css?inline";
import { followPointers } from "./pointers.ts";
import { bounded, CLOSE_UP, contained, FITTED, greatestScale, type Point, scaledTo, type Size, STEP, type View } from "./rules.ts";

adoptStyle(css);

/** How far an arrow key moves the photo, in pixels. */
const STRIDE = 80;
const MIDDLE: Point = { x: 0, y: 0 };

/** Shows the large photo in a dialog over the window until it is closed; the focus is then on `link`. OPT-02 */
export function showPhoto(link: HTMLAnchorElement, small: HTMLImageElement, photo: LargePhoto, signal: AbortSignal): void {
  const open = new AbortController();
  const { dialog, stage, image, shrink, grow, close, percent, status, note } = parts(small);
  let view: View = FITTED;
  let words = "";
  const size = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const own = (): Size => ({ width: image.naturalWidth || small.width, height: image.naturalHeight || small.height });
  const say = debounce(() => (status.textContent = words), undefined, open.signal);

  function show(next: View): void {
    const fitted = contained(own(), size());
    const greatest = greatestScale(own(), fitted);
    view = bounded(next, fitted, size(), greatest);
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    dialog.classList.toggle("atoll-photo-near", view.scale > 1);
    shrink.ariaDisabled = String(view.scale <= 1);
    grow.ariaDisabled = String(view.scale >= greatest);
    const before = words;
    words = percent.textContent = new Intl.NumberFormat(languageTag(shell().settings.locale), { style: "percent" }).format(view.scale);
    if (before && words !== before) say();
  }
  /** From 1 to what is as near as can be; no step ends just before either. */
  const scale = (factor: number, at = MIDDLE): void => {
    const wanted = view.scale * factor;
    show(scaledTo(view, Math.min(Math.max(wanted < 1.1 && factor < 1 ? 1 : wanted, 1), greatestScale(own(), contained(own(), size()))), at));
  };
  const move = (x: number, y: number): void => show({ ...view, x: view.x + x, y: view.y + y });

  const keys: Record<string, () => void> = {
    "+": () => scale(STEP),
    "=": () => scale(STEP),
    "-": () => scale(1 / STEP),
    "0": () => show(FITTED),
    // The window moves over the photo.
    ArrowLeft: () => move(STRIDE, 0),
    ArrowRight: () => move(-STRIDE, 0),
    ArrowUp: () => move(0, STRIDE),
    ArrowDown: () => move(0, -STRIDE),
  };
  dialog.addEventListener("keydown", (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  grow.addEventListener("click", () => scale(STEP));
  shrink.addEventListener("click", () => scale(1 / STEP));
  close.addEventListener("click", () => end());
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { left, top, width, height } = stage.getBoundingClientRect();
      scale(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
    },
    { passive: false },
  );
  followPointers(stage, {
    drag: ({ x, y }) => move(x, y),
    pinch(factor, at, by) {
      show({ ...view, x: view.x + by.x, y: view.y + by.y });
      scale(factor, at);
    },
    // What is dragged can also be reached by going out and in again elsewhere. WCAG 2.5.7
    tap: (at) => (isBeside(at) ? end() : view.scale > 1 ? show(FITTED) : scale(CLOSE_UP, at)),
  }, open.signal);
  const isBeside = ({ x, y }: Point): boolean => {
    const { width, height } = contained(own(), size());
    return Math.abs(x - view.x) > (width * view.scale) / 2 || Math.abs(y - view.y) > (height * view.scale) / 2;
  };

  const stopTexts = withTexts((t) => {
    shrink.ariaLabel = t("Zoom.Out");
    grow.ariaLabel = t("Zoom.In");
    close.ariaLabel = t("Core.Close");
    dialog.ariaLabel = small.alt || t("Zoom.Photo");
    if (photo.failed) note.textContent = t("Zoom.Failed");
  });
  const end = (): void => {
    if (open.signal.aborted) return;
    open.abort();
    stopTexts();
    resized.disconnect();
    dialog.close();
    dialog.remove();
    if (link.isConnected) link.focus({ preventScroll: true });
  };
  dialog.addEventListener("close", end);
  // A page that goes takes its dialogs with it.
  document.addEventListener("page:out", end, { signal: open.signal });
  signal.addEventListener("abort", end, { signal: open.signal });

  document.body.append(dialog);
  dialog.showModal();
  const resized = new ResizeObserver(() => show(view));
  resized.observe(stage);
  show(FITTED);
  dialog.ariaBusy = "true";
  photo.load().then(
    (large) => {
      image.src = large.src;
      show(view);
    },
    () => (note.textContent = texts()?.("Zoom.Failed") ?? ""),
  ).finally(() => (dialog.ariaBusy = "false"));
}

/** The elements of the dialog, with the small photo until the large one is here. */
function parts(small: HTMLImageElement) {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...content: (Node | string)[]): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    element.className = className;
    element.append(...content);
    return element;
  };
  const button = (sign: string): HTMLButtonElement => {
    const shown = make("span", "", sign);
    shown.ariaHidden = "true";
    const element = make("button", "atoll-photo-button", shown);
    element.type = "button";
    return element;
  };
  const image = make("img", "");
  image.alt = small.alt;
  image.src = small.currentSrc || small.src;
  image.draggable = false;
  // Against a site's rule for all images.
  Object.assign(image.style, { inlineSize: "100%", blockSize: "100%", maxInlineSize: "none", maxBlockSize: "none", objectFit: "contain" });
  const stage = make("div", "atoll-photo-stage", image);
  const [shrink, grow, close] = [button("−"), button("+"), button("×")];
  grow.autofocus = true;
  const percent = make("span", "atoll-photo-percent");
  percent.ariaHidden = "true";
  const status = make("span", "atoll-visually-hidden");
  const note = make("div", "atoll-photo-note");
  for (const element of [status, note]) element.setAttribute("role", "status");
  const bar = make("div", "atoll-photo-bar", shrink, percent, grow, close, status);
  const dialog = make("dialog", "atoll-photo", stage, bar, note);
  return { dialog, stage, image, shrink, grow, close, percent, status, note };
}
