import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addressOf, cultureOf, type Shown } from "../../../islands/content/culture-switcher/rules.ts";

const site = "https://shop.be";
const shown = (path: string, more: Partial<Shown> = {}): Shown => ({
  url: site + path,
  app: "",
  culture: "en",
  served: "/en",
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
  expect(addressOf(french, shown(path))).toBe(site + address),
);

test.each(["/", "/about", "/english/x", "/de/catalog", "/shop/en/catalog"])(
  "LOC-05 where %s has not the page's culture first, the CMS's own link stays",
  (path) => {
    expect(addressOf({ ...french, href: `${site}/fr?from=start` }, shown(path))).toBe(`${site}/fr?from=start`);
  },
);

test("LOC-05 the culture stands after the application's path", () => {
  const choice = { href: `${site}/my/shop/fr/start`, language: "fr" };
  const app = { app: "/my/shop" };
  expect(addressOf(choice, shown("/my/shop/en/catalog", app))).toBe(`${site}/my/shop/fr/catalog`);
  expect(addressOf(choice, shown("/My/Shop/en/catalog", app))).toBe(`${site}/My/Shop/fr/catalog`);
  expect(addressOf(choice, shown("/other/en/catalog", app))).toBe(choice.href);
});

test("LOC-05 what the page itself names comes first, by the whole language, then by its language alone", () => {
  const named = (...tags: string[]) => new Map(tags.map((tag) => [tag, `${site}/fr/catalogue-${tag}`]));
  const go = (...tags: string[]) => addressOf(french, shown("/en/catalog?q=x#top", { alternates: named(...tags) }));
  expect(go("fr", "fr-BE", "nl-BE")).toBe(`${site}/fr/catalogue-fr-BE?q=x#top`);
  expect(go("FR-be")).toBe(`${site}/fr/catalogue-FR-be?q=x#top`);
  expect(go("fr-FR", "fr")).toBe(`${site}/fr/catalogue-fr?q=x#top`);
  expect(go("fr-FR")).toBe(`${site}/fr/catalogue-fr-FR?q=x#top`);
  expect(go("nl-BE", "x-default")).toBe(`${site}/fr/catalog?q=x#top`);
});

test("LOC-05 a query that the page names for the other language is not added to", () => {
  const alternates = new Map([["fr", `${site}/page?lang=fr`]]);
  expect(addressOf(french, shown("/page?lang=en#top", { alternates }))).toBe(`${site}/page?lang=fr#top`);
});

test("LOC-05 on the page that the CMS wrote them for its links may be called otherwise", () => {
  const choice = { href: `${site}/fr/rayons?sort=new`, language: "fr" };
  expect(addressOf(choice, shown("/en/departments?sort=price#list", { served: "/en/departments" }))).toBe(
    `${site}/fr/rayons?sort=price#list`,
  );
});

test("LOC-05 a language on a host of its own stays there", () => {
  expect(addressOf({ href: "https://shop.fr/fr/", language: "fr" }, shown("/en/catalog"))).toBe(
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

test("LOC-05 there and back again is the same page", () => {
  const step = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), step, step, (steps, query, hash) => {
      const path = `/en/${steps.join("/")}?q=${query}#${hash}`;
      const there = addressOf({ href: `${site}/fr`, language: "fr" }, shown(path, { served: "/none" }));
      const back = addressOf(
        { href: `${site}/en`, language: "en" },
        { ...shown("", { culture: "fr", served: "/none" }), url: there },
      );
      expect(back).toBe(site + path);
    }),
  );
});
