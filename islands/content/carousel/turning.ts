import { autoplay } from "../../../shared/autoplay.ts";
import { element } from "../../../shared/element.ts";
import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import { isField } from "../../../shared/is-field.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { announce } from "../../../shared/live.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { noteStyle } from "../../../shared/note-style.ts";
import { pauseButton } from "../../../shared/pause-button.ts";
import { type Row, scrolledItem, scrollingRow } from "../../../shared/slides/row.ts";
import { swiperRow } from "../../../shared/slides/swiper-row.ts";
import { warn } from "../../../shared/warn.ts";
import { controls } from "./controls.ts";
import { afterKey, around, type Look, positions, slidesIn } from "./rules.ts";
import { stack } from "./stack.ts";

/** Shows some items of `list` at a time; `speed` is in milliseconds. Returns how to put it back as it was. CNT-08 CNT-09 NEW-04 */
export function turning(
  host: HTMLElement,
  list: HTMLElement,
  look: Look,
  speed: number,
  signal: AbortSignal,
): () => void {
  const items = [...list.children] as HTMLElement[];
  const inerts = items.map(({ inert }) => inert);
  const restore = [keptAttributes(host, ["role", "aria-label", "aria-roledescription"]), noteStyle(host)];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const stage = element("div", "atoll-slides");
  const focus = document.activeElement as HTMLElement | null;
  const scrolled = list.scrollLeft;
  let slides = slidesIn(innerWidth, look);
  let at = Math.min(scrolledItem(list), positions(items.length, slides) - 1);
  let row: Row;
  let timer: ReturnType<typeof setInterval> | undefined;

  const places = (): number => positions(items.length, slides);
  const bar = controls(
    look,
    (by) => show(around(at + by, places())),
    (place) => show(place),
    signal,
  );
  const pause = pauseButton(() => motion.ask(motion.isMeant ? "rest" : "play"), signal);
  const parts = [pause.element, ...bar.arrows, ...(bar.dots ? [bar.dots] : [])];
  list.before(stage);
  stage.append(list);
  // What stops it is reached before what moves.
  if (look.delay > 0) host.prepend(pause.element);
  host.append(...parts.filter((part) => part !== pause.element));
  list.scrollTo({ left: scrolled, behavior: "instant" });
  if (focus && list.contains(focus)) focus.focus({ preventScroll: true });
  host.style.setProperty("--atoll-carousel-speed", `${speed}ms`);

  /** Says which items are in sight, wherever that was decided. */
  function mark(place: number): void {
    at = place;
    const before = document.activeElement;
    for (const [index, item] of items.entries()) item.inert = index < at || index >= at + slides;
    // An item that is out of sight has no focus.
    if (items.some((item) => item.inert && item.contains(before)))
      items[at]!.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    bar.show(at, places());
  }
  function tell(): void {
    const t = texts();
    const last = Math.min(at + slides, items.length);
    const isRead = items.some((item) => item.contains(document.activeElement));
    if (t && !isRead)
      announce(slides === 1 ? t("Carousel.One", last, items.length) : t("Carousel.Some", at + 1, last, items.length));
  }
  function move(place: number): void {
    mark(place);
    row.go(place, still.matches);
  }
  /** What the visitor has asked for is said, too. */
  function show(place: number): void {
    if (place === at) return;
    move(place);
    tell();
    motion.decide();
  }
  /** What the visitor has done with fingers, or by scrolling. */
  const follow = (index: number): void => {
    const place = Math.min(index, places() - 1);
    if (place === at) return;
    mark(place);
    tell();
  };
  /** As many as the window has room for. */
  function fit(): void {
    slides = slidesIn(innerWidth, look);
    host.style.setProperty("--atoll-carousel-slides", String(slides));
    for (const part of parts) part.hidden = places() === 1;
    mark(Math.min(at, places() - 1));
  }

  row = look.isStack ? stack(list, at) : scrollingRow(list, follow);
  fit();
  const motion = autoplay(
    host,
    {
      begins: () => look.delay > 0 && places() > 1,
      looked: [stage, ...parts.filter((part) => part !== pause.element)],
      tell(isMeant, plays) {
        const t = texts();
        if (t) pause.show(t(isMeant ? "Carousel.Pause" : "Carousel.Play"), isMeant);
        clearInterval(timer);
        if (plays && look.delay > 0) timer = setInterval(() => move(around(at + 1, places())), look.delay);
      },
    },
    signal,
  );
  if (!look.isStack) void slide();

  async function slide(): Promise<void> {
    try {
      const { Swiper } = await loadLater("swiper", () => import("swiper"));
      if (signal.aborted) return;
      row.end();
      list.scrollTo({ left: 0, behavior: "instant" });
      row = swiperRow(Swiper, stage, list, { first: at, speed }, follow);
    } catch (error) {
      warn("the carousel is scrolled, for what slides it could not be loaded.", error);
    }
  }

  addEventListener(
    "resize",
    () => {
      fit();
      motion.decide();
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        isField(event.target as Element)
      )
        return;
      const place = afterKey(event.key, at, places(), getComputedStyle(host).direction === "rtl", look.isStack);
      if (place === null) return;
      event.preventDefault();
      show(place);
    },
    { signal },
  );
  if (!host.hasAttribute("role")) host.setAttribute("role", "group");
  const isNamed = host.hasAttribute("aria-label") || host.hasAttribute("aria-labelledby");
  const stopTexts = withTexts((t) => {
    if (!isNamed) host.ariaLabel = t("Carousel.Label");
    host.setAttribute("aria-roledescription", t("Carousel.Role"));
    bar.name(t);
    motion.decide();
  });

  return () => {
    clearInterval(timer);
    row.end();
    stopTexts();
    for (const [index, item] of items.entries()) item.inert = inerts[index]!;
    stage.replaceWith(list);
    for (const part of parts) part.remove();
    for (const put of restore) put();
  };
}
