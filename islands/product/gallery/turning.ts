import { element } from "../../../shared/element.ts";
import type { Config } from "../../../shared/island/field.ts";
import { texts, withTexts } from "../../../shared/i18n/texts.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { announce } from "../../../shared/live.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { type Row, scrolledItem, scrollingRow } from "../../../shared/slides/row.ts";
import { swiperRow } from "../../../shared/slides/swiper-row.ts";
import { warn } from "../../../shared/warn.ts";
import { controls } from "./controls.ts";
import type definition from "./definition.ts";
import type { Photo } from "./photos.ts";
import { afterKey, clamped } from "./rules.ts";
import { thumbs } from "./thumbs.ts";

/** Milliseconds. */
const SLIDE = 300;

export interface Turning {
  show(index: number, isAtOnce: boolean): void;
  /** Puts the list back as it was. */
  end(): void;
}

/** Shows one of several photos at a time. PRO-01 */
export function turning(
  host: HTMLElement,
  list: HTMLElement,
  photos: readonly Photo[],
  { thumbs: visible }: Config<typeof definition.config>,
  signal: AbortSignal,
): Turning {
  const stage = element("div", "atoll-slides");
  const focus = document.activeElement as HTMLElement | null;
  const scrolled = list.scrollLeft;
  const restore = keptAttributes(host, ["role", "aria-label"]);
  const inerts = photos.map(({ item }) => item.inert);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let at = clamped(scrolledItem(list), photos.length);
  let row: Row;

  const small = thumbs(photos, visible, (index) => show(index), signal);
  const buttons = controls(photos.length, (by) => show(clamped(at + by, photos.length)), signal);
  list.before(stage);
  stage.append(list);
  const bar = element("div", "atoll-gallery-bar", ...buttons.parts);
  host.append(small.list, bar);
  list.scrollTo({ left: scrolled, behavior: "instant" });
  if (focus && list.contains(focus)) focus.focus({ preventScroll: true });

  /** Says which photo is shown, wherever that was decided. */
  function mark(index: number, isAtOnce: boolean): void {
    at = index;
    const before = document.activeElement;
    for (const [other, { item }] of photos.entries()) item.inert = other !== at;
    // A photo that is out of sight has no focus.
    const isIn = before && photos.some(({ item }, other) => other !== at && item.contains(before));
    if (isIn) photos[at]!.link?.focus({ preventScroll: true });
    else if (before?.closest(".atoll-gallery-thumb") && small.list.contains(before))
      small.buttons[at]!.focus({ preventScroll: true });
    buttons.show(at);
    small.show(at, isAtOnce);
  }
  function tell(): void {
    const t = texts();
    // A photo that has the focus is read already.
    if (t && !photos[at]!.item.contains(document.activeElement))
      announce(t("Gallery.Shown", at + 1, photos.length, photos[at]!.image.alt));
  }
  /** What the visitor has done with fingers, or by scrolling. */
  const follow = (index: number): void => {
    if (index === at || !photos[index]) return;
    mark(index, still.matches);
    tell();
  };
  function show(index: number, isAtOnce = still.matches): void {
    if (index === at) return;
    mark(index, isAtOnce);
    row.go(index, isAtOnce);
    if (!isAtOnce || still.matches) tell();
  }

  row = scrollingRow(list, follow);
  mark(at, true);
  void slide();

  async function slide(): Promise<void> {
    try {
      const { Swiper } = await loadLater("swiper", () => import("swiper"));
      if (signal.aborted) return;
      row.end();
      list.scrollTo({ left: 0, behavior: "instant" });
      row = swiperRow(Swiper, stage, list, { first: at, speed: SLIDE }, follow);
    } catch (error) {
      warn("the photos are scrolled, for what slides them could not be loaded.", error);
    }
  }

  host.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const isColumn = small.list.contains(event.target as Node);
      const index = afterKey(event.key, at, photos.length, getComputedStyle(host).direction === "rtl", isColumn);
      if (index === null) return;
      event.preventDefault();
      show(index);
    },
    { signal },
  );
  if (!host.hasAttribute("role")) host.setAttribute("role", "group");
  const isNamed = host.hasAttribute("aria-label") || host.hasAttribute("aria-labelledby");
  const stopTexts = withTexts((t) => {
    if (!isNamed) host.ariaLabel = t("Gallery.Label");
    buttons.name(t);
    small.name(t);
  });

  return {
    show,
    end() {
      row.end();
      stopTexts();
      for (const [index, { item }] of photos.entries()) item.inert = inerts[index]!;
      stage.replaceWith(list);
      small.list.remove();
      bar.remove();
      restore();
    },
  };
}
