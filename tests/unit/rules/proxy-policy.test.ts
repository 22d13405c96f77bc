import { expect, test } from "vitest";
import { noncesIn, openPolicy } from "../../../tools/proxy/policy.ts";
import { asksForRewritten, freshness, tagDown, validatorsUp } from "../../../tools/proxy/validators.ts";

const proxy = "http://127.0.0.1:4173";
const folder = `${proxy}/__atoll__/`;
const open = (policy: string): { policy: string; notes: string[] } => {
  const { notes, ...rest } = openPolicy(policy, { site: new URL("https://shop.example"), proxy, folder, nonce: "NEW" });
  return { ...rest, notes: notes.map(({ text }) => text) };
};

test("proxy: a policy that allows the site's own files is not changed", () => {
  const policy = "default-src 'self'; script-src 'self' 'nonce-abc'; img-src 'self' data:";
  expect(open(policy)).toEqual({ policy, notes: [] });
});

test("proxy: sources that allowed the site allow the proxy; others do not", () => {
  expect(
    open(
      "img-src https://shop.example/img/ https://cdn.example; script-src 'self' *.example; font-src https:; form-action shop.example; frame-src https://pay.example",
    ).policy,
  ).toBe(
    `img-src https://shop.example/img/ https://cdn.example ${proxy}/img/; script-src 'self' *.example; font-src https: ${proxy}; form-action shop.example ${proxy}; frame-src https://pay.example`,
  );
});

test("proxy: policy sources match by scheme, port and subdomain, ignoring case", () => {
  expect(
    open(
      "IMG-SRC HTTPS://SHOP.example:443; font-src shop.example:*; frame-src http://shop.example; child-src *.example; media-src shop.example:8443 ftp://shop.example ws://shop.example; img-src 'self'",
    ).policy,
  ).toBe(
    `img-src HTTPS://SHOP.example:443 ${proxy}; font-src shop.example:* ${proxy}; frame-src http://shop.example ${proxy}; child-src *.example ${proxy}; media-src shop.example:8443 ftp://shop.example ws://shop.example`,
  );
});

test("proxy: directives that force https are removed, with a note", () => {
  const { policy, notes } = open("upgrade-insecure-requests; default-src 'self'; block-all-mixed-content");
  expect(policy).toBe("default-src 'self'");
  expect(notes).toEqual([
    "upgrade-insecure-requests is removed from the policy, because the proxy uses http.",
    "block-all-mixed-content is removed from the policy, because the proxy uses http.",
  ]);
});

test("proxy: a strict policy gets only the shell's folder, with advice for the author", () => {
  const { policy, notes } = open(
    "default-src 'none'; script-src 'nonce-abc'; style-src https://cdn.example; img-src 'self'",
  );
  expect(policy).toBe(
    `default-src 'none'; script-src 'nonce-abc' ${folder}; style-src https://cdn.example ${folder}; img-src 'self'; connect-src 'self'`,
  );
  expect(notes[0]).toBe(
    "script-src does not allow the site's own scripts; add 'self' to it before you use Atoll on the site.",
  );
  expect(notes).toHaveLength(3);
});

test("proxy: script-src is added when default-src applies to scripts", () => {
  expect(open("default-src https://cdn.example; connect-src 'self'; style-src 'self'").policy).toBe(
    `default-src https://cdn.example; connect-src 'self'; style-src 'self'; script-src https://cdn.example ${folder}`,
  );
});

test("proxy: the shell is allowed in script-src-elem when the policy has it", () => {
  expect(open("script-src-elem https://cdn.example; connect-src HTTP:; style-src 'SELF'").policy).toBe(
    `script-src-elem https://cdn.example ${folder}; connect-src HTTP:; style-src 'SELF'`,
  );
});

test("proxy: the shell's nonce is read from the directive that applies to scripts", () => {
  expect(noncesIn("style-src 'nonce-S'; script-src 'NONCE-J' 'strict-dynamic'")).toEqual(["J"]);
  expect(noncesIn("default-src 'nonce-D'; script-src-elem 'nonce-E'; script-src 'nonce-J'")).toEqual(["E"]);
  expect([noncesIn("default-src 'nonce-D'"), noncesIn("img-src 'nonce-I'")]).toEqual([["D"], []]);
});

test("proxy: with strict-dynamic the policy's nonce is used, or a new one is added", () => {
  expect(open("script-src 'strict-dynamic' 'nonce-abc'").policy).toBe("script-src 'strict-dynamic' 'nonce-abc'");
  const { policy, notes } = open("script-src 'strict-dynamic' 'sha256-x'");
  expect(policy).toBe("script-src 'strict-dynamic' 'sha256-x' 'nonce-NEW'");
  expect(notes).toEqual([
    "script-src does not allow the site's own scripts; add a nonce to it before you use Atoll on the site.",
  ]);
});

test("proxy: a policy without script directives is not changed", () => {
  expect(open("frame-ancestors 'none'")).toEqual({ policy: "frame-ancestors 'none'", notes: [] });
});

test("proxy: a rewritten page's ETag adds the version and is sent to the site without it", () => {
  const tag = tagDown({ etag: ['"a\\"b'] }, "v1")!;
  expect(tag).toMatch(/^W\/"atoll-v1-[\w-]+"$/);
  expect(validatorsUp(tag, "v1")).toEqual({ "if-none-match": '"a\\"b' });
  expect(asksForRewritten(tag, "v1")).toBe(true);
  expect(validatorsUp(tag, "v2")).toEqual({});
  expect(validatorsUp(`"x", W/"y", ${tag}`, "v2")).toEqual({ "if-none-match": '"x", W/"y"' });
});

test("proxy: a page with only Last-Modified is revalidated with If-Modified-Since", () => {
  const date = "Wed, 21 Oct 2026 07:28:00 GMT";
  expect(validatorsUp(tagDown({ "last-modified": [date] }, "v1")!, "v1")).toEqual({ "if-modified-since": date });
  expect(tagDown({}, "v1")).toBeUndefined();
});

test("proxy: Cache-Control becomes no-cache; no-store is not changed", () => {
  expect(freshness("public, max-age=600")).toBe("no-cache");
  expect(freshness("private, no-store")).toBe("private, no-store");
});
