import type { Swiper } from "swiper";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { noteStyle } from "../../../shared/note-style.ts";
import type { Row } from "./row.ts";

/** Milliseconds. */
const SLIDE = 300;

/** Swiper on the CMS's own list. A mouse does not drag: it magnifies, and has buttons. PRO-01 */
export function swiperRow(Engine: typeof Swiper, stage: HTMLElement, list: HTMLElement, first: number, onShow: (index: number) => void): Row {
  const items = [...list.children] as HTMLElement[];
  const restore = [list, ...items].flatMap((element) => [keptAttributes(element, ["class"]), noteStyle(element)]);
  list.classList.add("atoll-gallery-row");
  for (const item of items) item.classList.add("atoll-gallery-slide");
  const swiper = new Engine(stage, {
    wrapperClass: "atoll-gallery-row",
    slideClass: "atoll-gallery-slide",
    containerModifierClass: "atoll-swiper-",
    initialSlide: first,
    speed: SLIDE,
    simulateTouch: false,
    lazyPreload: false,
    on: { slideChange: ({ activeIndex }) => onShow(activeIndex) },
  });
  return {
    go: (index, isAtOnce) => swiper.slideTo(index, isAtOnce ? 0 : SLIDE),
    end() {
      swiper.destroy();
      for (const put of restore) put();
    },
  };
}
