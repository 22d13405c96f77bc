import type { Locator, Page } from "@playwright/test";
import { expect } from "../../../browser/guard/test.ts";

/** Nine photos. */
export const cup = "/en/product/stoneware-cup-sea-salt-glaze";

export const gallery = (page: Page) => page.locator("[data-island=gallery]");

export function partsOf(host: Locator) {
  const stage = host.locator(".atoll-slides");
  return {
    stage,
    count: host.locator(".atoll-gallery-count"),
    thumbs: host.locator(".atoll-gallery-thumb"),
    previous: host.locator(".atoll-gallery-previous"),
    next: host.locator(".atoll-gallery-next"),
    /** The link of the current photo. */
    link: host.locator("li:not([inert]) a"),
    /** Waits for Swiper. */
    slides: () => expect(host.locator(".atoll-slides-row")).toHaveCount(1),
    /** Expects the photo with that number to be in place, and no other. */
    shows: async (position: number, total: number): Promise<void> => {
      const current = () =>
        host.evaluate((host) => {
          const left = host.querySelector(".atoll-slides")!.getBoundingClientRect().left;
          const items = [...host.querySelectorAll("li")];
          const numbers = (isCurrent: (item: HTMLElement) => boolean): number[] =>
            items.flatMap((item, index) => (isCurrent(item) ? [index + 1] : []));
          return {
            count: host.querySelector(".atoll-gallery-count bdo")?.textContent,
            reachable: numbers((item) => !item.inert),
            inPlace: numbers((item) => Math.abs(item.getBoundingClientRect().left - left) < 1),
          };
        });
      await expect
        .poll(current, { intervals: [50] })
        .toEqual({ count: `${position} / ${total}`, reachable: [position], inPlace: [position] });
    },
    /** Numbers of the thumbnails that are visible. */
    inSight: (): Promise<number[]> =>
      host.locator(".atoll-gallery-thumbs").evaluate((list) => {
        const view = list.getBoundingClientRect();
        const isIn = (box: DOMRect): boolean =>
          box.top >= view.top - 1 &&
          box.bottom <= view.bottom + 1 &&
          box.left >= view.left - 1 &&
          box.right <= view.right + 1;
        return [...list.children].flatMap((thumb, index) => (isIn(thumb.getBoundingClientRect()) ? [index + 1] : []));
      }),
  };
}

/** A photo of the stand-in under an address that no other test requests. */
export const photo = (of: string, alt: string, view = "front") =>
  `<li><a href="/media/products/p276.svg?of=${of}&amp;view=${view}&amp;size=large"><img
    src="/media/products/p276.svg?of=${of}&amp;view=${view}" width="400" height="400" alt="${alt}"></a></li>`;
export const host = (content: string, attributes = ""): string =>
  `<div class="lab-photos" data-island="gallery" ${attributes}>${content}</div>`;
export const trio = (of: string): string =>
  host(`<ul>${photo(of, "Cup")}${photo(of, "Cup, close-up", "close-up")}${photo(of, "Cup, from above", "above")}</ul>`);
