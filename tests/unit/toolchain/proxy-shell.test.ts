// What a site looks like through the proxy: the shell in its pages, marked by the rules, and the texts and files that come with it.
import { rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { openRules } from "../../../tools/proxy/rules-file.ts";
import { describedIslands } from "../../described-islands.ts";
import { startTableShop } from "../../stand-ins/table-shop/server.ts";
import { ask, folder, html, raw, said, show } from "../stand-ins/proxied-site.ts";

test("try on your site: a shop with other markup comes with the shell in it, and what the rules found is told once", async () => {
  const { site, url } = await show(await startTableShop(), {
    rules: { page: "#inhalt", mark: [{ selector: "td.menge", attributes: { "data-island": "quantity" } }] },
  });
  const { text, headers } = await ask(`${url}/ware?id=1`);
  expect(headers["content-type"]).toBe("text/html; charset=windows-1252");
  expect(text).toContain('<TD id=inhalt class="rechts breit"><div id="page"><H1>');
  expect(text).toContain('<TD data-island="quantity" class=menge>');
  expect(text).toContain(`<A HREF="${url}/ware?id=2">`);
  expect(text).toContain(`<link rel="canonical" href="${site.url}/">`);
  await ask(`${url}/ware?id=2`);
  await ask(`${url}/`);
  expect(said).toEqual([
    '/ware: A <div id="page"> around the content of #inhalt is #page.',
    '/ware: mark[0] "td.menge" found an element.',
    '/: mark[0] "td.menge" found nothing.',
  ]);
});

test("try on your site: rules that become wrong are told, and those from before hold on", async () => {
  const { url } = await show((_, response) => response.writeHead(200, html).end("<!doctype html><main>x"), {
    rules: { page: "main" },
  });
  await ask(url);
  writeFileSync(join(folder, "rules.json"), '{ "page": }');
  expect((await ask(url)).text).toContain('<main id="page">');
  await ask(url);
  expect(said.filter((line) => line.includes("is no JSON"))).toEqual([
    `${join(folder, "rules.json")}: line 1, column 11: it is no JSON. Unexpected "}" in JSON. The rules from before still hold.`,
  ]);
});

test("try on your site: slips in marks are told at the start and when the file changes, and a file that goes leaves its rules behind", async () => {
  const file = join(folder, "rules.json");
  const write = (island: string): void =>
    writeFileSync(file, JSON.stringify({ mark: [{ selector: "a", attributes: { "data-island": island } }] }));
  write("quantety");
  const rules = openRules(file, (line) => said.push(line));
  expect(rules.about).toBe(
    `Rules: ${file} (page guessed, 1 mark, 0 remove, 0 adapters). A change of it holds from the next page on.`,
  );
  const told = (name: string): string =>
    `Rules: mark[0]: data-island expects the name of an island, got "${name}". Did you mean "quantity"?`;
  rules.check(await describedIslands());
  expect(said.splice(0)).toEqual([told("quantety")]);
  write("quantiti-");
  rules.current();
  expect(said.splice(0)).toEqual([
    `Rules: ${file} has changed (page guessed, 1 mark, 0 remove, 0 adapters).`,
    told("quantiti-"),
  ]);
  rmSync(file);
  expect([rules.current().mark.length, said]).toEqual([
    1,
    [`There is no rules file ${file}. The rules from before still hold.`],
  ]);
  expect(() => openRules(folder, () => {})).toThrow(/^The rules file .* cannot be read: EISDIR/);
});

test("try on your site: the policy of a page lets the shell in, and https is not asked for", async () => {
  const { url } = await show((_, response) =>
    response
      .writeHead(200, {
        ...html,
        "Content-Security-Policy": "default-src 'self'; script-src 'nonce-abc'; upgrade-insecure-requests",
        "Content-Security-Policy-Report-Only": "style-src 'none'",
        "Strict-Transport-Security": "max-age=1000",
      })
      .end("<!doctype html><main>x"),
  );
  const { headers, text } = await ask(url);
  expect(headers["content-security-policy"]).toBe(`default-src 'self'; script-src 'nonce-abc' ${url}/__atoll__/`);
  expect(headers["content-security-policy-report-only"]).toBe(`style-src ${url}/__atoll__/`);
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(text).toContain('nonce="abc"');
  expect(said).toContain("/: upgrade-insecure-requests is left out of the policy: the proxy speaks http.");
  // One that only reports keeps nothing out.
  expect(said.join()).not.toContain("style-src");
});

test("try on your site: texts of the islands are the stand-in's until the site has its own", async () => {
  let own = false;
  const { url } = await show((_, response) =>
    own
      ? response.writeHead(200, { "Content-Type": "application/json" }).end('{"own":true}')
      : response.writeHead(200, html).end("<!doctype html>Not found"),
  );
  expect((await ask(`${url}/shop/api/v1/localization/de/stringresources?v=1`)).text).toBe('{"culture":"de"}');
  expect((await ask(`${url}/api/v1/localization/de/stringresources`, { method: "POST" })).text).toContain("Not found");
  own = true;
  expect((await ask(`${url}/api/v1/localization/de/stringresources`)).text).toBe('{"own":true}');
  expect(said).toContain(
    "/shop/api/v1/localization/de/stringresources: The site has no texts for the islands: those of the stand-in shop are shown.",
  );
});

test("try on your site: the proxy's own files are those of the build and the adapters that the rules name, and none beside", async () => {
  writeFileSync(join(folder, "atoll.js"), "shell");
  writeFileSync(join(folder, "fix.js"), "adapter");
  const { url, site } = await show((_, response) => response.end("site"), { rules: { adapters: ["fix.js"] } });
  const shell = await ask(`${url}/__atoll__/atoll.js?v=1`);
  expect([shell.text, shell.headers["content-type"]]).toEqual(["shell", "text/javascript; charset=utf-8"]);
  expect((await ask(`${url}/__atoll__/atoll.js`, { headers: { "if-none-match": shell.headers.etag! } })).status).toBe(
    304,
  );
  expect((await ask(`${url}/__atoll__/adapter/0.js`)).text).toBe("adapter");
  expect((await ask(`${url}/__atoll__/atoll.js`, { method: "HEAD" })).status).toBe(200);
  const outside = relative(folder, "package.json").replaceAll(sep, "/");
  for (const path of [
    "adapter/1.js",
    outside,
    "../package.json",
    "..%2fpackage.json",
    "/etc/passwd",
    "..\\x",
    "none.js",
    "",
  ]) {
    const answer = await raw(url, `GET /__atoll__/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(answer, path).toContain("HTTP/1.1 404");
  }
  expect((await ask(`${url}/__atoll__/atoll.js`, { method: "POST" })).status).toBe(405);
  expect(site.log).toEqual([]);
});
