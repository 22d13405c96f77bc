// Pages through the proxy: they get the shell, marks by the rules, texts and files.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { openRules } from "../../../tools/proxy/rules-file.ts";
import { describedIslands } from "../../described-islands.ts";
import { startTableShop } from "../../stand-ins/table-shop/server.ts";
import { ask, folder, html, raw, logLines, show } from "../stand-ins/proxied-site.ts";

test("proxy: the shell is added to a shop with other markup; matched rules are listed once", async () => {
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
  expect(logLines).toEqual([
    '/ware: The content of #inhalt gets a <div id="page"> around it.',
    '/ware: mark[0] "td.menge" found 1 element.',
    '/: mark[0] "td.menge" found no element.',
  ]);
});

test("proxy: invalid changes of the rules are reported, and the old rules stay", async () => {
  const { url } = await show((_, response) => response.writeHead(200, html).end("<!doctype html><main>x"), {
    rules: { page: "main" },
  });
  await ask(url);
  writeFileSync(join(folder, "rules.json"), '{ "page": }');
  expect((await ask(url)).text).toContain('<main id="page">');
  await ask(url);
  expect(logLines.filter((line) => line.includes("invalid JSON"))).toEqual([
    `${join(folder, "rules.json")}: line 1, column 11: invalid JSON. Expected a value, got "}". The previous rules still apply.`,
  ]);
});

test("proxy: typos in rules are reported at start and on change", async () => {
  const file = join(folder, "rules.json");
  const write = (island: string): void =>
    writeFileSync(file, JSON.stringify({ mark: [{ selector: "a", attributes: { "data-island": island } }] }));
  write("quantety");
  const rules = openRules(file, (line) => logLines.push(line));
  expect(rules.about).toBe(
    `Rules: ${file} (page guessed, 1 mark, 0 remove, 0 adapters). Changes apply from the next page on.`,
  );
  const warning = (name: string): string =>
    `Rules: mark[0]: data-island expects the name of an island, got "${name}". Did you mean "quantity"?`;
  rules.check(await describedIslands());
  expect(logLines.splice(0)).toEqual([warning("quantety")]);
  write("quantiti-");
  rules.current();
  expect(logLines.splice(0)).toEqual([
    `Rules: ${file} has changed (page guessed, 1 mark, 0 remove, 0 adapters).`,
    warning("quantiti-"),
  ]);
  rmSync(file);
  expect([rules.current().mark.length, logLines]).toEqual([
    1,
    [`The rules file ${file} does not exist. The previous rules still apply.`],
  ]);
  expect(() => openRules(folder, () => {})).toThrow(/^The rules file .* cannot be read: EISDIR/);
});

test("proxy: the page's CSP allows the shell and loses its https upgrade", async () => {
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
  expect(logLines).toContain("/: upgrade-insecure-requests is removed from the policy, because the proxy uses http.");
  // A report-only policy blocks nothing.
  expect(logLines.join()).not.toContain("style-src");
});

test("proxy: a site without texts for the islands answers with none, so that Atoll's own are shown", async () => {
  let hasOwnShell = false;
  const { url } = await show((_, response) =>
    hasOwnShell
      ? response.writeHead(200, { "Content-Type": "application/json" }).end('{"own":true}')
      : response.writeHead(200, html).end("<!doctype html>Not found"),
  );
  expect((await ask(`${url}/shop/api/v1/localization/de/stringresources?v=1`)).text).toBe("{}");
  expect((await ask(`${url}/api/v1/localization/de/stringresources`, { method: "POST" })).text).toContain("Not found");
  hasOwnShell = true;
  expect((await ask(`${url}/api/v1/localization/de/stringresources`)).text).toBe('{"own":true}');
  expect(logLines).toContain(
    "/shop/api/v1/localization/de/stringresources: The site has no texts for the islands; Atoll's own texts are shown.",
  );
});

test("proxy: only files of the build and named adapters are served", async () => {
  writeFileSync(join(folder, "atoll.js"), "shell");
  writeFileSync(join(folder, "fix.js"), "adapter");
  mkdirSync(join(folder, "adapters"));
  writeFileSync(join(folder, "adapters/bootstrap.js"), "ready-made adapter");
  const rules = { adapters: ["fix.js", "bootstrap"] };
  const { url, site } = await show((_, response) => response.end("site"), { rules });
  const shell = await ask(`${url}/__atoll__/atoll.js?v=1`);
  expect([shell.text, shell.headers["content-type"]]).toEqual(["shell", "text/javascript; charset=utf-8"]);
  expect(shell.headers["sourcemap"]).toBeUndefined();
  mkdirSync(join(folder, "maps"));
  writeFileSync(join(folder, "maps/atoll.js.map"), "{}");
  expect((await ask(`${url}/__atoll__/atoll.js`)).headers["sourcemap"]).toBe("/__atoll__/maps/atoll.js.map");
  expect((await ask(`${url}/__atoll__/atoll.js`, { headers: { "if-none-match": shell.headers.etag! } })).status).toBe(
    304,
  );
  expect((await ask(`${url}/__atoll__/adapter/0.js`)).text).toBe("adapter");
  expect((await ask(`${url}/__atoll__/adapter/1.js`)).text).toBe("ready-made adapter");
  expect((await ask(`${url}/__atoll__/atoll.js`, { method: "HEAD" })).status).toBe(200);
  const outside = relative(folder, "package.json").replaceAll(sep, "/");
  for (const path of [
    "adapter/2.js",
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
