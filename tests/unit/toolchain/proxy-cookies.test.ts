// State that browser and site share through the proxy: sessions and conditional requests.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTableShop } from "../../stand-ins/table-shop/server.ts";
import { ask, folder, show } from "../stand-ins/proxied-site.ts";

test("proxy: each site has its own localhost name, which separates cookies", async () => {
  const { url } = await show(await startTableShop());
  const { text } = await ask(url, { headers: { host: "tee.localhost:4173" } });
  expect(text).toContain('<A HREF="http://tee.localhost:4173/ware?id=1">');
  expect(text).toContain('src="http://tee.localhost:4173/__atoll__/atoll.js"');
  expect((await ask(url, { headers: { host: "localhost.evil.test" } })).status).toBe(421);
});

test("proxy: an order reaches the site with its session cookie", async () => {
  const { url } = await show(await startTableShop());
  const order = await ask(`${url}/korb`, {
    method: "POST",
    body: "Menge=3",
    headers: { origin: url, "content-type": "application/x-www-form-urlencoded" },
  });
  expect(order.status).toBe(302);
  expect(order.headers.location).toBe(`${url}/korb`);
  expect(order.headers["set-cookie"]).toEqual(["atoll__Host-sitzung=1; Path=/; HttpOnly; SameSite=Lax"]);
  expect((await ask(`${url}/korb`, { headers: { cookie: "atoll__Host-sitzung=1" } })).text).toContain("3 im Korb.");
  // A request from another origin is not rewritten to the site's own origin.
  expect(
    (await ask(`${url}/korb`, { method: "POST", body: "Menge=3", headers: { origin: "http://evil.test" } })).text,
  ).toBe("Fremder Ursprung: http://evil.test");
});

test("proxy: an unchanged page is 304 until the rules change", async () => {
  const tags: (string | undefined)[] = [];
  const date = "Wed, 21 Oct 2026 07:28:00 GMT";
  const { url } = await show(
    (request, response) => {
      tags.push(request.headers["if-none-match"]);
      const isPage = !request.url!.endsWith(".css");
      if (request.url === "/bare" && request.headers["if-none-match"]) return void response.writeHead(304).end();
      if (request.headers["if-none-match"] === '"v1"')
        return void response
          .writeHead(304, {
            ETag: '"v1"',
            "Cache-Control": "max-age=600",
            "Last-Modified": date,
            Expires: date,
            "Content-Security-Policy": "default-src 'self'",
            "Content-Security-Policy-Report-Only": "img-src 'self'",
          })
          .end();
      response
        .writeHead(200, {
          "Content-Type": isPage ? "text/html" : "text/css",
          ETag: '"v1"',
          "Cache-Control": "max-age=600",
          "Last-Modified": date,
        })
        .end("<!doctype html><main>x");
    },
    { rules: { page: "main" } },
  );
  const first = await ask(url);
  expect(first.headers).toMatchObject({ "cache-control": "no-cache", etag: expect.stringMatching(/^W\/"atoll-/) });
  expect(first.headers["last-modified"]).toBeUndefined();
  const again = await ask(url, { headers: { "if-none-match": first.headers.etag! } });
  expect([again.status, again.headers.etag, again.text]).toEqual([304, first.headers.etag, ""]);
  expect(again.headers["cache-control"]).toBe("no-cache");
  for (const name of ["last-modified", "expires", "content-security-policy", "content-security-policy-report-only"])
    expect(again.headers).not.toHaveProperty(name);

  writeFileSync(
    join(folder, "rules.json"),
    '{ "page": "main", "mark": [{ "selector": "main", "attributes": { "data-x": 1 } }] }',
  );
  const changed = await ask(url, { headers: { "if-none-match": first.headers.etag! } });
  expect(changed.status).toBe(200);
  expect(changed.text).toContain("data-x");
  expect(tags).toEqual([undefined, '"v1"', undefined]);

  expect((await ask(`${url}/bare`, { headers: { "if-none-match": changed.headers.etag! } })).headers.etag).toBe(
    changed.headers.etag,
  );

  const style = await ask(`${url}/a.css`);
  expect(style.headers).toMatchObject({ etag: '"v1"', "cache-control": "max-age=600" });
  const sameVersion = await ask(`${url}/a.css`, { headers: { "if-none-match": '"v1"' } });
  expect([sameVersion.status, sameVersion.headers]).toMatchObject([
    304,
    { etag: '"v1"', "cache-control": "max-age=600" },
  ]);
});
