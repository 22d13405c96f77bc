import { afterEach, beforeEach, expect, test, vi } from "vitest";
import cultureSwitcher from "../../../../islands/content/culture-switcher/culture-switcher.ts";
import definition from "../../../../islands/content/culture-switcher/definition.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
const { pathname: before } = location;

beforeEach(() => {
  standInShell({ culture: "en" });
  abort = new AbortController();
  history.replaceState(null, "", "/en/catalog");
});
afterEach(() => {
  abort.abort();
  document.body.replaceChildren();
  document.head.replaceChildren();
  history.replaceState(null, "", before);
  vi.restoreAllMocks();
});

function show(html: string) {
  document.body.innerHTML = html;
  const host = document.body.firstElementChild as HTMLElement;
  const unmount = island(definition, cultureSwitcher)(host, {
    signal: abort.signal,
    id: "culture-switcher-1",
    fail: vi.fn(),
  });
  const paths = (): string[] => [...host.querySelectorAll("a")].map((link) => link.href.replace(location.origin, ""));
  return { host, paths, unmount };
}
const go = (address: string): void => {
  history.replaceState(null, "", address);
  document.dispatchEvent(new CustomEvent("page:loaded", { detail: {} }));
};
const nav =
  '<nav><a href="/en/catalog" hreflang="en" aria-current="true">EN</a><a href="/fr/rayons" hreflang="fr-BE">FR</a><a href="/nl/catalog">NL</a></nav>';

test("LOC-05 on the initial page the CMS's links keep their URL, plus later parameters", () => {
  const { host, paths } = show(nav);
  expect([...host.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/en/catalog",
    "/fr/rayons",
    "/nl/catalog",
  ]);
  history.replaceState(null, "", "/en/catalog?sort=new#tea");
  host.querySelectorAll("a")[1]!.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(paths()).toEqual(["/en/catalog?sort=new#tea", "/fr/rayons?sort=new#tea", "/nl/catalog?sort=new#tea"]);
});

test("LOC-05 after a visit links lead to the current page or its hreflang alternates", () => {
  const { paths } = show(nav);
  go("/en/product/cup?colour=red");
  expect(paths()).toEqual(["/en/product/cup?colour=red", "/fr/product/cup?colour=red", "/nl/product/cup?colour=red"]);
  document.head.innerHTML =
    '<link rel="alternate" hreflang="fr" href="/fr/produit/tasse"><link rel="alternate" hreflang="nl" type="application/rss+xml" href="/nl/feed">';
  go("/en/product/cup");
  expect(paths()).toEqual(["/en/product/cup", "/fr/produit/tasse", "/nl/product/cup"]);
  document.head.innerHTML = '<link rel="alternate" hreflang="nl" href="/nl/kop">';
  go("/en/product/cup");
  expect(paths()[2]).toBe("/nl/kop");
  document.head.replaceChildren();
  go("/about");
  expect(paths()).toEqual(["/en/catalog", "/fr/rayons", "/nl/catalog"]);
});

test("LOC-05 a link without hreflang gets it from its URL", () => {
  const { host } = show(nav);
  expect([...host.querySelectorAll("a")].map((link) => link.hreflang)).toEqual(["en", "fr-BE", "nl"]);
});

test("LOC-05 without a link for the current language, returning to the first page restores its links", () => {
  const { paths } = show('<nav><a href="/fr/rayons" hreflang="fr">FR</a></nav>');
  expect(paths()).toEqual(["/fr/rayons"]);
  go("/en/tea");
  expect(paths()).toEqual(["/fr/tea"]);
  go("/en/catalog");
  expect(paths()).toEqual(["/fr/rayons"]);
});

test("LOC-05 the current language's link is marked while the island is live", () => {
  const bare = '<a href="/en/catalog">EN</a><a href="/fr/rayons">FR</a>';
  const { host, unmount } = show(`<nav>${bare}</nav>`);
  expect([...host.querySelectorAll("a")].map((link) => link.getAttribute("aria-current"))).toEqual(["true", null]);
  unmount();
  expect(host.innerHTML).toBe(bare);
  expect(show(nav).host.querySelectorAll("[aria-current]")).toHaveLength(1);
});

test("LOC-05 links that only open a menu or have an invalid URL are unchanged", () => {
  const { host } = show(
    '<nav><a href="#" id="menu">EN</a><a href="http://[" id="broken">?</a><a href="/fr/rayons">FR</a></nav>',
  );
  go("/en/tea");
  expect(
    [...host.querySelectorAll("a")].map((link) => link.getAttribute("href")!.replace(location.origin, "")),
  ).toEqual(["#", "http://[", "/fr/tea"]);
  expect(host.querySelector("#menu")!.attributes).toHaveLength(2);
});

test("NAV-20 LOC-05 unmounting restores the CMS's markup", () => {
  const { host, unmount } = show(nav);
  const html = nav.replace(/<\/?nav>/g, "");
  go("/en/tea");
  expect(host.innerHTML).not.toBe(html);
  abort.abort();
  unmount();
  expect(host.innerHTML).toBe(html);
  go("/en/coffee");
  host.querySelector("a")!.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(host.innerHTML).toBe(html);
});

const form = (
  button: string,
  options = '<option value="/en/catalog" lang="en" selected>English</option><option value="/fr/rayons" lang="fr">Français</option>',
) => `<form action="/language"><select name="to">${options}</select>${button}</form>`;

function choose(host: HTMLElement, index: number) {
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  const select = host.querySelector("select")!;
  select.selectedIndex = index;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  const changed = assign.mock.calls.length;
  const event = new Event("submit", { bubbles: true, cancelable: true });
  host.dispatchEvent(event);
  return {
    changed,
    calls: assign.mock.calls.map(([url]) => String(url).replace(location.origin, "")),
    prevented: event.defaultPrevented,
  };
}

test("LOC-05 a select with a button switches on submit and keeps its option values", () => {
  const { host } = show(form("<button>Go</button>"));
  const html = host.innerHTML;
  go("/en/tea?q=x#y");
  expect(choose(host, 1)).toEqual({ changed: 0, calls: ["/fr/tea?q=x#y"], prevented: true });
  expect(host.innerHTML).toBe(html);
});

test.each(["", '<button type="button">Help</button>'])(
  "LOC-05 a select without a submit button (%s) switches on change",
  (button) => {
    const { host } = show(form(button));
    expect(choose(host, 1)).toMatchObject({ changed: 1 });
  },
);

test("LOC-05 an option value may be just the culture", () => {
  const { host } = show(
    form("<button>Go</button>", '<option value="en">English</option><option value="fr-BE">Français</option>'),
  );
  go("/en/tea");
  expect(choose(host, 1).calls).toEqual(["/fr-BE/tea"]);
});

test("LOC-05 an option that names no language does nothing", () => {
  const { host } = show(
    form(
      "",
      '<option value="">Choose</option><option value="http://[">?</option><option value="/fr/rayons">FR</option>',
    ),
  );
  expect(choose(host, 0)).toEqual({ changed: 0, calls: [], prevented: false });
  expect(choose(host, 1)).toEqual({ changed: 0, calls: [], prevented: false });
});

test("LOC-05 a page restored from the back/forward cache selects its own language", () => {
  const { host } = show(form("<button>Go</button>"));
  const select = host.querySelector("select")!;
  select.selectedIndex = 1;
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(select.selectedIndex).toBe(0);
});

test("LOC-05 a host without links or a select throws", () => {
  expect(() => show("<nav id=l>EN</nav>")).toThrow(
    "culture-switcher on <nav#l> expects links or a select in it; add it to the markup.",
  );
});
