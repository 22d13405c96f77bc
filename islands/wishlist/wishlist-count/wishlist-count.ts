import { wishCountPath } from "../../../shared/api/wishlists.ts";
import { on } from "../../../shared/events.ts";
import { call } from "../../../shared/http/call.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { latest } from "../../../shared/latest.ts";
import { warn } from "../../../shared/warn.ts";
import { readCount } from "./rules.ts";

export default function wishlistCount(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const begin = latest(signal);
  let t: Translate | undefined;
  let count: number | undefined;

  function show(): void {
    if (count === undefined) return;
    for (const place of host.querySelectorAll("[data-wishlist-count]")) place.textContent = String(count);
    if (t)
      for (const place of host.querySelectorAll("[data-wishlist-products]"))
        place.textContent = t("Wishlist.Products", count);
  }

  /** What was asked before the last change is not waited for. */
  async function ask(): Promise<void> {
    const running = begin();
    try {
      const answer = readCount(await call(wishCountPath, { login: false, ofHost: true, signal: running }));
      if (running.aborted) return;
      count = answer;
      show();
    } catch (error) {
      if (!running.aborted) warn("the number of wished products could not be read; that of the page stays.", error);
    }
  }

  on(document, "wishlist:changed", () => void ask(), signal);
  // The page may come from a cache.
  void ask();
  return withTexts((texts) => {
    t = texts;
    show();
  });
}
