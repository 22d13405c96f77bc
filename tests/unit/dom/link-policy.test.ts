import { afterEach, expect, test } from "vitest";
import { isSideEffectUrl } from "../../../shell/navigation/cache.ts";
import { judgeLink } from "../../../shell/core/links.ts";

const here = new URL("http://localhost:3000/en/list?page=2#old");

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.lang = "";
});

/** Judges the only link in `html`. */
function judge(html: string): string {
  document.body.innerHTML = html;
  const verdict = judgeLink(document.querySelector("a, area")!, here);
  if (!verdict) return "browser";
  return verdict.act === "anchor"
    ? `anchor: ${verdict.hash}`
    : `visit: ${verdict.url.replace("http://localhost:3000", "")}`;
}

const link = (href: string, attributes = ""): string => `<a href="${href}" ${attributes}>x</a>`;

test.each([
  ["/en/cups", "/en/cups"],
  ["http://localhost:3000/en/cups", "/en/cups"],
  ["?page=3", "/?page=3"],
  ["/en/cups#colours", "/en/cups#colours"],
  ["/en/list?page=2", "/en/list?page=2"],
  ["/en/list?page=3#old", "/en/list?page=3#old"],
  ["/index.php?route=product/list&amp;path=1.2", "/index.php?route=product/list&path=1.2"],
  ["/page.html", "/page.html"],
  ["/default.aspx", "/default.aspx"],
  ["/a.jsp", "/a.jsp"],
  ["/v1.5/cups", "/v1.5/cups"],
  ["/search?q=manual.pdf", "/search?q=manual.pdf"],
  ["/en/catalogue-offer", "/en/catalogue-offer"],
  ["/en/blog-officials", "/en/blog-officials"],
  ["/en/catalog-offers", "/en/catalog-offers"],
  ["/en/catalogoffers", "/en/catalogoffers"],
  ["/en/blogoutlet", "/en/blogoutlet"],
  ["/lamp-2.0", "/lamp-2.0"],
  ["/en/oak-1.25", "/en/oak-1.25"],
  ["", "/"],
  ["?", "/?"],
])("NAV-01 NAV-04 a link to %s is shown in place", (href, path) => expect(judge(link(href))).toBe(`visit: ${path}`));

test.each([
  "https://other.example/",
  "//other.example/x",
  "http://localhost:3001/x",
  "https://localhost:3000/x",
  "mailto:a@b.example",
  "tel:+3212345",
  "javascript:void(0)",
  "blob:http://localhost:3000/1-2",
  "http://[broken",
  "#",
  "#:~:text=oak",
  "/en/list?page=2#:~:text=oak",
  "/en/cups#colours:~:text=oak",
  "/en/logoff",
  "/account/LogOff?returnUrl=/",
  "/index.php?route=account/logout",
  "/customer-logout/",
  "/en/log-out",
  "/app/_logout",
  "/userlogoff",
  "/account/LogOffUser",
  "/users/sign_out",
  "/signout",
  "/manual.pdf",
  "/all.ZIP",
  "/all.7z",
  "/photo.jpeg?size=big",
  "/?add-to-cart=14",
  "/cart?x=1&amp;remove_item=abc",
])("NAV-04 a link to %j is left to the browser", (href) => expect(judge(link(href))).toBe("browser"));

test.each([
  ["NAV-04", "download"],
  ["NAV-05", 'class="btn no-ajax"'],
  ["NAV-05", 'class="ajax-tab"'],
  ["NAV-06", 'target="_blank"'],
  ["NAV-06", 'target="other"'],
  ["NAV-06", 'target="_top"'],
  ["NAV-07", 'data-bs-toggle="collapse"'],
  ["NAV-07", 'data-toggle="tab"'],
  ["NAV-04", 'rel="nofollow external"'],
])("%s a link with %s is left to the browser", (_id, attributes) =>
  expect(judge(link("/en/cups", attributes))).toBe("browser"),
);

test.each(['target="_self"', 'target="_SELF"', 'target=""', 'rel="nofollow"', 'class="no-ajax-here"'])(
  "NAV-06 a link with %s is shown in place",
  (attributes) => expect(judge(link("/en/cups", attributes))).toBe("visit: /en/cups"),
);

test("a link in editable text is left to the browser", () => {
  expect(judge(`<div contenteditable><p>${link("/x")}</p></div>`)).toBe("browser");
  expect(judge(`<div contenteditable="false">${link("/x")}</div>`)).toBe("visit: /x");
});

test("a link to another language is left to the browser", () => {
  document.documentElement.lang = "en-GB";
  expect(judge(link("/fr/cups", 'hreflang="fr"'))).toBe("browser");
  expect(judge(link("/en/cups", 'hreflang="EN-us"'))).toBe("visit: /en/cups");
});

test.each([
  ["#colours", "#colours"],
  ["/en/list?page=2#colours", "#colours"],
  ["http://localhost:3000/en/list?page=2#old", "#old"],
])("NAV-08 %s is an anchor on the current page", (href, hash) => expect(judge(link(href))).toBe(`anchor: ${hash}`));

test("NAV-08 under a base element a hash is still an anchor on the current page", () => {
  document.head.innerHTML = `<base href="http://localhost:3000/">`;
  expect(judge(link("#colours"))).toBe("anchor: #colours");
});

test("a relative link is resolved against the base element", () => {
  document.head.innerHTML = `<base href="http://localhost:3000/shop/">`;
  expect(judge(link("cups"))).toBe("visit: /shop/cups");
});

test.each([
  `<a href="">x</a>`,
  `<a href=" ">x</a>`,
  `<map><area href=""></map>`,
  `<svg><a href=""><text>x</text></a></svg>`,
  `<svg><a xlink:href=""><text>x</text></a></svg>`,
])("NAV-01 the empty address of %s is that of the page, or of its base element", (html) => {
  expect(judge(html)).toBe("visit: /");
  document.head.innerHTML = `<base href="http://localhost:3000/shop/?page=2#old">`;
  expect(judge(html)).toBe("visit: /shop/?page=2");
});

test("SVG links and image map areas are treated as links", () => {
  expect(judge(`<svg><a href="/svg"><text>x</text></a></svg>`)).toBe("visit: /svg");
  expect(judge(`<svg><a xlink:href="/old"><text>x</text></a></svg>`)).toBe("visit: /old");
  expect(judge(`<map><area href="/map"></map>`)).toBe("visit: /map");
});

test("an anchor without an href is left to the browser", () => expect(judge(`<a name="x">x</a>`)).toBe("browser"));

test.each([
  ["/index.php?route=checkout/cart&remove=5", true],
  ["/index.php?route=account/wishlist/add&product_id=3", true],
  ["/cart?delete=1&id_product=7&token=ab", true],
  ["/cart?add=1&id_product=7", true],
  ["/checkout/cart/delete/id/5/", true],
  ["/shop?action=addToCart&id=2", true],
  ["/newsletter/unsubscribe", true],
  ["/en/delete", true],
  ["/Cart/Remove?id=4", true],
  ["/x?do=REMOVE", true],
  ["/cart/addtocart?id=2", true],
  ["/Cart/RemoveItem/5", true],
  ["/vote.php?id=3", true],
  ["/clear-cart", true],
  ["/cart?a[remove]=1", true],
  ["/en/list#x=add", false],
  ["/en/address-book/adding-light", false],
  ["/en/cups?sort=added", false],
  ["/en/additions/deleted-scenes?q=remover", false],
  ["/en/cancellation#cancel", false],
])("NAV-04 a request for %s has side effects: %s", (address, acts) =>
  expect(isSideEffectUrl(`http://localhost:3000${address}`)).toBe(acts),
);
