import { beforeEach, expect, test } from "vitest";
import { type Content, invalidateCache, cachePage, evictPage } from "../../../shell/navigation/cache.ts";
import { changesWith, liveSelector } from "../../../shell/navigation/cache.ts";
import type { Session } from "../../../shell/navigation/session.ts";
import { newSession } from "../stand-ins/session.ts";

let session: Session;
beforeEach(() => void (session = newSession()));

function leave(html = "<p></p>", acts = false): Content {
  const nodes = document.createRange().createContextualFragment(html);
  const content = { weight: 0, hasSideEffects: acts } as Content;
  cachePage(session, content, nodes);
  return content;
}

test("NAV-02 the last ten pages are cached", () => {
  const pages = Array.from({ length: 12 }, () => leave());
  expect(pages.map((page) => page.cachedNodes !== undefined)).toEqual([false, false, ...Array<boolean>(10).fill(true)]);
});

test("NAV-02 a page that is left again counts as the newest", () => {
  const first = leave();
  for (let index = 0; index < 9; index++) leave();
  cachePage(session, first, first.cachedNodes!);
  leave();
  expect(first.cachedNodes).toBeDefined();
});

test("NAV-02 fewer pages are cached when they are huge, but always the last one", () => {
  const huge = "<i></i>".repeat(30_000);
  const [first, second] = [leave(huge), leave(huge)];
  expect([first.cachedNodes, second.cachedNodes].map(Boolean)).toEqual([false, true]);
});

test("NAV-02 NAV-04 a page whose URL has side effects stays cached after a cart change", () => {
  const acting = leave('<p data-changes-with="cart"></p>', true);
  invalidateCache(session, changesWith("cart"));
  expect(acting.cachedNodes).toBeDefined();
  cachePage(session, acting, acting.cachedNodes!);
  expect(acting.cachedNodes).toBeDefined();
  invalidateCache(session);
  expect(acting.cachedNodes).toBeUndefined();
});

test("a page that is shown again is removed from the cache", () => {
  const page = leave();
  evictPage(session, page);
  expect(page.cachedNodes).toBeUndefined();
});

test("CRT-04 a cart change removes only the cached pages that show the cart", () => {
  const pages = [
    leave(),
    leave(`<div data-island="cart-lines"></div>`),
    leave(`<p data-changes-with="stock cart"></p>`),
    leave(`<p data-changes-with="user"></p>`),
  ];
  invalidateCache(session, changesWith("cart"));
  expect(pages.map((page) => Boolean(page.cachedNodes))).toEqual([true, false, false, true]);
});

test("an unsafe request removes cached pages that show the cart or the account", () => {
  const pages = [leave(), leave(`<div data-island="cart-lines"></div>`), leave(`<p data-changes-with="user"></p>`)];
  invalidateCache(session, liveSelector);
  expect(pages.map((page) => Boolean(page.cachedNodes))).toEqual([true, false, false]);
});

test("CRT-04 a page whose data changed while it was shown is not cached; later pages are", () => {
  invalidateCache(session, changesWith("cart"));
  const lines = '<p data-changes-with="cart"></p>';
  expect([leave(), leave(lines)].map(({ cachedNodes }) => cachedNodes !== undefined)).toEqual([true, false]);
  session.cacheChanges = [];
  expect(leave(lines).cachedNodes).toBeDefined();
});
