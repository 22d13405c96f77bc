// The PHP of the install files marks pages as the proxy does, with the same rules files.
import * as fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { openCart } from "../../../fixtures-html/opencart/server.ts";
import { products } from "../../../fixtures-html/woocommerce/products.ts";
import { wooCommerce } from "../../../fixtures-html/woocommerce/server.ts";
import { randomHtml } from "../../random-html.ts";
import { describeWithPhp } from "../stand-ins/php.ts";
import { type Html, keepsOrder, markWithPhp, markWithProxy, treeOf } from "../stand-ins/rewritten.ts";

const shops = ["woocommerce", "woocommerce-blocks", "opencart", "opencart-3"] as const;

const marks = (selectors: Record<string, string>): object[] =>
  Object.entries(selectors).map(([name, selector]) => ({
    selector,
    attributes: { [`data-${name}`]: name, "data-island": "quantity" },
  }));

/** Selectors that look at each part of a tree. */
const structure = {
  page: "#a",
  remove: ["fieldset > label"],
  mark: marks({
    child: "div > *",
    position: "li:nth-child(2)",
    field: "form :is(input, button)",
    cell: "td:has(input)",
    inside: "p span",
    top: "body > *",
    row: "table > tbody > tr",
    item: "ul > li",
    link: "a",
    around: ":has(> p)",
    field2: "[name=Quantity]",
    other: "dl:not(:has(p), dl)",
  }),
};

const rules: Record<string, object> = {
  structure,
  ...Object.fromEntries(
    shops.map((shop) => [shop, JSON.parse(readFileSync(`docs/examples/rules-${shop}.json`, "utf8")) as object]),
  ),
};

interface Page {
  name: string;
  rules: string;
  html: Html;
}

const forAllShops = (name: string, html: Html): Page[] =>
  shops.map((shop) => ({ name: `${name} by the rules of ${shop}`, rules: shop, html }));

const captured = readdirSync("fixtures-html/captured", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".html"))
  .flatMap((path) => forAllShops(path, readFileSync(`fixtures-html/captured/${path}`)));

/** Pages of a shop in this order, for one visitor. */
async function pagesOf(
  { app }: { app: { request(path: string, init?: RequestInit): Response | Promise<Response> } },
  paths: readonly (string | [string, Record<string, string>])[],
): Promise<Page[]> {
  const pages: Page[] = [];
  let cookie = "";
  for (const path of paths) {
    const [address, fields] = typeof path === "string" ? [path] : path;
    const form = fields && { method: "POST", body: new URLSearchParams(fields) };
    const answer = await app.request(address, { ...form, headers: { cookie } });
    cookie ||= answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html");
    if (isPage) pages.push(...forAllShops(address, await answer.text()));
  }
  return pages;
}

const ofWooCommerce = await pagesOf(wooCommerce(), [
  "/",
  "/?s=coat",
  ...products.map(({ slug }) => `/product/${slug}/`),
  "/?add-to-cart=10",
  "/cart/",
  ["/cart/", { apply_coupon: "1", coupon_code: "ten" }],
  "/cart/",
  "/my-account/",
  "/sample-page/",
  "/block-cart/",
]);

const routesOf = (version: 3 | 4) => {
  const info = version === 3 ? "/" : ".";
  return [
    "product/category",
    "product/product&product_id=40",
    `common/cart${info}info`,
    "checkout/cart",
    [`checkout/cart${info}add`, { product_id: "40", quantity: "2" }] as [string, Record<string, string>],
    `common/cart${info}info`,
    "product/product&product_id=42",
    "checkout/cart",
    "checkout/cart.list",
    "checkout/checkout",
    `information/information${info}info`,
  ].map((route): string | [string, Record<string, string>] =>
    typeof route === "string" ? `/index.php?route=${route}` : [`/index.php?route=${route[0]}`, route[1]],
  );
};

const ofOpenCart = [...(await pagesOf(openCart(3), routesOf(3))), ...(await pagesOf(openCart(4), routesOf(4)))];

/** A page around HTML, or HTML alone as a script asks for it. */
const around = (html: string, at: number): string =>
  at % 2 === 0 ? `<!doctype html><html><head><title>x</title></head><body>${html}</body></html>` : html;

const productPages = ofWooCommerce.filter(({ name }) => /^\/product\/.* of woocommerce$/.test(name));
const descriptions = fc.sample(randomHtml(["cart-lines"]), { numRuns: 700, seed: 1 });
const random = descriptions
  .flatMap((html, at): Page[] => [
    { name: `random ${at}`, rules: "structure", html: around(html, at) },
    ...(at % 7 === 0
      ? [
          {
            name: `random ${at} as a description`,
            rules: "woocommerce",
            html: String(productPages[at % productPages.length]!.html).replace("</h1>", `</h1>${html}`),
          },
        ]
      : []),
  ])
  .filter(({ html }) => !String(html).includes("<template") && keepsOrder(String(html)));

const bytes = (text: string): Buffer => Buffer.from(text, "latin1");
const cart = '<form class="cart" method="post"><div class="quantity"><input type="number"></div></form>';

/** HTML of each kind, by its name. */
const written: Record<string, Html> = {
  "an empty page": "",
  "white space": " \n",
  text: "No page.",
  "a page without tags of the page": `<title>x</title><p>${cart}`,
  "upper case": cart.replace("form", "FORM").replace("class", "CLASS").replace("div", "DIV"),
  "values without quotes": "<form class=cart method=post><div class=quantity><input type=number></div></form>",
  "values in single quotes": cart.replaceAll('"', "'"),
  "white space in a tag": cart.replace('class="', '\n\tclass \n= "'),
  "a slash in a tag": `<br/><main id=a/b><hr / id="a">${cart}</main>`,
  "an attribute without value": '<form class="cart" method><div class="quantity" data-x></div></form>',
  "an attribute twice": `<form class="cart" class="variations_form" method="post" method="get"></form>`,
  "entities in values": '<form class="c&#97;rt" method="p&ouml;st&amp;"><a href="/x?a=1&amp;b=2&copy=3">x</a></form>',
  "quotes in values": `<a href='"' title="'">x</a>${cart}`,
  "a bigger sign in a value": `<a title="a > b">x</a>${cart}`,
  "a comment": `<!-- <form class="cart" method="post"> -->${cart}<!--> --><!---> --><!-- a -- b --!> -->`,
  "a comment that is cut off": `${cart}<!-- <main>`,
  "a doctype in the page": `<p><!doctype html></p>${cart}`,
  "an instruction": `<?xml version="1.0"?>${cart}<?php echo '>' ?>`,
  "an end tag without a name": `</>${cart}</ div></!>`,
  "attributes in an end tag": `<div></div title="</main>">${cart}`,
  "CDATA in an SVG": `<svg><style><![CDATA[ </svg><main> ]]></style></svg><![CDATA[ <main> ]]>${cart}`,
  "an SVG with HTML": `<svg viewBox="0 0 1 1"><foreignObject><div>${cart}</div></foreignObject><path/><title>t</title></svg>${cart}`,
  "an SVG without end": `<svg><path d="M0"><g>${cart}<main></main>`,
  "a script with tags": `<script>const a = "</div><form class='cart' method='post'>", b = "<!--";</script>${cart}`,
  "a script that is cut off": `${cart}<script>const a = "</scrip`,
  "a script in upper case": `<SCRIPT>"<main>"</SCRIPT >${cart}`,
  "a textarea, a title and a noscript": `<textarea><main></textarea><title><main></title><noscript><main></noscript>${cart}`,
  "text after a smaller sign": `<p>1 <2 < 3 <\n</p>${cart}`,
  "a tag that is cut off": `${cart}<main id="a`,
  "a tag without its end": `${cart}<main id=a`,
  "a value without its end": `${cart}<main title="x></main>`,
  "letters of UTF-8": `<main title="Größe – 漢字 🍵" class="größe"><p>ü</p></main>${cart}`,
  "a byte order mark": Buffer.from(`\uFEFF<!doctype html><html><body>${cart}</body></html>`),
  "broken bytes": bytes(`<main title="\xff\xfe" \xff=\xc3>\xe9\xc3${cart}</main>`),
  "a zero byte": `<main title="a\0b">\0</main>${cart}`,
  "line ends of Windows": cart.replaceAll(" ", "\r\n"),
  "a paragraph around blocks": `<!doctype html><p class=a><div>x</div></p><p>y<table><tr><td>${cart}</table><p>z<ul><li>1<li>2</ul>`,
  "a table in a paragraph without a doctype": `<p id=a>y<table><tr><td>z</table></p>`,
  "lists without end tags": "<ul><li>1<ul><li>1.1<li>1.2</ul><li>2</ul><dl><dt>a<dd>b<dt>c<dd>d</dl>",
  "options without end tags": `<select><option>1<option>2<optgroup><option>3</select><select><option><p>x</p></select>${cart}`,
  "a table without end tags": `<table><caption>c<colgroup><col><tr><td>1<td><input name=Quantity><tr><th>2<tbody><tr><td>3</table>${cart}`,
  "parts of a table outside of one": `<tr class="cart_item"><td class="product-name">x</td></tr>${cart}`,
  "a table in a table": "<table><tr><td><table><tr><td>1</table><td><input></table>",
  "a form between parts of a table": `<table><form id=a><tr><td><input name="Quantity"></td></tr></form></table>`,
  "a hidden field between parts of a table": `<table><input type="hidden" name="Quantity"><tr><td>x</table>`,
  "a form in a form": `<form id=a><form id=b><input name="Quantity"></form><input></form>${cart}`,
  "a form that ends too early": `<form id=a><div></form><input name="Quantity"></div><form id=b><input></form>`,
  "an end tag too many": `<main><div></div></div><p></span></main></section>${cart}`,
  "an end tag too few": `<main><div><span><section></main>${cart}`,
  "an end tag in an inner block": `<main><span><div></span><a><section></a></div></main>${cart}`,
  "headings that end as others": `<main><h1>a</h2><h3>b<h4>c</h4>${cart}</main>`,
  "buttons and links in each other": `<button><button>x</button></button><a href=/a><a href=/b>x</a></a>${cart}`,
  "a line break as an end tag": `<main></br></p>${cart}</main>`,
  "tags after the end of the page": `<html><body><main>x</main></body></html>${cart}<footer></footer>`,
  "a second body": `<body class=a><main></main><body class=woocommerce>${cart}`,
  "tags of the head in the body": `<html><head></head><meta><script></script><body><link>${cart}`,
  "a page with frames": "<html><head></head><frameset><frame></frameset></html>",
  "an old element": `<center><font color=red>x</font><image src=x></center><plaintext>${cart}`,
  "content that a rule removes": `<main><div class="storefront-sticky-add-to-cart">${cart}</div>${cart}</main>`,
};

const ofWritten = (name: string): Page[] => {
  const html = written[name]!;
  const isPart = typeof html === "string" && !/<body|<!doctype/.test(html);
  return (isPart ? [html, around(html, 0)] : [html]).flatMap((each) =>
    ["structure", "woocommerce", "opencart"].map((shop) => ({
      name: `${name}, rules of ${shop}`,
      rules: shop,
      html: each,
    })),
  );
};
const handwritten = Object.keys(written).map((name) => [name, ofWritten(name)] as const);

describeWithPhp("a page has the same elements and attributes as behind the proxy", () => {
  const all = [captured, ofWooCommerce, ofOpenCart, random, ...handwritten.map(([, pages]) => pages)].flat();
  let marked: Map<Page, string>;

  beforeAll(() => {
    const answers = markWithPhp(rules, all);
    marked = new Map(all.map((page, at) => [page, answers[at]!.html]));
  });

  /** Compares pages, and counts those that the rules change. */
  function compare(pages: readonly Page[]): number {
    let changed = 0;
    for (const page of pages) {
      const html = marked.get(page)!;
      expect(treeOf(html), page.name).toBe(treeOf(markWithProxy(rules[page.rules]!, page.html)));
      if (html !== Buffer.from(page.html as string).toString("latin1")) changed++;
    }
    return changed;
  }

  test("each captured page", () => {
    expect(compare(captured)).toBeGreaterThan(90);
  });

  test("each page of the shop with WooCommerce", () => {
    expect(compare(ofWooCommerce)).toBeGreaterThan(40);
  });

  test("each page of the shops with OpenCart 3 and 4", () => {
    expect(compare(ofOpenCart)).toBeGreaterThan(40);
  });

  test("random HTML, alone, as a page and as the description of a product", () => {
    expect(random.length).toBeGreaterThan(300);
    expect(compare(random)).toBeGreaterThan(250);
  });

  test.each(handwritten)("%s", (_name, pages) => {
    compare(pages);
  });
});
