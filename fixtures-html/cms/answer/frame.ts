import { categories } from "../catalogue/index.ts";
import { newsCategories } from "../catalogue/news-categories.ts";
import type { Category, Culture } from "../catalogue/types.ts";
import { assetsVersion } from "../assets/version.ts";
import { taxPercentOf } from "../checkout/taxes.ts";
import { countries } from "../checkout/countries.ts";
import { cultures, localeOf, nameOf } from "../culture/cultures.ts";
import { cultureOf } from "../culture/of-request.ts";
import { shortDateFormat } from "../culture/short-dates.ts";
import { stringsVersion } from "../culture/strings.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request, Site } from "../env.ts";
import { takeFlash } from "../session/flash.ts";
import { userId } from "../session/user-id.ts";
import { inScript } from "./in-script.ts";
import type { PageContent } from "./page.ts";

/** What the layout shows around a page: head, menu, languages, account and cart. */
export function frame(site: Site, c: Request, content: PageContent, nonce: string) {
  const culture = cultureOf(c);
  const session = c.var.session;
  const address = new URL(c.req.url);
  const { origin } = address;
  const rest = content.path ?? address.pathname.replace(/^\/[^/]*/, "");
  const search = c.req.method === "GET" ? address.search : "";
  const pathname = `/${culture}${rest}`;
  return {
    nonce,
    title: content.title,
    description: content.description,
    widgets: content.widgets ?? false,
    isHome: content.view === "home",
    q: pathname === `/${culture}/catalog` ? (c.req.query("q") ?? "") : "",
    canonical: origin + pathname,
    languages: cultures.map((other) => ({
      culture: other,
      locale: localeOf(other),
      name: nameOf(other),
      path: `/${other}${rest}${search}`,
      address: `${origin}/${other}${rest}`,
      current: other === culture,
    })),
    menu: categories.map((category) => ({
      path: categoryPath(culture, category),
      name: category.name[culture],
      current: category.slug !== content.category ? "" : pathname === categoryPath(culture, category) ? "page" : "true",
    })),
    newsMenu: {
      current: rest === "/news" ? "page" : rest.startsWith("/news/") ? "true" : "",
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
    flash: takeFlash(c),
    settings: settings(site, culture, session.user, content.settings),
    reload: site.reload,
  };
}

const categoryPath = (culture: Culture, category: Category): string => `/${culture}/catalog/${category.slug}`;

function userName(user: string): string {
  const name = user.split("@")[0] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A theme's own tiles come from the site itself; a real shop names its map service. */
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

/** The page's settings block. */
function settings(site: Site, culture: Culture, user: string, more: object = {}): string {
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
