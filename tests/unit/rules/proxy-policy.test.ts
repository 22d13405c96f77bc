import { expect, test } from "vitest";
import { noncesIn, openPolicy } from "../../../tools/proxy/policy.ts";
import { asksForRewritten, freshness, tagDown, validatorsUp } from "../../../tools/proxy/validators.ts";

const proxy = "http://127.0.0.1:4173";
const folder = `${proxy}/__atoll__/`;
const open = (policy: string): { policy: string; notes: string[] } => {
  const { notes, ...rest } = openPolicy(policy, { site: new URL("https://shop.example"), proxy, folder, nonce: "NEW" });
  return { ...rest, notes: notes.map(({ text }) => text) };
};

test("try on your site: a policy that allows the site's own is left as it is", () => {
  const policy = "default-src 'self'; script-src 'self' 'nonce-abc'; img-src 'self' data:";
  expect(open(policy)).toEqual({ policy, notes: [] });
});

test("try on your site: what allowed the site by its name, by a wildcard or by https allows the proxy, and what allowed others does not", () => {
  expect(
    open(
      "img-src https://shop.example/img/ https://cdn.example; script-src 'self' *.example; font-src https:; form-action shop.example; frame-src https://pay.example",
    ).policy,
  ).toBe(
    `img-src https://shop.example/img/ https://cdn.example ${proxy}/img/; script-src 'self' *.example; font-src https: ${proxy}; form-action shop.example ${proxy}; frame-src https://pay.example`,
  );
});

test("try on your site: a host counts with its scheme, its port and its subdomains, in small letters or capitals, and of a directive that stands there twice the first", () => {
  expect(
    open(
      "IMG-SRC HTTPS://SHOP.example:443; font-src shop.example:*; frame-src http://shop.example; child-src *.example; media-src shop.example:8443 ftp://shop.example ws://shop.example; img-src 'self'",
    ).policy,
  ).toBe(
    `img-src HTTPS://SHOP.example:443 ${proxy}; font-src shop.example:* ${proxy}; frame-src http://shop.example ${proxy}; child-src *.example ${proxy}; media-src shop.example:8443 ftp://shop.example ws://shop.example`,
  );
});

test("try on your site: what would turn http into https is left out, and said", () => {
  const { policy, notes } = open("upgrade-insecure-requests; default-src 'self'; block-all-mixed-content");
  expect(policy).toBe("default-src 'self'");
  expect(notes).toEqual([
    "upgrade-insecure-requests is left out of the policy: the proxy speaks http.",
    "block-all-mixed-content is left out of the policy: the proxy speaks http.",
  ]);
});

test("try on your site: a policy without room for the shell gets its folder and nothing else, and the author hears what to add", () => {
  const { policy, notes } = open(
    "default-src 'none'; script-src 'nonce-abc'; style-src https://cdn.example; img-src 'self'",
  );
  expect(policy).toBe(
    `default-src 'none'; script-src 'nonce-abc' ${folder}; style-src https://cdn.example ${folder}; img-src 'self'; connect-src 'self'`,
  );
  expect(notes[0]).toBe(
    "script-src does not allow scripts of the site's own: before you use Atoll there, add 'self' to it.",
  );
  expect(notes).toHaveLength(3);
});

test("try on your site: where the default holds for scripts, scripts get a directive of their own", () => {
  expect(open("default-src https://cdn.example; connect-src 'self'; style-src 'self'").policy).toBe(
    `default-src https://cdn.example; connect-src 'self'; style-src 'self'; script-src https://cdn.example ${folder}`,
  );
});

test("try on your site: a directive for elements alone is the one that lets the shell in", () => {
  expect(open("script-src-elem https://cdn.example; connect-src HTTP:; style-src 'SELF'").policy).toBe(
    `script-src-elem https://cdn.example ${folder}; connect-src HTTP:; style-src 'SELF'`,
  );
});

test("try on your site: the nonce for the shell is that of scripts, however it is written", () => {
  expect(noncesIn("style-src 'nonce-S'; script-src 'NONCE-J' 'strict-dynamic'")).toEqual(["J"]);
  expect(noncesIn("default-src 'nonce-D'; script-src-elem 'nonce-E'; script-src 'nonce-J'")).toEqual(["E"]);
  expect([noncesIn("default-src 'nonce-D'"), noncesIn("img-src 'nonce-I'")]).toEqual([["D"], []]);
});

test("try on your site: strict-dynamic trusts by nonce: the policy's own is used, and made where there is none", () => {
  expect(open("script-src 'strict-dynamic' 'nonce-abc'").policy).toBe("script-src 'strict-dynamic' 'nonce-abc'");
  const { policy, notes } = open("script-src 'strict-dynamic' 'sha256-x'");
  expect(policy).toBe("script-src 'strict-dynamic' 'sha256-x' 'nonce-NEW'");
  expect(notes).toEqual([
    "script-src does not allow scripts of the site's own: before you use Atoll there, add a nonce to it.",
  ]);
});

test("try on your site: a policy that says nothing of scripts is not narrowed", () => {
  expect(open("frame-ancestors 'none'")).toEqual({ policy: "frame-ancestors 'none'", notes: [] });
});

test("try on your site: the tag of a rewritten page is the site's own and the version, and goes up as the site's own", () => {
  const tag = tagDown({ etag: ['"a\\"b'] }, "v1")!;
  expect(tag).toMatch(/^W\/"atoll-v1-[\w-]+"$/);
  expect(validatorsUp(tag, "v1")).toEqual({ "if-none-match": '"a\\"b' });
  expect(asksForRewritten(tag, "v1")).toBe(true);
  expect(validatorsUp(tag, "v2")).toEqual({});
  expect(validatorsUp(`"x", W/"y", ${tag}`, "v2")).toEqual({ "if-none-match": '"x", W/"y"' });
});

test("try on your site: a site that tells only when a page was changed is asked by that date", () => {
  const date = "Wed, 21 Oct 2026 07:28:00 GMT";
  expect(validatorsUp(tagDown({ "last-modified": [date] }, "v1")!, "v1")).toEqual({ "if-modified-since": date });
  expect(tagDown({}, "v1")).toBeUndefined();
});

test("try on your site: a page is asked for each time, and one that may not be stored is not", () => {
  expect(freshness("public, max-age=600")).toBe("no-cache");
  expect(freshness("private, no-store")).toBe("private, no-store");
});
