import { beforeEach, expect, test } from "vitest";
import { type Content, dropKept, keep, release, startAnew } from "../../../shell/navigation/kept.ts";
import { changesWith, liveSelector } from "../../../shell/navigation/parts.ts";

beforeEach(() => {
  dropKept();
  startAnew();
});

function leave(html = "<p></p>", acts = false): Content {
  const nodes = document.createRange().createContextualFragment(html);
  const content = { weight: 0, acts } as Content;
  keep(content, nodes);
  return content;
}

test("NAV-02 the last ten pages are kept", () => {
  const pages = Array.from({ length: 12 }, () => leave());
  expect(pages.map((page) => page.nodes !== undefined)).toEqual([false, false, ...Array<boolean>(10).fill(true)]);
});

test("NAV-02 a page that is left again is the newest", () => {
  const first = leave();
  for (let index = 0; index < 9; index++) leave();
  keep(first, first.nodes!);
  leave();
  expect(first.nodes).toBeDefined();
});

test("NAV-02 few pages are kept when they are huge, but always the last one", () => {
  const huge = "<i></i>".repeat(30_000);
  const [first, second] = [leave(huge), leave(huge)];
  expect([first.nodes, second.nodes].map(Boolean)).toEqual([false, true]);
});

test("NAV-02 NAV-04 a page whose address may change something stays kept when the cart changes, but for no other visitor", () => {
  const acting = leave('<p data-changes-with="cart"></p>', true);
  dropKept(changesWith("cart"));
  expect(acting.nodes).toBeDefined();
  keep(acting, acting.nodes!);
  expect(acting.nodes).toBeDefined();
  dropKept();
  expect(acting.nodes).toBeUndefined();
});

test("a page that is shown again is kept no longer", () => {
  const page = leave();
  release(page);
  expect(page.nodes).toBeUndefined();
});

test("CRT-04 a change of the cart drops the kept pages that show the cart, and no other", () => {
  const pages = [
    leave(),
    leave(`<div data-island="cart-lines"></div>`),
    leave(`<p data-changes-with="stock cart"></p>`),
    leave(`<p data-changes-with="user"></p>`),
  ];
  dropKept(changesWith("cart"));
  expect(pages.map((page) => Boolean(page.nodes))).toEqual([true, false, false, true]);
});

test("after an unsafe request no kept page that shows the cart or the account stays", () => {
  const pages = [leave(), leave(`<div data-island="cart-lines"></div>`), leave(`<p data-changes-with="user"></p>`)];
  dropKept(liveSelector);
  expect(pages.map((page) => Boolean(page.nodes))).toEqual([true, false, false]);
});

test("CRT-04 what changes while a page is shown keeps that page from being kept, and not the next one", () => {
  dropKept(changesWith("cart"));
  const lines = '<p data-changes-with="cart"></p>';
  expect([leave(), leave(lines)].map(({ nodes }) => nodes !== undefined)).toEqual([true, false]);
  startAnew();
  expect(leave(lines).nodes).toBeDefined();
});
