// The modules for OpenCart 3 and 4, as unpacked from their install files, in a stand-in of OpenCart.
import { createHmac } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { describeWithPhp, runPhp } from "../stand-ins/php.ts";
import { type Files, inFolder, openZips, textOf, zipsOfSmallBuild } from "../stand-ins/shop-zips.ts";

interface Answer {
  output: string;
  headers: string[];
  calls: [string, ...unknown[]][];
  redirected: string | null;
  session: Record<string, unknown>;
}

const attack = `"><script>alert(1)</script>'`;
const content = `<div id="product"><form id="form-product"><a href="index.php?route=checkout/checkout">Checkout</a></form></div>`;
const page = `<!doctype html><html><head><title>Cup</title></head><body><header><div id="cart"><b>2</b></div></header><main><div id="page-content" class="container">${content}</div></main><footer><div>Footer</div></footer></body></html>`;
/** Version 3 has no element around the content. */
const page3 = page.replace(/<\/?main>/g, "");
const htmlOf = (version: string): string => (version.startsWith("3") ? page3 : page);
const options = (values: object): object => ({ config: { module_atoll_key: key, module_atoll_options: values } });
/** The secret of the shop, and a pass that its settings have given to an administrator. */
const key = "secret of the shop";
const passOf = (secret: string, ends: number): string =>
  `${ends}-${createHmac("sha256", secret).update(`atoll ${ends}`).digest("hex")}`;
const pass = passOf(key, 4_000_000_000);
const withKey = { config: { module_atoll_key: key } };

const shopCases = (html: string) => ({
  page: { html },
  off: { html, config: { module_atoll_status: "0" } },
  json: { html: `{"html":"<main></main>"}` },
  feed: { html: `<?xml version="1.0"?><rss><main></main></rss>` },
  sitemap: { html: "<urlset><main></main></urlset>" },
  empty: { html: "" },
  fragment: { html: content },
  mark: { html: `\uFEFF${html}` },
  broken: { html, is_broken: true },
  settings: {
    html,
    session: { currency: "EUR" },
    customer: 5,
    config: {
      config_language: "nl",
      config_url: "",
      module_atoll_options: { full_load: "/rent/\nroute=product/special" },
    },
  },
  fullLoad: {
    html: html
      .replace("</main>", `<a href="/index.php?route=product/special&page=2">x</a></main>`)
      .replace("<footer>", `<a href="/index.php?route=product/special">x</a><footer>`),
    ...options({ full_load: "route=product/special" }),
  },
  theme: { html, ...options({ theme: true }) },
  noIslands: { html, ...options({ groups: [] }) },
  cached: { html, customer: 5, ...options({ cached: true }) },
  cachedPart: { html: '<div id="cart"><b>2</b></div>', ...options({ cached: true }) },
  consent: { html, translation: attack, config: { config_account_id: 3, module_atoll_options: { consent: true } } },
  nonce: { html, headers: ["Content-Security-Policy: script-src 'nonce-abc\"'"] },
  debug: { html, cookie: { atoll_overlay: pass }, ...options({ debug: true }) },
  debugForVisitors: { html, ...options({ debug: true }) },
  report: { html, get: { "atoll-check": pass }, ...withKey },
  reportWithOtherKey: { html, get: { "atoll-check": passOf("other", 4_000_000_000) }, ...withKey },
  reportTooLate: { html, get: { "atoll-check": passOf(key, 1_000_000_000) }, ...withKey },
  reportOfOtherTime: { html, get: { "atoll-check": pass.replace("4", "5") }, ...withKey },
  reportWithArray: { html, get: { "atoll-check": [pass] }, ...withKey },
  reportWithoutKey: { html, get: { "atoll-check": passOf("", 4_000_000_000) } },
});

const permission = (route: string): object => ({ permissions: [`modify ${route}`] });
const posted = {
  module_atoll_status: "1",
  module_atoll_options: {
    navigation: "1",
    groups: ["cart"],
    consent_stamp: "2026&quot;11",
    full_load: "/a?b=1&amp;c=2\n/x&amp;y&quot;&lt;z",
  },
};
const adminCases = (route: string) => ({
  page: withKey,
  filled: { config: { module_atoll_status: "0", module_atoll_options: { full_load: attack, groups: ["cart"] } } },
  save: {
    method: route.includes("atoll/module") ? "save" : "index",
    post: posted,
    session: permission(route),
    ...withKey,
  },
  saveNothing: {
    method: route.includes("atoll/module") ? "save" : "index",
    post: { a: 1 },
    session: permission(route),
  },
  saveWithoutPermission: { method: route.includes("atoll/module") ? "save" : "index", post: posted },
  install: { method: "install" },
  uninstall: { method: "uninstall" },
});

type Shop = Record<keyof ReturnType<typeof shopCases>, Answer>;
type Admin = Record<keyof ReturnType<typeof adminCases>, Answer>;

/** Where a shop has the files, and rules that fail in the case `broken`. */
function unpacked(files: Files, version: string): Files {
  const prefix = version.startsWith("3") ? "" : "extension/atoll/";
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => {
      const fault = "if ( $GLOBALS['is_broken'] ) { throw new RuntimeException( 'No rules.' ); }";
      const isRules = path.endsWith("/rules.php");
      return [prefix + path, isRules ? Buffer.from(textOf(bytes).replace("return", `${fault}\nreturn`)) : bytes];
    }),
  );
}

describeWithPhp.each([
  ["3.0.4.0", "extension/module/atoll", "/store/catalog/view/javascript/atoll/", "opencart-3"],
  ["4.0.1.1", "extension/atoll/module/atoll", "/store/extension/atoll/catalog/view/atoll/", "opencart"],
  ["4.1.0.3", "extension/atoll/module/atoll", "/store/extension/atoll/catalog/view/atoll/", "opencart"],
] as const)("the module for OpenCart %s", (version, route, folder, adapter) => {
  const is3 = version.startsWith("3");
  const html = htmlOf(version);
  let shop: Shop;
  let admin: Admin;

  beforeAll(async () => {
    const zips = openZips(await zipsOfSmallBuild());
    const files = unpacked(is3 ? zips.opencart3 : zips.opencart4, version);
    await inFolder(files, (root) => {
      shop = runPhp<Shop>("opencart.php", { version, part: "shop", folder: root, cases: shopCases(html) });
      admin = runPhp<Admin>("opencart.php", { version, part: "admin", folder: root, cases: adminCases(route) });
    });
  });

  const outputOf = (name: keyof Shop): string => shop[name].output;
  const settingsOf = (name: keyof Shop): Record<string, unknown> =>
    JSON.parse(/data-atoll-settings>(.*?)<\/script>/.exec(outputOf(name))![1]!) as Record<string, unknown>;
  const link = (target: string, more = ""): string =>
    `https://shop.example/store/index.php?route=${target}${is3 ? "" : "&language=en-gb"}${more}`;
  const written = (address: string): string => address.replaceAll("&", "&amp;");
  const viewOf = (name: keyof Admin) =>
    JSON.parse(admin[name].output) as { view: string; data: Record<string, unknown> };
  const saved = (name: keyof Admin): unknown =>
    admin[name].calls.find(([call]) => call === "model_setting_setting.editSetting")?.slice(1);

  test("a page is marked once, with the scripts at the end of the head", () => {
    const head = /<head>(.*)<\/head>/.exec(outputOf("page"))![1]!;
    expect(
      [...head.matchAll(/(?:src|href)="(.*?)"/g)].map(([, address]) => address!.replace(/\?v=\d+\.\d+\.\d+$/, "")),
    ).toEqual(
      ["atoll.css", "atoll-islands.css", "atoll.js", "adapters/bootstrap.js", `adapters/${adapter}.js`].map(
        (file) => folder + file,
      ),
    );
    expect(head.match(/<script src="[^"]*" async>/g)).toHaveLength(3);
    expect(outputOf("page").match(/data-atoll-settings/g)).toHaveLength(1);
    expect(outputOf("page")).toContain(`data-island="add-to-cart"`);
    expect(outputOf("page")).toContain(is3 ? '<div id="page"><div id="page-content"' : '<main id="page">');
    expect(outputOf("page")).toContain('<a class="no-ajax" href="index.php?route=checkout/checkout">');
  });

  test("the page has the settings of the shop", () => {
    expect(settingsOf("page")).toEqual({
      server: adapter,
      siteTexts: false,
      loginPath: "",
      cartUrl: link("checkout/cart"),
      culture: "en",
      locale: "en-GB",
      currency: "USD",
      app: "/store",
      assetsVersion: expect.stringMatching(/^\d+\.\d+\.\d+-basic$/) as string,
    });
    const { user, ...settings } = settingsOf("settings");
    expect(user).toMatch(/^\w{12}$/);
    expect(settings).toMatchObject({
      culture: "nl",
      locale: "nl",
      currency: "EUR",
      app: "/store",
      fullLoad: ["/store/rent/"],
    });
  });

  test("what is no page stays as it is, and so does the shop when the module is off", () => {
    expect(outputOf("off")).toBe(html);
    for (const name of ["json", "feed", "sitemap", "empty"] as const)
      expect(outputOf(name)).toBe(shopCases(html)[name].html);
  });

  test("a part of a page has its islands, but no scripts", () => {
    expect(outputOf("fragment")).toContain('data-island="add-to-cart"');
    expect(outputOf("fragment")).not.toMatch(/<script|id="page"/);
  });

  test("the texts of the module are loaded after the page is made, never for its parts", () => {
    expect(shop.page.calls.filter(([call]) => call === "language")).toEqual([["language", route]]);
    expect(shop.json.calls.filter(([call]) => call === "language")).toEqual([]);
  });

  test("a byte order mark before a page changes nothing", () => {
    expect(outputOf("mark")).toBe(`\uFEFF${outputOf("page")}`);
  });

  test("a fault of the module leaves the page as it was, and is in the log of the shop", () => {
    expect(outputOf("broken")).toBe(html);
    expect(shop.broken.calls).toContainEqual(["log.write", "Atoll: the page is shown unmarked. No rules."]);
  });

  test("links to routes that load in full are marked", () => {
    expect(
      outputOf("fullLoad").match(/<a class="no-ajax" href="\/index.php\?route=product\/special/g)!.length,
    ).toBeGreaterThan(0);
    expect(settingsOf("fullLoad")).not.toHaveProperty("fullLoad");
  });

  test("the look and the islands can be chosen", () => {
    expect(outputOf("theme")).toContain(`${folder}atoll-theme.css`);
    expect(outputOf("noIslands")).not.toContain("data-island");
  });

  test("a cached page names nobody, and loads the cart of the visitor on its own", () => {
    const method = { "3": "/", "4.0.1": "|", "4.1.0": "." }[is3 ? "3" : version.slice(0, 5)]!;
    expect(settingsOf("cached")).not.toHaveProperty("user");
    const address = written(link(`common/cart${method}info`)).replace("https://shop.example", "");
    expect(outputOf("cached")).toMatch(
      /id="cart"><a href="[^"]*checkout\/cart[^"]*" class="btn [^"]*">atoll_check_page_cart<\/a><\/div>/,
    );
    expect(outputOf("cached")).toContain(
      `<div data-island="include" data-src="${address}" data-refresh="cart:changed" id="cart">`,
    );
    expect(outputOf("cachedPart")).toContain('id="cart"><b>2</b></div>');
  });

  test("the cookie banner is at the end of the page, and its link in the footer", () => {
    const address = written(link("information/information", "&information_id=3"));
    expect(outputOf("consent")).toContain(
      `<footer><div>Footer<p class="atoll-cookie-settings"><a href="${address}" data-consent-open>&quot;&gt;&lt;script&gt;`,
    );
    expect(outputOf("consent")).toContain(
      `<section data-island="consent" data-policy-url="${address}"></section></body>`,
    );
  });

  test("scripts have the nonce of the security policy", () => {
    expect(outputOf("nonce").match(/<script src="[^"]*" nonce="abc&quot;"/g)).toHaveLength(3);
    expect(outputOf("page")).not.toContain("nonce");
  });

  test("only administrators see the overlay", () => {
    expect(outputOf("debug").match(/data-islands="debug"/g)).toHaveLength(1);
    expect(outputOf("debugForVisitors")).not.toContain("data-islands");
  });

  test("an administrator gets a report on a page, and nobody else does", () => {
    expect(JSON.parse(outputOf("report"))).toMatchObject({ section: is3 ? "wrap" : "name" });
    expect(shop.report.headers).toEqual(["Content-Type: application/json"]);
    for (const name of [
      "reportWithOtherKey",
      "reportTooLate",
      "reportOfOtherTime",
      "reportWithArray",
      "reportWithoutKey",
    ] as const)
      expect(outputOf(name)).toBe(outputOf("page"));
  });

  test("the settings show what is saved, for a template that escapes it", () => {
    const { view, data } = viewOf("filled");
    expect(view).toBe(route);
    expect(data).toMatchObject({ is_on: false, options: { groups: ["cart"], navigation: true } });
    expect(viewOf("page").data).toMatchObject({ is_on: true, options: { groups: ["order", "cart", "search"] } });
  });

  test("the list of pages to look at has the addresses of the shop, with a pass", () => {
    const pages = viewOf("page").data["check_pages"] as { name: string; url: string; text: string }[];
    const ends = Number(/atoll-check=(\d+)-/.exec(pages[0]!.url)![1]);
    const address = `${is3 ? "https" : "http"}://shop.example/store/index.php`;
    const start = `${address}?atoll-check=${passOf(key, ends)}&route=`;
    expect(pages).toEqual([
      { name: "home", url: `${start}common/home`, text: "atoll_check_page_home" },
      { name: "product", url: `${start}product/product&product_id=30`, text: "atoll_check_page_product" },
      { name: "cart", url: `${start}checkout/cart`, text: "atoll_check_page_cart" },
    ]);
    expect(JSON.parse(viewOf("page").data["check_texts"] as string)).toMatchObject({
      no_header_cart: "atoll_check_no_header_cart",
    });
  });

  test("saved settings are as they were typed: OpenCart has made HTML of them", () => {
    expect(saved("save")).toEqual([
      "module_atoll",
      {
        module_atoll_status: 1,
        module_atoll_key: key,
        module_atoll_options: {
          navigation: true,
          groups: ["cart"],
          theme: false,
          consent: false,
          consent_stamp: "202611",
          full_load: '/a\n/x&y"<z',
          cached: false,
          debug: false,
        },
      },
    ]);
    expect(saved("saveNothing")).toMatchObject([
      "module_atoll",
      { module_atoll_status: 0, module_atoll_options: { groups: [] } },
    ]);
    if (is3) {
      expect(admin.save.session["success"]).toBe("atoll_saved");
      expect(admin.save.redirected).toContain("route=marketplace/extension");
    } else expect(JSON.parse(admin.save.output)).toEqual({ success: "atoll_saved" });
  });

  test("without the permission nothing is saved, and a message says so", () => {
    expect(saved("saveWithoutPermission")).toBeUndefined();
    if (is3) expect(viewOf("saveWithoutPermission").data["error_warning"]).toBe("atoll_no_permission");
    else expect(JSON.parse(admin.saveWithoutPermission.output)).toEqual({ error: "atoll_no_permission" });
  });

  test("installing adds the event and switches the module on, uninstalling deletes the event", () => {
    const event = admin.install.calls.find(([call]) => call === "model_setting_event.addEvent")!.slice(1);
    expect(is3 ? event : Object.values(event[0] as object)).toEqual(
      is3
        ? ["atoll", "catalog/controller/*/after", "extension/module/atoll/mark", 1, 999]
        : ["atoll", expect.any(String), "catalog/controller/*/after", "extension/atoll/event/atoll", true, 999],
    );
    expect(admin.install.calls[0]).toEqual(["model_setting_event.deleteEventByCode", "atoll"]);
    expect(saved("install")).toMatchObject([
      "module_atoll",
      {
        module_atoll_status: 1,
        module_atoll_options: { navigation: true },
        module_atoll_key: expect.stringMatching(/^[\da-f]{32}$/) as string,
      },
    ]);
    expect(admin.uninstall.calls).toEqual([
      ["model_setting_event.deleteEventByCode", "atoll"],
      ["model_user_user_group.removePermission", 1, "access", route],
      ["model_user_user_group.removePermission", 1, "modify", route],
    ]);
  });
});

test.each(["opencart3", "opencart4"] as const)(
  "the template of %s escapes all that is no part of OpenCart",
  async (system) => {
    const files = openZips(await zipsOfSmallBuild())[system];
    const template = textOf(files[Object.keys(files).find((path) => path.endsWith(".twig"))!]!);
    const printed = [...template.matchAll(/\{\{ (.*?) \}\}/g)].map(([, expression]) => expression!);
    const names = /^(header|column_left|footer|action|save|back|cancel|breadcrumb\.href|page\.name|group|name)$/;
    expect(printed.filter((expression) => !names.test(expression) && !expression.endsWith("|escape"))).toEqual([]);
  },
);
