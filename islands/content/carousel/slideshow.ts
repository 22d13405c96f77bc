import { saveAttributes, saveStyle } from "../../../shared/dom/save-attributes.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { handlesKeys } from "../../../shared/form/handles-keys.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { autoplayControl } from "./autoplay-control.ts";
import { controls } from "./controls.ts";
import { type CarouselSettings, placeByKey, wrapAround } from "./rules.ts";
import { slidingRow } from "./sliding-row.ts";
import { stack } from "./stack.ts";
import { type VisibleItems, visibleItems } from "./visible-items.ts";

/**
 * Shows some items of `list` at a time. `speed`: milliseconds of a move. Returns a function that restores the page's
 * markup. CNT-08 CNT-09 NEW-04
 */
export function slideshow(
  host: HTMLElement,
  list: HTMLElement,
  settings: CarouselSettings,
  speed: number,
  signal: AbortSignal,
): () => void {
  const { delay, isStack } = settings;
  const restores = [saveAttributes(host, ["role", "aria-label", "aria-roledescription"]), saveStyle(host)];
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const items = visibleItems(list, settings, (place, places) => bar.update(place, places));
  const neighbour = (step: 1 | -1): number => wrapAround(items.place + step, items.places);
  const bar = controls(settings, (step) => show(neighbour(step)), show, signal);
  const stage = moveToStage(list);
  const row = isStack ? stack(list, items.place) : slidingRow(stage, list, items, speed, signal);
  const motion = autoplayControl(
    host,
    { delay, canMove: () => items.places > 1, moveOn: () => move(neighbour(1)), pauseOver: [stage, ...bar.elements] },
    signal,
  );
  addControls(host, delay > 0 && motion.button, bar.elements);
  host.style.setProperty("--_carousel-speed", `${speed}ms`);

  function move(place: number): void {
    items.setPlace(place);
    row.go(place, reducedMotion.matches);
  }
  function show(place: number): void {
    if (place === items.place) return;
    move(place);
    items.announce();
    motion.restart();
  }
  const fit = (): void => fitItems(host, items, [motion.button, ...bar.elements]);
  fit();
  addEventListener("resize", () => (fit(), motion.update()), { signal });
  listenToKeys(host, items, isStack, show, signal);
  const stopTexts = labelHost(host, (t) => (bar.label(t), motion.update()));

  return () => {
    motion.stop();
    row.destroy();
    stopTexts();
    items.restore();
    stage.replaceWith(list);
    for (const control of [motion.button, ...bar.elements]) control.remove();
    for (const restore of restores) restore();
  };
}

/** Wraps `list` in a new element. Keeps its scroll position and focus, which an element loses when it is moved. */
function moveToStage(list: HTMLElement): HTMLElement {
  const stage = newElement("div", "atoll-slides");
  const focused = document.activeElement as HTMLElement | null;
  const { scrollLeft } = list;
  list.before(stage);
  stage.append(list);
  list.scrollTo({ left: scrollLeft, behavior: "instant" });
  if (focused && list.contains(focused)) focused.focus({ preventScroll: true });
  return stage;
}

/** Adds the controls. The pause button is before the moving items in the tab order. */
function addControls(host: HTMLElement, pauseButton: HTMLElement | false, others: readonly HTMLElement[]): void {
  if (pauseButton) host.prepend(pauseButton);
  host.append(...others);
}

/** Fits the items to the window, and hides the controls when all items are visible. */
function fitItems(host: HTMLElement, items: VisibleItems, controlElements: readonly HTMLElement[]): void {
  items.fit();
  host.style.setProperty("--atoll-carousel-slides", String(items.slides));
  for (const control of controlElements) control.hidden = items.places === 1;
}

function listenToKeys(
  host: HTMLElement,
  items: VisibleItems,
  isStack: boolean,
  show: (place: number) => void,
  signal: AbortSignal,
): void {
  host.addEventListener(
    "keydown",
    (event) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || handlesKeys(event.target as Element)) return;
      const isRightToLeft = getComputedStyle(host).direction === "rtl";
      const place = placeByKey(event.key, items.place, items.places, isRightToLeft, isStack);
      if (place === null) return;
      event.preventDefault();
      show(place);
    },
    { signal },
  );
}

/**
 * Sets the role and the names of the carousel, and calls `onTexts` when texts load. Returns a function that stops it.
 */
function labelHost(host: HTMLElement, onTexts: Parameters<typeof withTexts>[0]): () => void {
  if (!host.hasAttribute("role")) host.setAttribute("role", "group");
  const isNamed = host.hasAttribute("aria-label") || host.hasAttribute("aria-labelledby");
  return withTexts((t) => {
    if (!isNamed) host.ariaLabel = t("Carousel.Label");
    host.setAttribute("aria-roledescription", t("Carousel.Role"));
    onTexts(t);
  });
}
