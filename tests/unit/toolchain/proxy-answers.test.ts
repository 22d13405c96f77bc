// Responses that the proxy forwards: compressed, partial, large and endless ones.
import { once } from "node:events";
import { get, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask, html, logLines, show } from "../stand-ins/proxied-site.ts";

const packings: Record<string, (body: string) => Buffer> = {
  GZIP: (body) => gzipSync(body),
  identity: (body) => Buffer.from(body),
  br: (body) => brotliCompressSync(body),
  deflate: (body) => deflateSync(body),
  "deflate, without its head": (body) => deflateRawSync(body),
  "gzip, br": (body) => brotliCompressSync(gzipSync(body)),
};

test.each(Object.keys(packings))(
  "proxy: a page compressed with %s is rewritten; a script stays compressed",
  async (name) => {
    const { url } = await show(({ url }, response) => {
      const packed = packings[name]!(url === "/" ? "<!doctype html><main>é" : "alert(1)");
      response
        .writeHead(200, {
          "Content-Type": url === "/" ? "text/html" : "text/javascript",
          "Content-Encoding": name.replace(/, without.*/, ""),
          "Content-Length": packed.length,
        })
        .end(packed);
    });
    const page = await ask(url);
    expect(page.text).toContain('<main id="page">é');
    expect(page.headers["content-encoding"]).toBeUndefined();
    expect(page.headers["content-length"]).toBe(String(page.bytes.length));
    const script = await ask(`${url}/a.js`);
    expect(script.bytes).toEqual(packings[name]!("alert(1)"));
    expect(script.headers["content-encoding"]).toBe(name.replace(/, without.*/, ""));
  },
);

test("proxy: an empty compressed response passes through; a corrupt one gets an error page", async () => {
  const { url } = await show(({ url }, response) => {
    response
      .writeHead(200, { ...html, "Content-Encoding": url === "/empty" ? "deflate" : "gzip" })
      .end(url === "/empty" ? "" : "not gzip");
  });
  expect((await ask(`${url}/empty`)).status).toBe(200);
  const broken = await ask(`${url}/broken`);
  expect(broken.status).toBe(502);
  expect(broken.text).toContain("started to answer, but then: incorrect header check.");
});

test("proxy: addresses of the site in JSON lead to the proxy; a download and large JSON keep theirs", async () => {
  const { url, site } = await show(
    ({ url }, response) => {
      const json = JSON.stringify({ redirect: `${site.url}/é`, more: "x".repeat(url === "/large" ? 3000 : 0) });
      response
        .writeHead(200, {
          "Content-Type": "application/json",
          ...(url === "/download" && { "Content-Disposition": "attachment" }),
        })
        .end(url === "/escaped" ? json.replaceAll("/", "\\/") : json);
    },
    { limits: { page: 1000 } },
  );
  const redirectAt = async (path: string): Promise<string> =>
    (JSON.parse((await ask(url + path)).text) as { redirect: string }).redirect;
  expect(await redirectAt("/answer")).toBe(`${url}/é`);
  expect(await redirectAt("/escaped")).toBe(`${url}/é`);
  expect(await redirectAt("/download")).toBe(`${site.url}/é`);
  expect((await ask(`${url}/large`)).text).toHaveLength(
    JSON.stringify({ redirect: `${url}/é`, more: "" }).length + 3000,
  );
});

test("proxy: range and HEAD responses pass through", async () => {
  const { url } = await show((request, response) => {
    if (request.method === "HEAD")
      return void response
        .writeHead(200, {
          ...html,
          "Content-Length": 7,
          "Content-Security-Policy": "script-src 'none'; upgrade-insecure-requests",
        })
        .end();
    if (request.headers.range !== "bytes=2-4") return void response.writeHead(400).end();
    response
      .writeHead(206, {
        "Content-Type": request.url === "/page" ? "text/html" : "video/webm",
        "Content-Range": "bytes 2-4/10",
        "Content-Length": 3,
      })
      .end("<a>");
  });
  for (const path of ["/film", "/page"]) {
    const part = await ask(url + path, { headers: { range: "bytes=2-4" } });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "<a>", "bytes 2-4/10"]);
  }
  const head = await ask(url, { method: "HEAD" });
  // The proxied GET response is longer, so HEAD has no Content-Length.
  expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", undefined]);
  expect(head.headers["content-security-policy"]).toBe(`script-src ${url}/__atoll__/`);
});

test("proxy: HEAD requests leave no open connection to the site", async () => {
  const { site, url } = await show((_request, response) => void response.writeHead(200, html).end("<p>a"));
  for (let time = 0; time < 3; time++) await ask(url, { method: "HEAD" });
  expect(await new Promise((resolve) => site.server.getConnections((_error, count) => resolve(count)))).toBeLessThan(3);
});

test("proxy: large uploads and downloads stream through unchanged", async () => {
  const chunk = Buffer.alloc(1024 * 1024, "x");
  let received = 0;
  const { url } = await show((request, response) => {
    if (request.method === "GET") {
      response.writeHead(200, { "Content-Type": "application/zip" });
      for (let sent = 0; sent < 24; sent += 1) response.write(chunk);
      return void response.end();
    }
    request.on("data", (data: Buffer) => (received += data.length));
    request.on("end", () => response.end(String(received)));
  });
  const upload = request(`${url}/upload`, { method: "POST", agent: false });
  upload.write(chunk);
  // The site receives the first megabyte before the browser sends the last.
  await expect.poll(() => received).toBe(chunk.length);
  for (let sent = 1; sent < 24; sent += 1) upload.write(chunk);
  upload.end();
  const [answer] = (await once(upload, "response")) as [IncomingMessage];
  expect(await text(answer)).toBe(String(24 * chunk.length));
  expect((await ask(`${url}/download`)).bytes.length).toBe(24 * chunk.length);
});

test("proxy: an event stream passes through live and ends when the browser disconnects", async () => {
  let ended = false;
  let sendEvent = (_event: string): unknown => undefined;
  const { url } = await show(
    ({ url }, response) => {
      if (url === "/silent") return;
      response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
      sendEvent = (event) => response.write(event);
      response.on("close", () => (ended = true));
    },
    { limits: { patience: 500 } },
  );
  const request = get(`${url}/events`, { agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  // A later, silent request times out. The event stream would, too, if its silence counted.
  expect((await ask(`${url}/silent`)).status).toBe(504);
  sendEvent("data: 1\n\n");
  const [data] = (await once(answer, "data")) as [Buffer];
  expect(data.toString()).toBe("data: 1\n\n");
  expect(ended).toBe(false);
  request.destroy();
  await expect.poll(() => ended).toBe(true);
});

test("proxy: a page over the size limit is shown without the shell, with a warning", async () => {
  const long = `<!doctype html><main>${"x".repeat(1_500_000)}</main>`;
  const { url } = await show(
    (_, response) => response.writeHead(200, { ...html, "Content-Encoding": "gzip" }).end(gzipSync(long)),
    { limits: { page: 1024 * 1024 } },
  );
  const { text, headers } = await ask(url);
  expect([text === long, headers["content-type"]]).toEqual([true, "text/html; charset=utf-8"]);
  expect(logLines).toEqual(["/: The page has more than 1 MB; it is shown unchanged, without the shell."]);
});

test("proxy: a page of several megabytes is rewritten", async () => {
  const { url } = await show((_, response) =>
    response
      .writeHead(200, html)
      .end(`<!doctype html><main>${`<a href="/x">${"y".repeat(1000)}</a>`.repeat(4000)}</main>`),
  );
  const { text, headers } = await ask(url);
  expect(text).toContain('<main id="page">');
  expect(Number(headers["content-length"])).toBeGreaterThan(4_000_000);
});

test("proxy: downloads, empty responses and unknown encodings pass through", async () => {
  const { url } = await show(({ url }, response) => {
    if (url === "/none") return void response.writeHead(204, html).end();
    if (url === "/made") return void response.writeHead(201, { Location: "https://elsewhere.example/" }).end("made");
    response
      .writeHead(200, {
        ...html,
        ...(url === "/saved" ? { "Content-Disposition": "attachment" } : { "Content-Encoding": "exotic" }),
      })
      .end("<!doctype html><main>");
  });
  expect((await ask(`${url}/none`)).status).toBe(204);
  expect((await ask(`${url}/made`)).text).toBe("made");
  expect((await ask(`${url}/saved`)).text).toBe("<!doctype html><main>");
  const exotic = await ask(`${url}/exotic`);
  expect([exotic.text, exotic.headers["content-encoding"]]).toEqual(["<!doctype html><main>", "exotic"]);
  expect(logLines).toEqual([
    '/exotic: The page has the encoding "exotic", which the proxy cannot decode; it is shown unchanged, without the shell.',
  ]);
});

test.each([
  ["/index.php?route=product/product&product_id=40", "/index.php?route=product/product"],
  ["/index.php?customer_token=8d1c&route=checkout/cart.list", "/index.php?route=checkout/cart.list"],
  ["/index.php?product_id=40", "/index.php"],
  ["/index.php?route=%3Ca+href%3D%22x%22%3E", "/index.php"],
  [`/index.php?route=${"a".repeat(61)}`, "/index.php"],
  ["/index.php?route=account/reset/5f2b9c0e7a1d4f6b8c3e", "/index.php"],
])("proxy: the terminal calls the page %s by its path and its route: %s", async (path, name) => {
  const { url } = await show((_, response) => response.writeHead(200, html).end("<!doctype html><main>x"));
  await ask(url + path);
  expect(logLines).toEqual([`${name}: main becomes #page.`]);
});
