import { countWishes } from "../../../shared/api/wish-count.ts";
import { on } from "../../../shared/events.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { abortPrevious } from "../../../shared/time/abort-previous.ts";
import { warn } from "../../../shared/warn.ts";

export default function wishlistCount(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const begin = abortPrevious(signal);
  let t: Translate | undefined;
  let count: number | undefined;

  function show(): void {
    if (count === undefined) return;
    for (const place of host.querySelectorAll("[data-wishlist-count]")) place.textContent = String(count);
    if (t)
      for (const place of host.querySelectorAll("[data-wishlist-products]"))
        place.textContent = t("Wishlist.Products", count);
  }

  /** A request replaces the previous one, whose answer may be out of date. */
  async function ask(): Promise<void> {
    const running = begin();
    try {
      const answer = await countWishes(running);
      if (running.aborted) return;
      count = answer;
      show();
    } catch (error) {
      if (!running.aborted) warn("the number of wishlist products could not be loaded; the page's stays.", error);
    }
  }

  on(document, "wishlist:changed", () => void ask(), signal);
  // The page may be cached, with an old number.
  void ask();
  return withTexts((texts) => {
    t = texts;
    show();
  });
}
