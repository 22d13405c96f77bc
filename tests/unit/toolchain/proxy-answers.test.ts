// Answers of a site as the proxy passes them on: packed, in parts, large, without an end.
import { once } from "node:events";
import { get, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask, html, said, show } from "../stand-ins/proxied-site.ts";

const packings: Record<string, (body: string) => Buffer> = {
  GZIP: (body) => gzipSync(body),
  identity: (body) => Buffer.from(body),
  br: (body) => brotliCompressSync(body),
  deflate: (body) => deflateSync(body),
  "deflate, without its head": (body) => deflateRawSync(body),
  "gzip, br": (body) => brotliCompressSync(gzipSync(body)),
};

test.each(Object.keys(packings))(
  "try on your site: a page packed with %s is unpacked and rewritten; a script stays packed",
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

test("try on your site: an empty answer that calls itself packed is an empty page, and one that cannot be unpacked says so", async () => {
  const { url } = await show(({ url }, response) => {
    response
      .writeHead(200, { ...html, "Content-Encoding": url === "/empty" ? "deflate" : "gzip" })
      .end(url === "/empty" ? "" : "not gzip");
  });
  expect((await ask(`${url}/empty`)).status).toBe(200);
  const broken = await ask(`${url}/broken`);
  expect(broken.status).toBe(502);
  expect(broken.text).toContain("began to answer, and then: incorrect header check.");
});

test("try on your site: a part of a file is 206 as it comes, and so is what is asked for with HEAD", async () => {
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
  // The page that GET brings is longer.
  expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", undefined]);
  expect(head.headers["content-security-policy"]).toBe(`script-src ${url}/__atoll__/`);
});

test("try on your site: pages that are asked for with HEAD leave no connection to the site behind", async () => {
  const { site, url } = await show((_request, response) => void response.writeHead(200, html).end("<p>a"));
  for (let time = 0; time < 3; time++) await ask(url, { method: "HEAD" });
  expect(await new Promise((resolve) => site.server.getConnections((_error, count) => resolve(count)))).toBeLessThan(3);
});

test("try on your site: a large upload and a large download stream through, byte for byte", async () => {
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
  // The first megabyte is at the site before the last has left the browser.
  await expect.poll(() => received).toBe(chunk.length);
  for (let sent = 1; sent < 24; sent += 1) upload.write(chunk);
  upload.end();
  const [answer] = (await once(upload, "response")) as [IncomingMessage];
  expect(await text(answer)).toBe(String(24 * chunk.length));
  expect((await ask(`${url}/download`)).bytes.length).toBe(24 * chunk.length);
});

test("try on your site: an event stream is told as it happens, and ends at the site when the browser leaves", async () => {
  let ended = false;
  let tell = (_event: string): unknown => undefined;
  const { url } = await show(
    ({ url }, response) => {
      if (url === "/silent") return;
      response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
      tell = (event) => response.write(event);
      response.on("close", () => (ended = true));
    },
    { limits: { patience: 50 } },
  );
  const asked = get(`${url}/events`, { agent: false });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  // Another that begins later is given up: so would this one be, if its silence counted.
  expect((await ask(`${url}/silent`)).status).toBe(504);
  tell("data: 1\n\n");
  const [data] = (await once(answer, "data")) as [Buffer];
  expect(data.toString()).toBe("data: 1\n\n");
  expect(ended).toBe(false);
  asked.destroy();
  await expect.poll(() => ended).toBe(true);
});

test("try on your site: a page over the limit is shown whole and without the shell, and the author hears so", async () => {
  const long = `<!doctype html><main>${"x".repeat(1_500_000)}</main>`;
  const { url } = await show(
    (_, response) => response.writeHead(200, { ...html, "Content-Encoding": "gzip" }).end(gzipSync(long)),
    { limits: { page: 1024 * 1024 } },
  );
  const { text, headers } = await ask(url);
  expect([text === long, headers["content-type"]]).toEqual([true, "text/html; charset=utf-8"]);
  expect(said).toEqual(["/: It has more than 1 MB: it is shown as it is, without the shell."]);
});

test("try on your site: a page of several megabytes is rewritten", async () => {
  const { url } = await show((_, response) =>
    response
      .writeHead(200, html)
      .end(`<!doctype html><main>${`<a href="/x">${"y".repeat(1000)}</a>`.repeat(4000)}</main>`),
  );
  const { text, headers } = await ask(url);
  expect(text).toContain('<main id="page">');
  expect(Number(headers["content-length"])).toBeGreaterThan(4_000_000);
});

test("try on your site: a download, an answer without content and HTML in a packing that nobody knows come as they are", async () => {
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
  expect(said).toEqual([
    '/exotic: It is packed with "exotic", which this proxy cannot unpack: it is shown as it is, without the shell.',
  ]);
});
