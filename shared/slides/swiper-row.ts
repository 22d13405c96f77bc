import type { Swiper } from "swiper";
import { keptAttributes } from "../kept-attributes.ts";
import { noteStyle } from "../note-style.ts";
import type { Row } from "./row.ts";

const ROW = "atoll-slides-row";
const ITEM = "atoll-slides-item";

interface Options {
  /** The item to begin with. */
  first: number;
  /** Milliseconds from one item to the next. */
  speed: number;
}

/** Swiper on the CMS's own list in `stage`, which has the class `atoll-slides`: the style is `shared/slides/slides.css`, and the size of the items the island's. A mouse does not drag: links and photos are under it, and there are buttons. PRO-01 CNT-08 */
export function swiperRow(
  Engine: typeof Swiper,
  stage: HTMLElement,
  list: HTMLElement,
  { first, speed }: Options,
  onShow: (index: number) => void,
): Row {
  const items = [...list.children] as HTMLElement[];
  const restore = [list, ...items].flatMap((element) => [keptAttributes(element, ["class"]), noteStyle(element)]);
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
    lazyPreload: false,
    // At its end the row may lack a fraction of a pixel to the item that it is at.
    on: { slideChange: ({ activeIndex, isEnd }) => onShow(isEnd ? items.length - 1 : activeIndex) },
  });
  return {
    go: (index, isAtOnce) => swiper.slideTo(index, isAtOnce ? 0 : speed),
    end() {
      swiper.destroy();
      for (const put of restore) put();
    },
  };
}
