import type { Swiper } from "swiper";
import { saveAttributes, saveStyle } from "../dom/save-attributes.ts";
import type { SlideRow } from "./row.ts";

const ROW = "atoll-slides-row";
const ITEM = "atoll-slides-item";

interface Options {
  /** Index of the initial item. */
  first: number;
  /** Milliseconds of a transition. */
  speed: number;
}

/**
 * Runs Swiper on the CMS's list in `stage`. The stage has the class `atoll-slides`, styled by
 * `shared/slides/slides.css`; the island sets the size of the items. A mouse does not drag, since the items are links
 * and photos and there are buttons. PRO-01 CNT-08
 */
export function swiperRow(
  Engine: typeof Swiper,
  stage: HTMLElement,
  list: HTMLElement,
  { first, speed }: Options,
  onShow: (index: number) => void,
): SlideRow {
  const items = [...list.children] as HTMLElement[];
  const restore = [list, ...items].flatMap((element) => [saveAttributes(element, ["class"]), saveStyle(element)]);
  list.classList.add(ROW);
  for (const item of items) item.classList.add(ITEM);
  const swiper = new Engine(stage, {
    wrapperClass: ROW,
    slideClass: ITEM,
    containerModifierClass: "atoll-swiper-",
    slidesPerView: "auto",
    initialSlide: first,
    speed,
    simulateTouch: false,
    // A swipe may begin on a button that is on the items.
    touchEventsTarget: "container",
    lazyPreload: false,
    // Due to rounding, `activeIndex` at the end may be one too small.
    on: { slideChange: ({ activeIndex, isEnd }) => onShow(isEnd ? items.length - 1 : activeIndex) },
  });
  return {
    go: (index, isAtOnce) => swiper.slideTo(index, isAtOnce ? 0 : speed),
    destroy() {
      swiper.destroy();
      for (const undo of restore) undo();
    },
  };
}
