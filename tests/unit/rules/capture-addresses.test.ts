// How a capture finds URLs in a page and its styles, names files and rewrites URLs.
import { expect, test } from "vitest";
import { cssAddress, cssAddresses } from "../../../tools/capture/css/css-addresses.ts";
import { isPrivateHost, mayLoad } from "../../../tools/capture/fetch/hosts.ts";
import { charsetInCss, charsetInHtml, decode } from "../../../tools/html/decode.ts";
import { FileNames, pathInCapture } from "../../../tools/capture/files/site-map.ts";
import { basesOf, inCapture, ORIGIN, type Targets, replaceOrigins } from "../../../tools/capture/files/targets.ts";
import { applyEdits } from "../../../tools/html/edits.ts";
import { policyInCapture } from "../../../tools/capture/html/policy.ts";
import { settingsInCapture } from "../../../tools/capture/html/settings.ts";
import { candidatesOf } from "../../../tools/capture/html/srcset.ts";

const css: [title: string, css: string, found: string[]][] = [
  [
    "each form of @import",
    `@import "a.css"; @import 'b.css' screen; @import url(c.css) layer(x); @IMPORT url("d.css");`,
    ["style a.css", "style b.css", "style c.css", "style d.css"],
  ],
  [
    "a font and an image",
    `@font-face { src: local("F"), url(f.woff2) format("woff2") } a { background: URL( "i.png" ) }`,
    ["font f.woff2", "image i.png"],
  ],
  [
    "image sets",
    `a { background: image-set("1.png" 1x, url(2.png) type("image/png")) }`,
    ["image 1.png", "image 2.png"],
  ],
  [
    "URLs in custom properties and nested rules",
    `:root { --bg: url(v.png) } .a { .b { background: url(n.png) } @media print { & { background: url(p.png) } } }`,
    ["image v.png", "image n.png", "image p.png"],
  ],
  [
    "URLs with escapes",
    String.raw`a { background: url(a\ b\29.png) } b { background: url("q\22.png") }`,
    ["image a b).png", 'image q".png'],
  ],
  [
    "nothing in comments, strings, namespaces and selectors",
    `/* url(c.png) */ @namespace url(http://n.example); a[href="url(x.png)"]::before { content: "url(t.png)"; filter: url(#f) } @charset "utf-8";`,
    [],
  ],
  [
    "no strings after an import or next to an image set",
    `@import "a.css" supports(font-tech("x")); a[href="b.css"] { width: calc((1px) * 2) "t"; background: image-set((1) "1.png" 1x) "t" }`,
    ["style a.css", "image 1.png"],
  ],
  [
    "no empty URLs",
    `a { background: url("") } b { background: url("  ") } c { background: url(" c.png ") }`,
    ["image c.png"],
  ],
  ["URLs in unterminated CSS", `a { color: } } } b { background: url("x.png`, ["image x.png"]],
];

test.each(css)("capture: in CSS it finds %s", (_what, text, found) => {
  expect(cssAddresses(text).map(({ use, address }) => `${use} ${address}`)).toEqual(found);
});

test("capture: a rewritten CSS URL is quoted, and quotes inside it are escaped", () => {
  expect([cssAddress(`url( 'a.png' )`, "/b.png"), cssAddress(`"a.css"`, "/b.css"), cssAddress(`'a'`, `/it's`)]).toEqual(
    [`url("/b.png")`, `"/b.css"`, `'/it%27s'`],
  );
});

test("capture: finds the URLs in a srcset, also with commas inside and without spaces between", () => {
  const of = (srcset: string): string[] =>
    candidatesOf(srcset).map(({ address, start, end }) =>
      srcset.slice(start, end) === address ? address : `wrong place of ${address}`,
    );
  expect(of("a.png 1x, b,c.png 2x,d.png,  data:image/png;base64,AA,BB 3x, e.png calc(1, 2), f.png")).toEqual([
    "a.png",
    "b,c.png",
    "d.png",
    "data:image/png;base64,AA,BB",
    "e.png",
    "f.png",
  ]);
  expect([of(""), of(" , ,"), of("one.png")]).toEqual([[], [], ["one.png"]]);
});

test("capture: of two overlapping edits the outer one applies; other text is unchanged", () => {
  expect(
    applyEdits("one two three", [
      { start: 8, end: 13, text: "3" },
      { start: 4, end: 7, text: "2" },
      { start: 5, end: 6, text: "x" },
    ]),
  ).toBe("one 2 3");
});

const targets: Targets = {
  name: "shop",
  origins: new Set(["https://shop.example", "https://www.shop.example"]),
  files: new Map([
    ["https://shop.example/a.png", "a.png"],
    ["https://cdn.example/s.css?v=1", "elsewhere/cdn.example/s-1.css"],
  ]),
  missing: () => {},
};

test.each([
  ["/en/cup?a=1#b", "page", "/captured/shop/en/cup?a=1#b"],
  ["cup", "page", "cup"],
  ["../../../up", "page", "/captured/shop/up"],
  ["https://shop.example/en", "page", "{{origin}}/captured/shop/en"],
  ["http://shop.example", "page", "{{origin}}/captured/shop/"],
  ["//www.shop.example/x", "page", "{{origin}}/captured/shop/x"],
  ["https://other.example/x", "page", "https://other.example/x"],
  ["/tiles/{z}/{x}.png", "data", "/captured/shop/tiles/{z}/{x}.png"],
  ["../a.png", "image", "../a.png"],
  ["/a.png#x", "image", "/captured/shop/a.png#x"],
  ["https://cdn.example/s.css?v=1", "style", "{{origin}}/captured/shop/elsewhere/cdn.example/s-1.css"],
  ["https://cdn.example:8443/none.css", "style", "{{origin}}/captured/shop/elsewhere/cdn.example-8443/none.css"],
  ["data:image/png;base64,AA", "image", "data:image/png;base64,AA"],
  ["mailto:x@y.example", "page", "mailto:x@y.example"],
  ["javascript:x()", "page", "javascript:x()"],
  ["#top", "page", "#top"],
  ["https://[bad/", "page", "https://[bad/"],
] as const)("capture: on a page %s (%s) becomes %s", (address, use, written) => {
  const url = new URL("https://shop.example/en/product");
  expect(inCapture(address, use, basesOf(targets, url, "/en/product"), targets, ORIGIN)).toBe(written);
});

test("capture: relative addresses follow <base href>", () => {
  const url = new URL("https://shop.example/en/deep/product");
  const ownBases = basesOf(targets, url, "/en/deep/product", "/");
  expect(
    ["en/cup", "a.png", "#x"].map((address) =>
      inCapture(address, address === "a.png" ? "image" : "page", ownBases, targets, ORIGIN),
    ),
  ).toEqual(["en/cup", "a.png", "#x"]);
  const foreign = basesOf(targets, url, "/en/deep/product", "https://cdn.example/");
  expect([
    inCapture("s.css?v=1", "style", foreign, targets, ORIGIN),
    inCapture("x", "page", foreign, targets, ORIGIN),
  ]).toEqual(["/captured/shop/elsewhere/cdn.example/s-1.css", "x"]);
});

test("capture: the site's URLs in scripts, JSON and parameters are rewritten", () => {
  const text = String.raw`"https://shop.example/x" "https:\/\/www.shop.example\/y" //shop.example u=https%3A%2F%2Fshop.example%2Fz https://shop.example.org a@shop.example wss://shop.example/live wss%3A%2F%2Fshop.example`;
  expect(replaceOrigins(text, targets, ORIGIN)).toBe(
    String.raw`"{{origin}}/captured/shop/x" "{{origin}}\/captured\/shop\/y" {{origin}}/captured/shop u={{origin}}%2Fcaptured%2Fshop%2Fz https://shop.example.org a@shop.example wss://shop.example/live wss%3A%2F%2Fshop.example`,
  );
});

test("capture: the page settings get the capture's application path", () => {
  const write = (address: string): string => `/captured/shop${address}`;
  const moved = (json: string): string => settingsInCapture(json, "/captured/shop", write);
  expect(JSON.parse(moved(`{ "app": "/my", "culture": "fr" }`))).toEqual({
    app: "/captured/shop/my",
    culture: "fr",
    website: "/captured/shop",
  });
  const cartUrl = (value: unknown): unknown =>
    (JSON.parse(moved(JSON.stringify({ cartUrl: value }))) as { cartUrl: unknown }).cartUrl;
  expect(["/cart.php", "{app}/cart", "", 1].map(cartUrl)).toEqual(["/captured/shop/cart.php", "{app}/cart", "", 1]);
  expect(JSON.parse(moved(`{}`))).toEqual({ app: "/captured/shop", website: "/captured/shop" });
  expect(JSON.parse(moved(`{"website":"","app":"","islands":{"x":{"app":"stays"}}}`))).toEqual({
    website: "/captured/shop",
    app: "/captured/shop",
    islands: { x: { app: "stays" } },
  });
  expect([moved("null"), moved("1")]).toEqual(["null", "1"]);
  expect([moved("{ broken"), moved("[1]"), moved(`{"app":1,"website":"/","user":"</script>"}`)]).toEqual([
    "{ broken",
    "[1]",
    String.raw`{"app":1,"website":"/captured/shop/","user":"\u003C/script>"}`,
  ]);
});

test("capture: a CSP allows the capture instead of the captured hosts, without reports", () => {
  const hosts = new Set(["cdn.example", "img.cdn.example"]);
  expect(
    policyInCapture(
      "script-src 'nonce-abc' https://cdn.example/js/ 'sha256-x'; img-src *.cdn.example https: data:; report-uri /csp; report-to x; upgrade-insecure-requests, frame-src https://tube.example; font-src HTTPS://CDN.Example *.tube.example xcdn.example",
      hosts,
    ),
  ).toBe(
    "script-src 'nonce-{{nonce}}' 'self' 'sha256-x'; img-src 'self' data:; frame-src https://tube.example; font-src 'self' *.tube.example xcdn.example",
  );
});

test("capture: file names are unique ignoring case, short and valid on every system", () => {
  const names = new FileNames();
  const file = (path: string, ending = "png"): string => names.forFile(path, [ending]);
  const all = [
    "/img/a.png",
    "/img/A.png",
    "/img/a.png/b.png",
    "/img/a.png?v=1",
    "/img/a.png?v=2",
    "/nul.png",
    "/img/aux",
    "/.git/config",
    "/a%2Fb.png",
    "/a b.png",
    "/%E0%A4%A",
    "/x.",
    "/",
    `/${"d/".repeat(200)}x.png`,
    "/site.json",
    "/COM1",
    "/b.png/c.png",
    "/b.png",
  ].map((path) => file(path));
  expect(all.slice(0, 1)).toEqual(["img/a.png"]);
  expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
  expect(
    all.filter(
      (name) =>
        name.length > 140 ||
        name.split("/").some((part) => /^\.|\.$|[^\w.-]|^(con|nul|aux|com\d)(\.|$)/i.test(part)) ||
        !name.endsWith(".png"),
    ),
  ).toEqual([]);
  expect(names.forFile("/get?file=x", ["svg"])).toMatch(/^get-[0-9a-f]{10}\.svg$/);
  // A path may start with two slashes; here these do not mean a host.
  expect([file("//media/a.png"), file("//%20/a.png")]).toEqual(["media/a.png", expect.stringMatching(/^_\/a-/)]);
  expect(new FileNames().forPage("//en/cup")).toBe("en-cup.html");
  expect(all.at(-1)).toMatch(/^b-[0-9a-f]{10}\.png$/);
  expect(names.forPage(`/${"long/".repeat(40)}`).length).toBeLessThan(100);
  expect(["/", "/en/cup.html", "/en/Cup", "/?p=2", "/con"].map((path) => names.forPage(path))).toEqual([
    "home.html",
    "en-cup.html",
    "en-cup-2.html",
    "p-2.html",
    "con-page.html",
  ]);
});

test("capture: pages may not load local files, and public pages no private hosts", () => {
  for (const host of [
    "localhost",
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "[::1]",
    "[fe80::1]",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "router.lan",
    "intranet",
    "db.internal",
  ])
    expect([host, isPrivateHost(host)]).toEqual([host, true]);
  for (const host of ["shop.example", "8.8.8.8", "172.32.0.1", "[2606:4700::1]", "10.example.com"])
    expect([host, isPrivateHost(host)]).toEqual([host, false]);
  const ask = (url: string, page: string): boolean => mayLoad(new URL(url), new URL(page));
  expect([
    ask("http://127.0.0.1/x", "https://shop.example"),
    ask("http://cdn.example/x", "https://shop.example"),
    ask("http://localhost:9/x", "http://127.0.0.1:8/"),
    ask("file:///etc/passwd", "http://127.0.0.1/"),
  ]).toEqual([false, true, true, false]);
  expect(pathInCapture({ origins: new Set(["http://shop.example"]) }, new URL("https://shop.example/a"))).toBe("/a");
  expect(pathInCapture(targets, new URL("https://cdn.example:81/a?b"))).toBe("/elsewhere/cdn.example-81/a?b");
});

test("capture: bytes are decoded by BOM, header, declaration or guess", () => {
  const bytes = (...codes: number[]): Uint8Array => new Uint8Array(codes);
  const html = (body: Uint8Array, type = "text/html"): string => decode(body, type, charsetInHtml).text;
  const encoded = (meta: string): Uint8Array => new Uint8Array([...Buffer.from(meta), 0xe9]);
  expect(html(bytes(0xe9))).toBe("é");
  expect(html(bytes(0xc3, 0xa9))).toBe("é");
  expect(html(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), "text/html; charset=windows-1251")).toBe("é");
  expect(html(bytes(0xe9), 'text/html; charset="windows-1251"')).toBe("й");
  expect(html(encoded(`<meta charset=windows-1251>`))).toContain("й");
  expect(html(encoded(`<meta http-equiv=content-type content="text/html; charset=iso-8859-1">`))).toContain("é");
  expect(html(bytes(0xe9), "text/html; charset=none-such")).toBe("é");
  expect(decode(encoded(`@charset "windows-1251";`), "text/css", charsetInCss).text).toContain("й");
  expect(decode(bytes(0xe9), "text/css", charsetInCss, "windows-1251").text).toBe("й");
});
