// Content security policies of pages that are shown in place, read as a browser reads them.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allows, noncesIn, sourceListsIn } from "../../../shell/extras/policy/source-list.ts";

const page = "https://shop.example/en/cart";

function script(attributes: string, text = ""): Element {
  const doc = new DOMParser().parseFromString(`<script ${attributes}>${text}</script>`, "text/html");
  return doc.querySelector("script")!;
}
const isAllowed = async (policies: string, element: Element, base = page): Promise<boolean> => {
  const verdicts = sourceListsIn(policies).map((list) => list === null || allows(list, element, { page, base }));
  return (await Promise.all(verdicts)).every(Boolean);
};
const hash = (algorithm: "sha256" | "sha384" | "sha512", text: string): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest("base64")}`;
const of = (src: string, more = ""): Element => script(`src="${src}" ${more}`);

test("NAV-21 the first of script-src-elem, script-src and default-src counts, in any case and order", () => {
  expect(sourceListsIn("default-src 'self'; SCRIPT-SRC a.example  b.example")).toEqual([["a.example", "b.example"]]);
  expect(sourceListsIn("script-src 'none'; script-src-elem 'self'; script-src-elem *")).toEqual([["'self'"]]);
  expect(sourceListsIn("img-src 'none'; default-src 'self'")).toEqual([["'self'"]]);
  expect(sourceListsIn("frame-ancestors 'self'")).toEqual([null]);
  expect(sourceListsIn("script-src 'self', script-src https:")).toEqual([["'self'"], ["https:"]]);
  expect(noncesIn("script-src 'nonce-a' 'self'; style-src 'nonce-b'")).toEqual(["a", "b"]);
});

test.each([
  ["script-src 'unsafe-inline'", true],
  ["script-src 'UNSAFE-INLINE' 'self'", true],
  ["script-src 'unsafe-inline' 'nonce-x'", false],
  ["script-src 'unsafe-inline' 'strict-dynamic'", false],
  ["script-src 'unsafe-inline' 'sha256-AAAA'", false],
  ["script-src 'self' https: *", false],
  ["script-src 'none'", false],
  ["script-src", false],
  ["style-src 'self'", true],
  ["script-src 'unsafe-inline', script-src 'self'", false],
])("NAV-21 an inline script under %s: %s", async (policy, expected) => {
  expect(await isAllowed(policy, script("", "go()"))).toBe(expected);
});

test.each(["sha256", "sha384", "sha512"] as const)("NAV-21 an inline script is known by its %s", async (algorithm) => {
  const text = "go('é')";
  const own = hash(algorithm, text);
  for (const source of [own, own.replaceAll("+", "-").replaceAll("/", "_")])
    expect(await isAllowed(`script-src 'strict-dynamic' '${source}'`, script("", text))).toBe(true);
  expect(await isAllowed(`script-src '${own}'`, script("", `${text} `))).toBe(false);
  expect(await isAllowed(`script-src '${hash(algorithm, "other")}' '${own}'`, script("", text))).toBe(true);
});

test("NAV-21 an external script is known by its integrity, of which each hash must be listed", async () => {
  const [one, two] = [hash("sha256", "1"), hash("sha384", "2")];
  const file = (integrity: string): Element => of("https://cdn.example/a.js", `integrity="${integrity}"`);
  expect(await isAllowed(`script-src 'strict-dynamic' '${one}'`, file(one))).toBe(true);
  expect(await isAllowed(`script-src '${one}'`, file(`${one} ${two}`))).toBe(false);
  expect(await isAllowed(`script-src '${one}' '${two}'`, file(`${one} ${two}`))).toBe(true);
  expect(await isAllowed(`script-src '${one}'`, file(""))).toBe(false);
});

test.each([
  ["'self'", "/js/a.js", true],
  ["'self'", "https://shop.example/js/a.js", true],
  ["'self'", "https://shop.example:8443/a.js", false],
  ["'self'", "https://www.shop.example/a.js", false],
  ["'self'", "//shop.example/a.js", true],
  ["'none'", "/js/a.js", false],
  ["https:", "https://any.example/a.js", true],
  ["http:", "https://any.example/a.js", true],
  ["https:", "http://any.example/a.js", false],
  ["https:", "data:text/javascript,1", false],
  ["data:", "data:text/javascript,1", true],
  ["*", "https://any.example/a.js", true],
  ["*", "data:text/javascript,1", false],
  ["cdn.example", "https://cdn.example/a.js", true],
  ["CDN.example", "https://cdn.example/a.js", true],
  ["cdn.example", "http://cdn.example/a.js", false],
  ["http://cdn.example", "https://cdn.example/a.js", true],
  ["https://cdn.example", "http://cdn.example/a.js", false],
  ["cdn.example", "https://cdn.example:444/a.js", false],
  ["cdn.example:444", "https://cdn.example:444/a.js", true],
  ["cdn.example:443", "https://cdn.example/a.js", true],
  ["cdn.example:*", "https://cdn.example:444/a.js", true],
  ["cdn.example", "https://cdn.example.evil/a.js", false],
  ["cdn.example", "https://evil.example/cdn.example", false],
  ["cdn.example", "https://evil-cdn.example/a.js", false],
  ["*.example", "https://a.b.example/a.js", true],
  ["*.example", "https://example/a.js", false],
  ["*.cdn.example", "https://evilcdn.example/a.js", false],
  ["cdn.example/js/", "https://cdn.example/js/deep/a.js", true],
  ["cdn.example/js/", "https://cdn.example/css/a.js", false],
  ["cdn.example/js/a.js", "https://cdn.example/js/a.js?v=2", true],
  ["cdn.example/js/a.js", "https://cdn.example/js/a.js/b", false],
  ["cdn.example/", "https://cdn.example/any.js", true],
  ["cdn.example", "https://", false],
  ["cdn.example 'strict-dynamic'", "https://cdn.example/a.js", false],
  ["'nonce-x' cdn.example", "https://cdn.example/a.js", true],
  ["'unsafe-inline'", "https://cdn.example/a.js", false],
])("NAV-21 script-src %s, a script from %s: %s", async (sources, src, expected) => {
  expect(await isAllowed(`script-src ${sources}`, of(src))).toBe(expected);
});

test("NAV-21 the address of a script may be relative to a base that is not the page", async () => {
  expect(await isAllowed("script-src 'self'", of("a.js"), "https://cdn.example/")).toBe(false);
  expect(await isAllowed("script-src cdn.example", of("a.js"), "https://cdn.example/")).toBe(true);
});
