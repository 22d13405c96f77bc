import { categories } from "../catalogue/index.ts";
import { newsCategories } from "../catalogue/news-categories.ts";
import type { Category, Culture } from "../catalogue/types.ts";
import { shellFiles } from "../assets/shell-files.ts";
import { themeFiles } from "../assets/theme-files.ts";
import { assetsVersion } from "../assets/version.ts";
import { taxPercentOf } from "../checkout/taxes.ts";
import { countries } from "../checkout/countries.ts";
import { cultures, directionOf, localeOf, nameOf } from "../culture/cultures.ts";
import { cultureOf } from "../culture/of-request.ts";
import { shortDateFormat } from "../culture/short-dates.ts";
import { stringsVersion } from "../culture/strings.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request, Site } from "../env.ts";
import { consumeFlash } from "../session/flash.ts";
import { userId } from "../session/user-id.ts";
import { userName } from "../session/user-name.ts";
import { inScript } from "./script-json.ts";
import type { PageContent } from "./page.ts";

/** Data for the layout around a page: head, menu, languages, account and cart. */
export function layoutData(site: Site, c: Request, content: PageContent, nonce: string) {
  const culture = cultureOf(c);
  const session = c.var.session;
  const address = new URL(c.req.url);
  const { origin } = address;
  const path = content.path ?? address.pathname.replace(/^\/[^/]*/, "");
  const search = c.req.method === "GET" ? address.search : "";
  const pathname = `/${culture}${path}`;
  return {
    nonce,
    title: content.title,
    description: content.description,
    theme: themeFiles(site.reload, directionOf(culture)),
    shell: shellFiles(site.dist),
    islandStyles: content.islandStyles ?? false,
    isHome: content.view === "home",
    q: pathname === `/${culture}/catalog` ? (c.req.query("q") ?? "") : "",
    canonical: origin + pathname,
    languages: languageLinks(culture, origin, path, search),
    menu: categories.map((category) => ({
      path: categoryPath(culture, category),
      name: category.name[culture],
      current: category.slug !== content.category ? "" : pathname === categoryPath(culture, category) ? "page" : "true",
    })),
    newsMenu: {
      current: path === "/news" ? "page" : path.startsWith("/news/") ? "true" : "",
      categories: newsCategories.map(({ id, name }) => ({
        path: `/${culture}/news?category=${id}`,
        name: name[culture],
      })),
    },
    wholeShop: pathname === `/${culture}/catalog`,
    user: session.user,
    userName: userName(session.user),
    here: pathname + search,
    taxPercent: taxPercentOf(session.choices),
    salesCountries: countries.map(({ code, name }) => ({
      code,
      name: name[culture],
      chosen: code === session.choices.salesCountry,
    })),
    cartCount: session.cart.length,
    wishCount: session.user ? session.wishlists.open(culture).count : 0,
    flash: consumeFlash(c),
    direction: directionOf(culture),
    settings: settings(site, culture, session.user, content.settings),
    reload: site.reload,
  };
}

/** Links to the page in all languages. */
const languageLinks = (culture: Culture, origin: string, path: string, search: string) =>
  cultures.map((other) => ({
    culture: other,
    locale: localeOf(other),
    name: nameOf(other),
    path: `/${other}${path}${search}`,
    address: `${origin}/${other}${path}`,
    current: other === culture,
  }));

const categoryPath = (culture: Culture, category: Category): string => `/${culture}/catalog/${category.slug}`;

/** The demo serves its own map tiles. A real shop configures its map service here. */
const maps = (culture: Culture): object => ({
  tiles: "/theme/tiles/{z}/{x}/{y}.svg",
  attribution: "© Lagune",
  addresses: "laguneAddresses",
  mapsKey: "lagune-demo",
  geocoder: "/api/v1/geocode",
  types: {
    satellite: {
      name: textsOf(culture).shops.satellite,
      tiles: "/theme/tiles/{z}/{x}/{y}.svg?kind=satellite",
      attribution: "© Lagune",
    },
  },
});

/** JSON of the page's settings block. */
export function settings(site: Site, culture: Culture, user: string, more: object = {}): string {
  const block = {
    app: "",
    culture,
    locale: localeOf(culture),
    website: "",
    currency: "EUR",
    dateFormat: shortDateFormat(culture),
    system: "Lagune",
    stringsVersion,
    assetsVersion: assetsVersion(site.dist),
    user: userId(user),
    consent: { stamp: "2026-11", consentMode: true },
    islands: { map: maps(culture), ...more },
  };
  return inScript(block);
}
