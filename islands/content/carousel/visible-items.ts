import { announce as announceText } from "../../../shared/a11y/live-region.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { scrolledItem } from "../../../shared/slides/row.ts";
import { type CarouselSettings, placeCount, slidesIn } from "./rules.ts";

/** The items of a carousel. Items out of view are inert. */
export interface VisibleItems {
  /** Index of the first visible item. */
  readonly place: number;
  /** Number of places that the row can stop at. */
  readonly places: number;
  /** Number of visible items. */
  readonly slides: number;
  setPlace(place: number): void;
  /** Updates the place after the visitor has swiped or scrolled to the item at `index`. */
  follow(index: number): void;
  /** Updates the number of visible items for the width of the window. */
  fit(): void;
  /** Announces the visible items, unless the focus is in an item. */
  announce(): void;
  restore(): void;
}

/** The initial place is the one that `list` is scrolled to. Calls `onChange` at each `setPlace`, `follow` and `fit`. */
export function visibleItems(
  list: HTMLElement,
  settings: CarouselSettings,
  onChange: (place: number, places: number) => void,
): VisibleItems {
  const items = [...list.children] as HTMLElement[];
  const wereInert = items.map(({ inert }) => inert);
  const restores = items.map((item) => saveAttributes(item, ["aria-posinset", "aria-setsize"]));
  // Screen readers do not count inert items: a row with one visible item would be a list of one. A stack is no list.
  for (const [index, item] of settings.isStack ? [] : items.entries()) {
    item.ariaPosInSet = String(index + 1);
    item.ariaSetSize = String(items.length);
  }
  let slides = slidesIn(innerWidth, settings);
  const places = (): number => placeCount(items.length, slides);
  let place = Math.min(scrolledItem(list), places() - 1);

  function setPlace(newPlace: number): void {
    place = newPlace;
    showItems(items, place, slides);
    onChange(place, places());
  }
  const announce = (): void => announceItems(items, place, slides);

  return {
    get place() {
      return place;
    },
    get places() {
      return places();
    },
    get slides() {
      return slides;
    },
    setPlace,
    follow(index) {
      const next = Math.min(index, places() - 1);
      if (next === place) return;
      setPlace(next);
      announce();
    },
    fit() {
      slides = slidesIn(innerWidth, settings);
      setPlace(Math.min(place, places() - 1));
    },
    announce,
    restore() {
      for (const [index, item] of items.entries()) item.inert = wereInert[index]!;
      for (const restoreAttributes of restores) restoreAttributes();
    },
  };
}

/** Makes all items inert, except `count` items from the one at `first`. */
function showItems(items: readonly HTMLElement[], first: number, count: number): void {
  const focused = document.activeElement;
  for (const [index, item] of items.entries()) item.inert = index < first || index >= first + count;
  // Move the focus out of an item that is no longer visible.
  if (items.some((item) => item.inert && item.contains(focused)))
    items[first]!.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
}

function announceItems(items: readonly HTMLElement[], first: number, count: number): void {
  const t = texts();
  if (!t || items.some((item) => item.contains(document.activeElement))) return;
  const last = Math.min(first + count, items.length);
  announceText(count === 1 ? t("Carousel.One", last, items.length) : t("Carousel.Some", first + 1, last, items.length));
}
