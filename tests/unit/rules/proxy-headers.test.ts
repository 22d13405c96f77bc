import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { addresses, redirect, toSite } from "../../../tools/proxy/addresses.ts";
import { cookieDown, cookiesUp } from "../../../tools/proxy/cookies.ts";
import { wantsPage } from "../../../tools/proxy/exchange.ts";
import { headersDown, headersUp } from "../../../tools/proxy/headers.ts";

const map = addresses(new URL("https://shop.example/fr/"), "http://127.0.0.1:4173");

test.each([
  ["https://shop.example/cart?a=1#b", "http://127.0.0.1:4173/cart?a=1#b"],
  ["http://shop.example", "http://127.0.0.1:4173"],
  ["HTTPS://Shop.Example/", "http://127.0.0.1:4173/"],
  ["https://shop.example:443/", "http://127.0.0.1:4173/"],
  [" //shop.example/x", " //127.0.0.1:4173/x"],
])("proxy: the site address %s is rewritten to the proxy", (address, expected) => {
  expect(map.one(address)).toBe(expected);
});

test.each([
  "https://www.shop.example/",
  "https://shop.example.evil.test/",
  "https://shop.example:8443/",
  "https://shop.example@evil.test/",
  "https://myshop.example/",
  "https://shop-example/",
  "/cart",
  "cart",
  "mailto:a@shop.example",
  "/login?return=https://shop.example/",
])("proxy: the address %s is not rewritten", (address) => {
  expect(map.one(address)).toBe(address);
});

test("proxy: for a site with a port, only addresses with its scheme and port are rewritten", () => {
  const localSite = addresses(new URL("http://127.0.0.1:8080"), "http://localhost:4173");
  expect(localSite.one("http://127.0.0.1:8080/x")).toBe("http://localhost:4173/x");
  expect(localSite.one("http://127.0.0.1/x")).toBe("http://127.0.0.1/x");
  expect(localSite.one("https://127.0.0.1:8080/x")).toBe("https://127.0.0.1:8080/x");
  expect(localSite.one("http://127.0.0.1:80801/x")).toBe("http://127.0.0.1:80801/x");
  expect(redirect("http://127.0.0.1/x", "/", localSite)).toEqual({ elsewhere: new URL("http://127.0.0.1/x") });
});

test("proxy: all site addresses in code and lists are rewritten, also with JSON escapes", () => {
  expect(
    map.all(
      `var a = "https:\\/\\/shop.example\\/ajax", b = '//shop.example/b', c = "https://shop.example.evil.test/"; // shop.example`,
    ),
  ).toBe(
    `var a = "http:\\/\\/127.0.0.1:4173\\/ajax", b = '//127.0.0.1:4173/b', c = "https://shop.example.evil.test/"; // shop.example`,
  );
  expect(map.all("https://shop.example/1.jpg 1x, //shop.example/2.jpg 2x, https://cdn.example/3.jpg 3x")).toBe(
    "http://127.0.0.1:4173/1.jpg 1x, //127.0.0.1:4173/2.jpg 2x, https://cdn.example/3.jpg 3x",
  );
  expect(map.all("a{background:url(//shop.example/x.png)}")).toBe("a{background:url(//127.0.0.1:4173/x.png)}");
});

test("proxy: a redirect within the site leads to the proxy, one to another origin elsewhere", () => {
  expect(redirect("https://shop.example/a", "/", map)).toEqual({ here: "http://127.0.0.1:4173/a" });
  expect(redirect("http://shop.example/a", "/", map)).toEqual({ here: "http://127.0.0.1:4173/a" });
  expect(redirect("../b?c", "/a/", map)).toEqual({ here: "../b?c" });
  expect(redirect("https://www.shop.example/", "/", map)).toEqual({ elsewhere: new URL("https://www.shop.example/") });
  for (const away of ["//evil.test/", "https://shop.example:8443/", "ftp://shop.example/"])
    expect(redirect(away, "/", map)).toEqual({ elsewhere: new URL(away, "https://shop.example") });
  expect(redirect("http://[", "/", map)).toEqual({ here: "http://[" });
});

test("proxy: a redirect from an http site to https leads elsewhere instead of into a loop", () => {
  const http = addresses(new URL("http://shop.example"), "http://127.0.0.1:4173");
  expect(redirect("https://shop.example/", "/", http)).toEqual({ elsewhere: new URL("https://shop.example/") });
});

test.each([
  [
    "a=1; Domain=.shop.example; Path=/fr; Secure; HttpOnly; SameSite=None; Partitioned; Max-Age=60",
    "a=1; Path=/fr; HttpOnly; SameSite=Lax; Max-Age=60",
  ],
  [
    "a=x=y; domain=other.example; expires=Wed, 21 Oct 2026 07:28:00 GMT",
    "a=x=y; expires=Wed, 21 Oct 2026 07:28:00 GMT",
  ],
  ["__cart=5; Path=/", "__cart=5; Path=/"],
  ["__Host-sid=abc; Secure; Path=/; SameSite=Strict", "atoll__Host-sid=abc; Path=/; SameSite=Strict"],
  ["__Secure-sid=abc; Secure", "atoll__Secure-sid=abc"],
  ["domain=secure; secure", "domain=secure"],
])("proxy: the cookie %s is rewritten for browsers on http loopback", (header, expected) => {
  expect(cookieDown(header)).toBe(expected);
});

test("proxy: cookies are sent to the site under their original names", () => {
  expect(cookiesUp("a=1; atoll__Host-sid=abc; atoll__Secure-x=y; b=atoll__c")).toBe(
    "a=1; __Host-sid=abc; __Secure-x=y; b=atoll__c",
  );
});

test("proxy: requests carry the site's origin; cross-origin requests keep theirs", () => {
  const up = headersUp(
    {
      host: ["127.0.0.1:4173"],
      origin: ["http://127.0.0.1:4173"],
      referer: ["http://127.0.0.1:4173/a?b"],
      "accept-encoding": ["gzip, zst, br;q=0.5"],
      connection: ["keep-alive, x-hop"],
      "x-hop": ["1"],
      "x-own": ["1", "2"],
    },
    map,
    "v",
    ["gzip", "br"],
  );
  expect(up).toEqual({
    origin: ["https://shop.example"],
    referer: ["https://shop.example/a?b"],
    "accept-encoding": ["gzip, br;q=0.5"],
    "x-own": ["1", "2"],
  });
  expect(toSite("http://evil.test", map)).toBe("http://evil.test");
  expect(toSite("http://127.0.0.1:41730/", map)).toBe("http://127.0.0.1:41730/");
});

test.each([
  [{ accept: "text/html" }, true],
  [{ accept: "text/html", "sec-fetch-dest": "empty" }, true],
  [{ accept: "*/*", "sec-fetch-dest": "iframe" }, true],
  [{ accept: "text/html", "sec-fetch-dest": "image" }, false],
  [{ accept: "*/*" }, false],
])("proxy: a request with %j is for a page: %s", (headers, wanted) =>
  expect(wantsPage({ headers } as IncomingMessage)).toBe(wanted),
);

test("proxy: URLs in headers are rewritten, and https-only headers removed", () => {
  expect(
    headersDown(
      {
        link: ['<https://shop.example/a.css>; rel=preload; as=style, <https://shop.example/a>; rel="canonical"'],
        refresh: ["5; url=https://shop.example/b"],
        "content-location": ["//shop.example/c"],
        "strict-transport-security": ["max-age=1"],
        "set-cookie": ["a=1; secure", "b=2"],
        "transfer-encoding": ["chunked"],
      },
      map,
    ),
  ).toEqual({
    link: ['<http://127.0.0.1:4173/a.css>; rel=preload; as=style, <https://shop.example/a>; rel="canonical"'],
    refresh: ["5; url=http://127.0.0.1:4173/b"],
    "content-location": ["//127.0.0.1:4173/c"],
    "set-cookie": ["a=1", "b=2"],
  });
});
