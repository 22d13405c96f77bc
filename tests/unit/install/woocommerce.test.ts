// The plugin for WooCommerce, as unpacked from its install file, in a stand-in of WordPress.
import { beforeAll, expect, test } from "vitest";
import { describeWithPhp, runPhp } from "../stand-ins/php.ts";
import { type Files, inFolder, openZips, textOf, zipsOfSmallBuild } from "../stand-ins/shop-zips.ts";

interface Case {
  html?: string;
  options?: object;
  get?: Record<string, string>;
  [state: string]: unknown;
}

interface Answer {
  printed: string;
  hooks: string[];
  deleted: string[][] | null;
  styles: string[][] | null;
  scripts: string[][] | null;
  textdomain: string[][];
  nocache: unknown[] | null;
  page: string[] | null;
  setting: string[] | null;
  isInRest: boolean | null;
  saved: object | null;
  capability: string | null;
  links: string[] | null;
  exceptions: unknown[];
}

const saved = (options: object): object => ({ atoll_options: options });
const owner = ["manage_options", "manage_woocommerce"];
const attack = `"><script>alert(1)</script>'`;

const content = `<form class="cart" method="post"></form><a href="/checkout/">Checkout</a>`;
const html = `<!doctype html><html><head><title>Cup</title>{head}</head><body><ul id="site-header-cart"><li><b>2</b></li></ul><div id="content">${content}</div><footer><div>Footer</div></footer></body></html>`;
const report = { get: { "atoll-check": "nonce-atoll-check" }, html };
const json = `{"fragments":{"div":"<div id=\\"content\\"></div>"}}`;
const feed = `<?xml version="1.0"?><rss><div id="content"></div></rss>`;

/** Cases, so that PHP starts once. */
const cases = {
  page: { html },
  german: { html, locale: "de_DE_formal" },
  signedIn: { html, user: 5 },
  signedInCached: { html, user: 5, options: saved({ cached: true }) },
  theme: { html, template: "other", options: saved({ theme: true }) },
  blockTheme: {
    html: html.replace('<div id="content">', "<main>").replace("</div><footer", "</main><footer"),
    is_block_theme: true,
  },
  noIslands: { html, options: saved({ groups: [] }) },
  noNavigation: { html, options: saved({ navigation: false }) },
  fullLoad: { html, options: saved({ full_load: "/booking/" }) },
  plainAddresses: {
    html: html.replace("/checkout/", "https://shop.example/?page_id=8"),
    addresses: { checkout: "https://shop.example/?page_id=8", myaccount: "https://shop.example/" },
  },
  consent: {
    html,
    options: saved({ consent: true, consent_stamp: "1" }),
    policy: "https://shop.example/privacy/?a=1&b=2",
  },
  consentWithoutPolicy: { html, options: saved({ consent: true }), translation: attack },
  consentInPart: { html: "<div>x</div>", options: saved({ consent: true }) },
  debug: { html, options: saved({ debug: true }), capabilities: owner },
  debugForVisitors: { html, options: saved({ debug: true }) },
  cached: { html, options: saved({ cached: true }) },
  cachedPart: { html: '<ul id="site-header-cart"><li><b>2</b></li></ul>', options: saved({ cached: true }) },
  cartPart: {
    html,
    header: html.replace("{head}", ""),
    options: saved({ cached: true }),
    get: { "atoll-part": "cart" },
  },
  cartPartUncached: { html, header: "never", get: { "atoll-part": "cart" } },
  unknownPart: { html, options: saved({ cached: true }), get: { "atoll-part": "other" } },
  json: { html: json },
  feed: { html: feed, is_feed: true },
  robots: { html: "Allow: <div id=content>", is_robots: true },
  preview: { html, is_preview: true },
  embed: { html, is_embed: true, options: saved({ consent: true }) },
  pieces: { html, is_in_pieces: true },
  deep: { html: html.replace("<footer>", "<b>".repeat(600)) },
  empty: { html: "" },
  fragment: { html: content },
  mark: { html: `\uFEFF${html}` },
  broken: { html, is_broken: true },
  report: { ...report, capabilities: owner },
  reportForVisitors: report,
  reportWithoutNonce: { html, get: { "atoll-check": "other" }, capabilities: owner },
  reportOfPart: { html: content, get: report.get, capabilities: owner },
  settings: { is_admin: true, capabilities: owner, screen: "woocommerce_page_atoll-for-woocommerce" },
  settingsFilled: {
    is_admin: true,
    capabilities: owner,
    screen: "dashboard",
    options: saved({ full_load: attack, consent_stamp: attack, groups: ["cart"], navigation: false, theme: true }),
    translation: attack,
    is_block_theme: true,
    has_blocks: true,
    has_no_products: true,
  },
  settingsForOthers: { is_admin: true },
  saving: {
    is_admin: true,
    posted: { navigation: "1", groups: ["cart", "x"], full_load: "/a\nhttps://shop.example/b", extra: "y" },
  },
  savingNothing: { is_admin: true, posted: null },
  uninstall: { is_admin: true, uninstall: true },
  uninstallOfSites: { is_admin: true, uninstall: true, sites: [1, 4] },
  withoutWooCommerce: { html, without_woocommerce: true },
  adminWithoutWooCommerce: { is_admin: true, without_woocommerce: true, capabilities: owner },
} satisfies Record<string, Case>;
type Name = keyof typeof cases;

/** The plugin, whose rules fail in the case `broken`. */
function pluginOf(zip: Files): Files {
  const folder = "atoll-for-woocommerce/";
  const files = Object.fromEntries(Object.entries(zip).map(([path, bytes]) => [path.slice(folder.length), bytes]));
  const fault = "if ( wp( 'is_broken' ) ) { throw new RuntimeException( 'No rules.' ); }";
  const rules = textOf(files["rules/classic.php"]!).replace("return", `${fault}\nreturn`);
  return { ...files, "rules/classic.php": Buffer.from(rules) };
}

describeWithPhp("the plugin for WooCommerce", () => {
  let answers: Record<Name, Answer>;
  let log: string;

  beforeAll(async () => {
    const { woocommerce } = openZips(await zipsOfSmallBuild());
    ({ answers, log } = await inFolder(pluginOf(woocommerce), (plugin) =>
      runPhp<{ answers: Record<Name, Answer>; log: string }>("wordpress-cases.php", { plugin, cases }),
    ));
  });

  const printed = (name: Name): string => answers[name].printed;
  const settingsOf = (name: Name): Record<string, unknown> =>
    JSON.parse(/data-atoll-settings>(.*?)<\/script>/.exec(printed(name))![1]!) as Record<string, unknown>;
  /** The page as the theme prints it. */
  const unmarked = (name: Name): string => printed(name).replace(/<script.*<\/script>\n?/s, "{head}");

  test("a page has the settings, the scripts, its section and its islands", () => {
    const page = printed("page");
    expect(page).toContain('<div id="content"><div id="page"><form data-island="add-to-cart"');
    expect(page).toContain('<a class="no-ajax" href="/checkout/">');
    expect(page).toContain('<ul id="site-header-cart"><li data-page-part="cart" data-changes-with="cart">');
    expect(settingsOf("page")).toEqual({
      culture: "en",
      locale: "en-US",
      server: "woocommerce",
      siteTexts: false,
      cartUrl: "https://shop.example/cart/",
      app: "",
      currency: "EUR",
      assetsVersion: expect.stringMatching(/^\d+\.\d+\.\d+-4\.6$/) as string,
      fullLoad: ["/checkout/", "/my-account/", "/wp-admin/", "/wp-login.php"],
    });
    expect(page.indexOf("data-atoll-settings")).toBeLessThan(page.indexOf("atoll.js"));
  });

  test("a page loads the styles, and the adapter after the shell and jQuery", () => {
    const folder = "https://shop.example/wp-content/plugins/atoll-for-woocommerce/atoll";
    expect(answers.page.styles?.map(([name]) => name)).toEqual(["atoll", "atoll-islands", "atoll-storefront"]);
    expect(answers.theme.styles?.map(([name]) => name)).toEqual(["atoll", "atoll-islands", "atoll-theme"]);
    expect(answers.page.scripts).toEqual([
      ["atoll", `${folder}/atoll.js`, []],
      ["atoll-adapter", `${folder}/adapters/woocommerce.js`, ["atoll", "jquery"]],
    ]);
    expect(answers.blockTheme.scripts?.[1]?.[2]).toEqual(["atoll"]);
  });

  test("the language of a page has no more than two parts", () => {
    expect(settingsOf("german")).toMatchObject({ culture: "de", locale: "de-DE" });
  });

  test("a page names who is signed in, unless it comes from a cache", () => {
    expect(settingsOf("signedIn")["user"]).toMatch(/^\w{12}$/);
    expect(settingsOf("signedInCached")).not.toHaveProperty("user");
    expect(settingsOf("page")).not.toHaveProperty("user");
  });

  test("a theme of blocks has rules of its own", () => {
    expect(printed("blockTheme")).toContain('<main id="page"><form data-island="add-to-cart"');
  });

  test("islands and navigation can be switched off", () => {
    expect(printed("noIslands")).not.toContain("data-island");
    expect(printed("noIslands")).toContain('id="page"');
    expect(settingsOf("noNavigation")).toMatchObject({ fullLoad: ["/"] });
    expect(settingsOf("fullLoad")["fullLoad"]).toContain("/booking/");
  });

  test("without permalinks, links to the checkout load in full, and the start page does not", () => {
    expect(settingsOf("plainAddresses")["fullLoad"]).toEqual(["/wp-admin/", "/wp-login.php"]);
    expect(printed("plainAddresses")).toContain('<a class="no-ajax" href="https://shop.example/?page_id=8">');
  });

  test("the cookie banner is at the end of the page, and its link in the footer", () => {
    expect(settingsOf("consent")).toMatchObject({ consent: { stamp: "1" } });
    const address = "https://shop.example/privacy/?a=1&#038;b=2";
    expect(printed("consent")).toContain(
      `<footer><div>Footer<p class="atoll-cookie-settings"><a href="${address}" data-consent-open>Cookie settings</a></p></div></footer>` +
        `<section data-island="consent" data-policy-url="${address}"></section></body>`,
    );
    expect(printed("consentWithoutPolicy")).toContain('<section data-island="consent"></section>');
    expect(printed("consentWithoutPolicy")).toContain(
      '<a href="https://shop.example/" data-consent-open>&quot;&gt;&lt;script&gt;',
    );
    expect(printed("consentInPart")).not.toContain("data-consent-open");
  });

  test("only administrators see the overlay", () => {
    expect(printed("debug")).toContain('data-islands="debug" src="');
    expect(printed("debug").match(/data-islands/g)).toHaveLength(1);
    expect(printed("debugForVisitors")).not.toContain("data-islands");
  });

  test("a cached page loads the cart of the visitor on its own", () => {
    expect(printed("cached")).toContain(
      '<li data-island="include" data-src="/?atoll-part=cart" data-refresh="cart:changed">' +
        '<a class="cart-contents" href="https://shop.example/cart/">Cart</a></li>',
    );
    expect(printed("cachedPart")).toContain("><b>2</b></li>");
    expect([printed("cartPart"), answers.cartPart.nocache]).toEqual(["<b>2</b>", [[]]]);
    expect(printed("unknownPart")).toContain('<div id="page">');
    expect(unmarked("cartPartUncached")).toContain('<div id="page">');
  });

  test("what is no page stays as it is", () => {
    expect(printed("json")).toContain(json);
    expect(printed("feed")).toContain(feed);
    expect(printed("robots")).toContain("Allow: <div id=content>");
    for (const name of ["preview", "embed"] as const) expect(printed(name)).toBe(html.replace("{head}", ""));
    expect(printed("empty")).not.toContain('id="page"');
  });

  test("a part of a page that a script asks for has islands, but no section", () => {
    expect(printed("fragment")).toContain('<form data-island="add-to-cart"');
    expect(printed("fragment")).not.toContain('id="page"');
  });

  test("a byte order mark before a page changes nothing", () => {
    expect(printed("mark")).toContain('<div id="page"><form data-island="add-to-cart"');
  });

  test("a page that is sent in pieces, or nested too deep, stays as it is, without the scripts", () => {
    for (const name of ["pieces", "deep"] as const) {
      expect(printed(name)).toContain(content);
      expect(printed(name)).not.toMatch(/<script[^>]*src=|id="page"/);
    }
    expect(log).toContain("The elements of the page are nested deeper than 512 levels.");
  });

  test("plugins that combine scripts leave ours alone, and odd values of theirs do no harm", () => {
    expect(printed("page").match(/ data-no-optimize="1" data-no-minify="1" /g)).toHaveLength(2);
    expect(answers.page.exceptions).toEqual([
      "a.js, atoll-for-woocommerce/atoll/",
      ["a.js", "/atoll-for-woocommerce/atoll/"],
      ["a", "atoll", "atoll-adapter"],
      null,
      null,
    ]);
  });

  test("in a theme of blocks all pages of the shop load in full, by their own names", () => {
    const paths = settingsOf("blockTheme")["fullLoad"];
    expect(paths).toEqual(expect.arrayContaining(["/boutique/", "/panier/", "/produit/", "/checkout/"]));
    expect(paths).not.toContain("/");
    expect(settingsOf("page")["fullLoad"]).not.toContain("/panier/");
  });

  test("a fault of the plugin leaves the page as it was, and is in the log", () => {
    expect(printed("broken")).toBe(html.replace("{head}", ""));
    expect(log).toContain("Atoll for WooCommerce: the page is shown unmarked. No rules.");
  });

  test("an administrator gets a report on a page, and nobody else does", () => {
    const { section, found } = JSON.parse(printed("report")) as {
      section: string;
      found: { group: string; count: number }[];
    };
    expect(section).toBe("wrap");
    expect(found.filter(({ group, count }) => group === "order" && count > 0)).toHaveLength(1);
    for (const name of ["reportForVisitors", "reportWithoutNonce"] as const)
      expect(printed(name)).toContain("<!doctype html>");
    expect(JSON.parse(printed("reportOfPart"))).toMatchObject({ section: null });
  });

  test("the settings are a page below WooCommerce, for those who manage the shop", () => {
    expect(answers.settings.page).toEqual(["woocommerce", "Atoll", "manage_woocommerce", "atoll-for-woocommerce"]);
    expect(answers.settings.printed).toContain("<h1>Atoll</h1>");
    expect(answers.settings.scripts?.map(([name]) => name)).toEqual(["atoll-check"]);
    expect(answers.settingsFilled.scripts).toBeNull();
    expect(printed("settingsForOthers")).toBe("");
    expect(answers.settings.links).toEqual([
      '<a href="https://shop.example/wp-admin/admin.php?page=atoll-for-woocommerce">Settings</a>',
      "Deactivate",
    ]);
  });

  test("the page of settings shows what is saved", () => {
    const box = (name: Name, field: string): string | undefined =>
      new RegExp(`name="atoll_options\\[${field}\\](?:\\[\\])?" value="\\w+" (.*?)>`).exec(printed(name))?.[1];
    expect([box("settings", "navigation"), box("settings", "theme")]).toEqual(["checked='checked'", ""]);
    expect([box("settingsFilled", "navigation"), box("settingsFilled", "theme")]).toEqual(["", "checked='checked'"]);
    const groups = [...printed("settingsFilled").matchAll(/\[groups\]\[\]" value="(\w+)" (.*?)>/g)];
    expect(groups.map(([, group, state]) => [group, state !== ""])).toEqual([
      ["order", false],
      ["cart", true],
      ["search", false],
    ]);
  });

  test("the list of pages to look at has the addresses of the shop, and texts that check.js reads", () => {
    const page = printed("settings");
    expect([...page.matchAll(/data-url="(.*?)"/g)].map(([, url]) => url)).toEqual([
      "https://shop.example/?atoll-check=nonce-atoll-check",
      "https://shop.example/product/cup/?a=1&#038;b=2&#038;atoll-check=nonce-atoll-check",
      "https://shop.example/cart/?atoll-check=nonce-atoll-check",
    ]);
    expect(printed("settingsFilled").match(/data-url/g)).toHaveLength(2);
    const texts = /data-atoll-check="(.*?)"/
      .exec(page)![1]!
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">");
    expect(JSON.parse(texts)).toMatchObject({
      running: "Looking at the pages of the shop …",
      no_section: expect.any(String) as string,
    });
  });

  test("no option and no translation is printed as HTML", () => {
    const page = printed("settingsFilled");
    expect(page).toContain("&quot;&gt;&lt;script&gt;");
    expect(page).not.toContain("<script");
    expect(page.match(/notice-warning/g)).toHaveLength(2);
  });

  test("WordPress saves only what the settings know, from those who manage the shop", () => {
    expect(answers.saving).toMatchObject({
      setting: ["atoll-for-woocommerce", "atoll_options"],
      capability: "manage_woocommerce",
      isInRest: false,
    });
    const off = { theme: false, consent: false, consent_stamp: "", cached: false, debug: false };
    expect(answers.saving.saved).toEqual({ ...off, navigation: true, groups: ["cart"], full_load: "/a\n/b" });
  });

  test("deleting the plugin deletes its option, on each site, and nothing else", () => {
    expect(answers.uninstall.deleted).toEqual([["atoll_options"]]);
    expect(answers.uninstallOfSites.deleted).toEqual([
      ["atoll_options", 1],
      ["atoll_options", 4],
    ]);
  });

  test("without WooCommerce nothing happens", () => {
    expect(unmarked("withoutWooCommerce")).toBe(html.replace("{head}", ""));
    expect(answers.withoutWooCommerce).toMatchObject({ scripts: null, styles: null });
    expect(answers.adminWithoutWooCommerce).toMatchObject({ page: null, setting: null });
    expect(answers.withoutWooCommerce.hooks.sort()).toEqual(["before_woocommerce_init", "init", "plugins_loaded"]);
  });

  test("WordPress finds the translations", () => {
    expect(answers.page.textdomain).toEqual([["atoll-for-woocommerce", "atoll-for-woocommerce/languages"]]);
  });
});
