import * as fc from "fast-check";
import { expect, test } from "vitest";
import { targetUrl, cultureOf, type CurrentPage } from "../../../../islands/content/culture-switcher/rules.ts";

const site = "https://shop.be";
const currentPage = (path: string, more: Partial<CurrentPage> = {}): CurrentPage => ({
  url: site + path,
  app: "",
  culture: "en",
  renderedPath: "/en",
  alternates: new Map(),
  ...more,
});
const french = { href: `${site}/fr`, language: "fr-BE" };

test.each([
  ["/en", "/fr"],
  ["/en/", "/fr/"],
  ["/en/catalog/tea", "/fr/catalog/tea"],
  ["/EN/catalog", "/fr/catalog"],
  ["/en/catalog?q=a%20b&page=2#list", "/fr/catalog?q=a%20b&page=2#list"],
  ["/en/en/english", "/fr/en/english"],
  ["/en/caf%C3%A9", "/fr/caf%C3%A9"],
])("LOC-05 from %s the French page is %s", (path, address) =>
  expect(targetUrl(french, currentPage(path))).toBe(site + address),
);

test.each(["/", "/about", "/english/x", "/de/catalog", "/shop/en/catalog"])(
  "LOC-05 for %s, which does not start with the page's culture, the CMS link is unchanged",
  (path) => {
    expect(targetUrl({ ...french, href: `${site}/fr?from=start` }, currentPage(path))).toBe(`${site}/fr?from=start`);
  },
);

test("LOC-05 the culture is replaced after the application path", () => {
  const choice = { href: `${site}/my/shop/fr/start`, language: "fr" };
  const app = { app: "/my/shop" };
  expect(targetUrl(choice, currentPage("/my/shop/en/catalog", app))).toBe(`${site}/my/shop/fr/catalog`);
  expect(targetUrl(choice, currentPage("/My/Shop/en/catalog", app))).toBe(`${site}/My/Shop/fr/catalog`);
  expect(targetUrl(choice, currentPage("/other/en/catalog", app))).toBe(choice.href);
});

test("LOC-05 the page's alternates have priority, by full language tag, then by language alone", () => {
  const named = (...tags: string[]) => new Map(tags.map((tag) => [tag, `${site}/fr/catalogue-${tag}`]));
  const go = (...tags: string[]) =>
    targetUrl(french, currentPage("/en/catalog?q=x#top", { alternates: named(...tags) }));
  expect(go("fr", "fr-BE", "nl-BE")).toBe(`${site}/fr/catalogue-fr-BE?q=x#top`);
  expect(go("FR-be")).toBe(`${site}/fr/catalogue-FR-be?q=x#top`);
  expect(go("fr-FR", "fr")).toBe(`${site}/fr/catalogue-fr?q=x#top`);
  expect(go("fr-FR")).toBe(`${site}/fr/catalogue-fr-FR?q=x#top`);
  expect(go("nl-BE", "x-default")).toBe(`${site}/fr/catalog?q=x#top`);
});

test("LOC-05 the query of an alternate replaces the current query", () => {
  const alternates = new Map([["fr", `${site}/page?lang=fr`]]);
  expect(targetUrl(french, currentPage("/page?lang=en#top", { alternates }))).toBe(`${site}/page?lang=fr#top`);
});

test("LOC-05 on the page that the CMS rendered, the links may have translated paths", () => {
  const choice = { href: `${site}/fr/rayons?sort=new`, language: "fr" };
  expect(targetUrl(choice, currentPage("/en/departments?sort=price#list", { renderedPath: "/en/departments" }))).toBe(
    `${site}/fr/rayons?sort=price#list`,
  );
});

test("LOC-05 a language on another host keeps that host", () => {
  expect(targetUrl({ href: "https://shop.fr/fr/", language: "fr" }, currentPage("/en/catalog"))).toBe(
    "https://shop.fr/fr/catalog",
  );
});

test.each([
  ["/fr/x", "fr", "fr"],
  ["/fr-BE", "fr", "fr-BE"],
  ["/fr", "", "fr"],
  ["/switch/fr", "fr", ""],
  ["/switch/fr", "", ""],
  ["/nl/x", "fr", ""],
  ["/?lang=fr", "fr", ""],
])("LOC-05 the address %s of a link in %j has the culture %j", (path, language, culture) =>
  expect(cultureOf({ href: site + path, language }, "")).toBe(culture),
);

test("LOC-05 switching the language and back returns to the same page", () => {
  const step = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), step, step, (steps, query, hash) => {
      const path = `/en/${steps.join("/")}?q=${query}#${hash}`;
      const target = targetUrl({ href: `${site}/fr`, language: "fr" }, currentPage(path, { renderedPath: "/none" }));
      const back = targetUrl(
        { href: `${site}/en`, language: "en" },
        { ...currentPage("", { culture: "fr", renderedPath: "/none" }), url: target },
      );
      expect(back).toBe(site + path);
    }),
  );
});
