import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage, type RequestListener, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProxy } from "../../../tools/proxy/main.ts";
import type { Limits } from "../../../tools/proxy/exchange.ts";
import { openRules } from "../../../tools/proxy/rules-file.ts";
import { type Served, serveLocally, startTableShop } from "../../stand-ins/table-shop/server.ts";

const closing: (() => unknown)[] = [];
const said: string[] = [];
const say = (line: string): unknown => said.push(line);
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atoll-proxy-"));
  said.length = 0;
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  rmSync(folder, { recursive: true });
});

/** A site that answers so, and the proxy before it. */
async function show(listener: RequestListener | Served, { rules, limits }: { rules?: object; limits?: Partial<Limits> } = {}): Promise<{ site: Served; url: string }> {
  const site = typeof listener === "function" ? await serveLocally(listener) : listener;
  closing.push(site.close);
  const file = rules && join(folder, "rules.json");
  if (file) writeFileSync(file, JSON.stringify(rules));
  const proxy = await startProxy({ site: new URL(site.url), rules: openRules(file, say), dist: folder, texts: (culture) => `{"culture":"${culture}"}`, say, limits, host: "127.0.0.1", port: 0 });
  closing.push(proxy.close);
  return { site, url: proxy.url };
}

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  bytes: Buffer;
  text: string;
}

/** As a browser asks for a page, but that nothing is unpacked or followed. */
async function ask(url: string, { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {}): Promise<Answer> {
  const asked = request(url, { method, headers: { accept: "text/html", ...headers }, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return { status: answer.statusCode!, headers: answer.headers, bytes, text: bytes.toString() };
}

const html = { "Content-Type": "text/html; charset=utf-8" };

test("try on your site: a shop with other markup comes with the shell in it, and what the rules found is told once", async () => {
  const { site, url } = await show(await startTableShop(), { rules: { page: "#inhalt", mark: [{ selector: "td.menge", attributes: { "data-island": "quantity" } }] } });
  const { text, headers } = await ask(`${url}/ware?id=1`);
  expect(headers["content-type"]).toBe("text/html; charset=windows-1252");
  expect(text).toContain('<TD id=inhalt class="rechts breit"><div id="page"><H1>');
  expect(text).toContain('<TD data-island="quantity" class=menge>');
  expect(text).toContain(`<A HREF="${url}/ware?id=2">`);
  expect(text).toContain(`<link rel="canonical" href="${site.url}/">`);
  await ask(`${url}/ware?id=2`);
  await ask(`${url}/`);
  expect(said).toEqual(['/ware: A <div id="page"> around the content of #inhalt is #page.', '/ware: mark[0] "td.menge" found an element.', '/: mark[0] "td.menge" found nothing.']);
});

test("try on your site: a name of its own below localhost keeps a site's cookies apart from others of this machine", async () => {
  const { url } = await show(await startTableShop());
  const { text } = await ask(url, { headers: { host: "tee.localhost:4173" } });
  expect(text).toContain('<A HREF="http://tee.localhost:4173/ware?id=1">');
  expect(text).toContain('src="http://tee.localhost:4173/__atoll__/atoll.js"');
  expect((await ask(url, { headers: { host: "localhost.evil.test" } })).status).toBe(421);
});

test("try on your site: an order goes up as from the site itself, and the session comes back by a cookie that the browser keeps", async () => {
  const { url } = await show(await startTableShop());
  const order = await ask(`${url}/korb`, { method: "POST", body: "Menge=3", headers: { origin: url, "content-type": "application/x-www-form-urlencoded" } });
  expect(order.status).toBe(302);
  expect(order.headers.location).toBe(`${url}/korb`);
  expect(order.headers["set-cookie"]).toEqual(["atoll__Host-sitzung=1; Path=/; HttpOnly; SameSite=Lax"]);
  expect((await ask(`${url}/korb`, { headers: { cookie: "atoll__Host-sitzung=1" } })).text).toContain("3 im Korb.");
  // What a page elsewhere has the browser send is not made the site's own.
  expect((await ask(`${url}/korb`, { method: "POST", body: "Menge=3", headers: { origin: "http://evil.test" } })).text).toBe("Fremder Ursprung: http://evil.test");
});

const packings: Record<string, (body: string) => Buffer> = {
  gzip: (body) => gzipSync(body),
  br: (body) => brotliCompressSync(body),
  deflate: (body) => deflateSync(body),
  "deflate, without its head": (body) => deflateRawSync(body),
  "gzip, br": (body) => brotliCompressSync(gzipSync(body)),
};

test.each(Object.keys(packings))("try on your site: a page packed with %s is unpacked and rewritten; a script stays packed", async (name) => {
  const { url } = await show(({ url }, response) => {
    const packed = packings[name]!(url === "/" ? "<!doctype html><main>é" : "alert(1)");
    response.writeHead(200, { "Content-Type": url === "/" ? "text/html" : "text/javascript", "Content-Encoding": name.replace(/, without.*/, ""), "Content-Length": packed.length }).end(packed);
  });
  const page = await ask(url);
  expect(page.text).toContain('<main id="page">é');
  expect(page.headers["content-encoding"]).toBeUndefined();
  expect(page.headers["content-length"]).toBe(String(page.bytes.length));
  const script = await ask(`${url}/a.js`);
  expect(script.bytes).toEqual(packings[name]!("alert(1)"));
  expect(script.headers["content-encoding"]).toBe(name.replace(/, without.*/, ""));
});

test("try on your site: an empty answer that calls itself packed is an empty page, and one that cannot be unpacked says so", async () => {
  const { url } = await show(({ url }, response) => {
    response.writeHead(200, { ...html, "Content-Encoding": url === "/empty" ? "deflate" : "gzip" }).end(url === "/empty" ? "" : "not gzip");
  });
  expect((await ask(`${url}/empty`)).status).toBe(200);
  const broken = await ask(`${url}/broken`);
  expect(broken.status).toBe(502);
  expect(broken.text).toContain("began to answer, and then: incorrect header check.");
});

test("try on your site: an unchanged page is 304, until the rules change; other files keep their own validators", async () => {
  const tags: (string | undefined)[] = [];
  const { url } = await show(
    (request, response) => {
      tags.push(request.headers["if-none-match"]);
      const isPage = request.url === "/";
      if (request.headers["if-none-match"] === '"v1"') return void response.writeHead(304, { ETag: '"v1"', "Content-Security-Policy": "default-src 'self'" }).end();
      response.writeHead(200, { "Content-Type": isPage ? "text/html" : "text/css", ETag: '"v1"', "Cache-Control": "max-age=600", "Last-Modified": "Wed, 21 Oct 2026 07:28:00 GMT" }).end("<!doctype html><main>x");
    },
    { rules: { page: "main" } },
  );
  const first = await ask(url);
  expect(first.headers).toMatchObject({ "cache-control": "no-cache", etag: expect.stringMatching(/^W\/"atoll-/) });
  expect(first.headers["last-modified"]).toBeUndefined();
  const again = await ask(url, { headers: { "if-none-match": first.headers.etag! } });
  expect([again.status, again.headers.etag, again.text]).toEqual([304, first.headers.etag, ""]);
  expect(again.headers["content-security-policy"]).toBeUndefined();

  writeFileSync(join(folder, "rules.json"), '{ "page": "main", "mark": [{ "selector": "main", "attributes": { "data-x": 1 } }] }');
  const changed = await ask(url, { headers: { "if-none-match": first.headers.etag! } });
  expect(changed.status).toBe(200);
  expect(changed.text).toContain("data-x");
  expect(tags).toEqual([undefined, '"v1"', undefined]);

  const style = await ask(`${url}/a.css`);
  expect(style.headers).toMatchObject({ etag: '"v1"', "cache-control": "max-age=600" });
  expect((await ask(`${url}/a.css`, { headers: { "if-none-match": '"v1"' } })).status).toBe(304);
});

test("try on your site: rules that become wrong are told, and those from before hold on", async () => {
  const { url } = await show((_, response) => response.writeHead(200, html).end("<!doctype html><main>x"), { rules: { page: "main" } });
  await ask(url);
  writeFileSync(join(folder, "rules.json"), '{ "page": }');
  expect((await ask(url)).text).toContain('<main id="page">');
  await ask(url);
  expect(said.filter((line) => line.includes("is no JSON"))).toEqual([`${join(folder, "rules.json")}: line 1, column 11: it is no JSON; a value is expected, and } stands there. The rules from before still hold.`]);
});

test("try on your site: a part of a file is 206 as it comes, and so is what is asked for with HEAD", async () => {
  const { url } = await show((request, response) => {
    if (request.method === "HEAD") return void response.writeHead(200, { ...html, "Content-Length": 7 }).end();
    if (request.headers.range !== "bytes=2-4") return void response.writeHead(400).end();
    response.writeHead(206, { "Content-Type": request.url === "/page" ? "text/html" : "video/webm", "Content-Range": "bytes 2-4/10", "Content-Length": 3 }).end("234");
  });
  for (const path of ["/film", "/page"]) {
    const part = await ask(url + path, { headers: { range: "bytes=2-4" } });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
  }
  const head = await ask(url, { method: "HEAD" });
  // The page that GET brings is longer.
  expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", undefined]);
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
  const { url } = await show((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write("data: 1\n\n");
    response.on("close", () => (ended = true));
  });
  const asked = get(`${url}/events`, { agent: false });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const [data] = (await once(answer, "data")) as [Buffer];
  expect(data.toString()).toBe("data: 1\n\n");
  expect(ended).toBe(false);
  asked.destroy();
  await expect.poll(() => ended).toBe(true);
});

test("try on your site: a browser that leaves before the answer is no longer waited for at the site", async () => {
  let gone = false;
  const { url, site } = await show((_, response) => response.on("close", () => (gone = true)));
  const asked = get(url, { agent: false });
  asked.on("error", () => {});
  await expect.poll(() => site.log.length).toBe(1);
  asked.destroy();
  await expect.poll(() => gone).toBe(true);
});

test("try on your site: a page over the limit is shown whole and without the shell, and the author hears so", async () => {
  const long = `<!doctype html><main>${"x".repeat(1_500_000)}</main>`;
  const { url } = await show((_, response) => response.writeHead(200, { ...html, "Content-Encoding": "gzip" }).end(gzipSync(long)), { limits: { page: 1024 * 1024 } });
  expect((await ask(url)).text).toBe(long);
  expect(said).toEqual(["/: It has more than 1 MB: it is shown as it is, without the shell."]);
});

test("try on your site: a page of several megabytes is rewritten", async () => {
  const { url } = await show((_, response) => response.writeHead(200, html).end(`<!doctype html><main>${`<a href="/x">${"y".repeat(1000)}</a>`.repeat(4000)}</main>`));
  const { text, headers } = await ask(url);
  expect(text).toContain('<main id="page">');
  expect(Number(headers["content-length"])).toBeGreaterThan(4_000_000);
});

test("try on your site: a download, an answer without content and HTML in a packing that nobody knows come as they are", async () => {
  const { url } = await show(({ url }, response) => {
    if (url === "/none") return void response.writeHead(204, html).end();
    response.writeHead(200, { ...html, ...(url === "/saved" ? { "Content-Disposition": "attachment" } : { "Content-Encoding": "exotic" }) }).end("<!doctype html><main>");
  });
  expect((await ask(`${url}/none`)).status).toBe(204);
  expect((await ask(`${url}/saved`)).text).toBe("<!doctype html><main>");
  const exotic = await ask(`${url}/exotic`);
  expect([exotic.text, exotic.headers["content-encoding"]]).toEqual(["<!doctype html><main>", "exotic"]);
  expect(said).toEqual(['/exotic: It is packed with "exotic", which this proxy cannot unpack: it is shown as it is, without the shell.']);
});

test("try on your site: the policy of a page lets the shell in, and https is not asked for", async () => {
  const { url } = await show((_, response) =>
    response.writeHead(200, { ...html, "Content-Security-Policy": "default-src 'self'; script-src 'nonce-abc'; upgrade-insecure-requests", "Strict-Transport-Security": "max-age=1000" }).end("<!doctype html><main>x"),
  );
  const { headers, text } = await ask(url);
  expect(headers["content-security-policy"]).toBe(`default-src 'self'; script-src 'nonce-abc' ${url}/__atoll__/`);
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(text).toContain('nonce="abc"');
  expect(said).toContain("/: upgrade-insecure-requests is left out of the policy: the proxy speaks http.");
});

test("try on your site: texts of the islands are the stand-in's until the site has its own", async () => {
  let own = false;
  const { url } = await show((_, response) => (own ? response.writeHead(200, { "Content-Type": "application/json" }).end('{"own":true}') : response.writeHead(200, html).end("<!doctype html>Not found")));
  expect((await ask(`${url}/shop/api/v1/localization/de/stringresources?v=1`)).text).toBe('{"culture":"de"}');
  own = true;
  expect((await ask(`${url}/api/v1/localization/de/stringresources`)).text).toBe('{"own":true}');
});

test("try on your site: the proxy's own files are those of the build and the adapters that the rules name, and none beside", async () => {
  writeFileSync(join(folder, "atoll.js"), "shell");
  writeFileSync(join(folder, "fix.js"), "adapter");
  const { url, site } = await show((_, response) => response.end("site"), { rules: { adapters: ["fix.js"] } });
  const shell = await ask(`${url}/__atoll__/atoll.js?v=1`);
  expect([shell.text, shell.headers["content-type"]]).toEqual(["shell", "text/javascript; charset=utf-8"]);
  expect((await ask(`${url}/__atoll__/atoll.js`, { headers: { "if-none-match": shell.headers.etag! } })).status).toBe(304);
  expect((await ask(`${url}/__atoll__/adapter/0.js`)).text).toBe("adapter");
  for (const path of ["adapter/1.js", "../package.json", "..%2fpackage.json", "/etc/passwd", "..\\x", "none.js", ""]) {
    const answer = await raw(url, `GET /__atoll__/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(answer, path).toContain("HTTP/1.1 404");
  }
  expect((await ask(`${url}/__atoll__/atoll.js`, { method: "POST" })).status).toBe(405);
  expect(site.log).toEqual([]);
});

/** What is answered to bytes that no browser would send. */
async function raw(url: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(sent);
  return text(socket);
}

test("try on your site: only the given origin is ever contacted, whatever tempts the proxy", async () => {
  const other = await serveLocally((_, response) => response.end("other"));
  closing.push(other.close);
  const { host } = new URL(other.url);
  const { url, site } = await show((request, response) => {
    if (request.url!.startsWith("/to-other")) return void response.writeHead(302, { ...html, Location: `${other.url}/stolen`, "Set-Cookie": "a=1; Secure" }).end("<a href=x>moved</a>");
    response.writeHead(200, { ...html, Link: `<${other.url}/x.css>; rel=preload` }).end(`<!doctype html><meta http-equiv=refresh content="9;url=${other.url}/"><img src="${other.url}/i"><main>page ${request.url}`);
  });

  const moved = await ask(`${url}/to-other`);
  expect(moved.status).toBe(502);
  expect(moved.text).toContain(`start it with --site ${other.url}`);
  expect(moved.text).toContain(`<a href="${other.url}/stolen" rel="noreferrer">`);
  expect(moved.headers["set-cookie"]).toEqual(["a=1"]);
  expect(said).toContain(`/to-other: It leads away to ${other.url}/stolen; where the whole site is there, start with --site ${other.url}`);
  // What is no page the browser follows by itself.
  const picture = await ask(`${url}/to-other.png`, { headers: { accept: "image/*" } });
  expect([picture.status, picture.headers.location]).toEqual([302, `${other.url}/stolen`]);

  expect((await ask(url)).text).toContain(`<img src="${other.url}/i">`);
  expect(await raw(url, `GET //${host}/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)).toContain(`page //${host}/x`);
  expect(await raw(url, `GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-Host: ${host}\r\nConnection: close\r\n\r\n`)).toContain("page /x");
  expect(await raw(url, `GET ${other.url}/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)).toContain("it is no proxy for others");
  expect(await raw(url, `GET @${host}/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400/);
  expect(await raw(url, `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toContain("HTTP/1.1 405");
  expect(await raw(url, `GET /x HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n`)).toContain('and not as "evil.test"');
  expect(await raw(url, `GET /x HTTP/1.1\r\nHost: 127.0.0.1.evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)).toMatch(/^HTTP\/1.1 421/);
  expect(other.log).toEqual([]);
  expect(site.log).toEqual(["GET /to-other", "GET /to-other.png", "GET /", `GET //${host}/x`, "GET /x"]);
});

test("try on your site: a site that is down, breaks off or is silent is told on a page that says what to do, and to scripts as text", async () => {
  const { url, site } = await show((request, response) => {
    if (request.url === "/half") {
      response.writeHead(200, { ...html, "Content-Length": 1000 }).write("<!doctype html><main>");
      return void setImmediate(() => response.destroy());
    }
    if (request.url === "/stalled") return void response.writeHead(200, html).write("<!doctype html>");
    if (request.url === "/stalled.gz") return void response.writeHead(200, { ...html, "Content-Encoding": "gzip" }).flushHeaders();
    if (request.url === "/half.zip") {
      response.writeHead(200, { "Content-Type": "application/zip", "Content-Length": 1000 }).write("x");
      return void setImmediate(() => response.destroy());
    }
  }, { limits: { patience: 50 } });
  const silent = await ask(`${url}/silent`);
  expect([silent.status, silent.headers["content-type"], silent.headers["cache-control"]]).toEqual([504, "text/html; charset=utf-8", "no-store"]);
  expect(silent.text).toContain(`<p>${site.url} was asked, and nothing came for 0.05 seconds.</p>`);
  const half = await ask(`${url}/half`);
  expect([half.status, half.text]).toEqual([502, expect.stringContaining("The page came broken")]);
  expect((await ask(`${url}/stalled`)).text).toContain("nothing more came for 0.05 seconds");
  expect((await ask(`${url}/stalled.gz`)).text).toContain("nothing more came for 0.05 seconds");
  await expect(ask(`${url}/half.zip`)).rejects.toThrow("aborted");

  await site.close();
  const down = await ask(url);
  expect([down.status, down.text]).toEqual([502, expect.stringContaining(`Nothing listens at ${new URL(site.url).host}. Is the site running, and the port right?`)]);
  const call = await ask(`${url}/api`, { headers: { accept: "application/json" } });
  expect([call.headers["content-type"], call.text]).toEqual(["text/plain; charset=utf-8", expect.stringMatching(/^The site cannot be reached\nNothing listens/)]);
});

test("try on your site: a kept connection that the site has closed meanwhile costs nobody a page or an order", async () => {
  const used = new WeakSet<object>();
  const { url, site } = await show(({ socket }, response) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    response.writeHead(200, html).end("<!doctype html><main>x");
  });
  await ask(url);
  expect((await ask(`${url}/next`)).text).toContain('<main id="page">');
  expect(site.log).toEqual(["GET /", "GET /next", "GET /next"]);
  // An order never goes by a connection that may be dead.
  expect((await ask(`${url}/order`, { method: "POST", body: "x" })).status).toBe(200);
  expect(site.log.slice(3)).toEqual(["POST /order"]);
});

test("try on your site: a web socket speaks to the site, with the site's own origin", async () => {
  const site = await serveLocally((_, response) => response.writeHead(403).end("no"));
  site.server.on("upgrade", (request, socket) => {
    if (request.url === "/refused") return void socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno");
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${request.headers.upgrade}\r\n\r\nhello ${request.headers.origin}`);
    socket.on("data", (data: Buffer) => socket.end(`, you said ${data}`));
    socket.on("end", () => socket.end());
  });
  const { url } = await show(site);
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const heard = text(socket);
  socket.write(`GET /live HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhi`);
  expect(await heard).toMatch(new RegExp(`^HTTP/1.1 101 Switching Protocols\\r\\n[\\s\\S]*upgrade: websocket\\r\\n\\r\\nhello ${site.url}, you said hi$`));
  // One that stays open as the proxy ends does not hold it up.
  const open = connect(Number(new URL(url).port), "127.0.0.1");
  open.write(`GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await once(open, "data");
  expect(await raw(url, `GET /refused HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)).toMatch(/^HTTP\/1.1 403 Forbidden[\s\S]*no$/);
});

test("try on your site: whoever breaks a connection off in the middle ends that connection, and not the proxy", async () => {
  const { url } = await show((request, response) => (request.url === "/" ? response.end("still here") : response.write("x")));
  for (const head of ["CONNECT x:1 HTTP/1.1\r\nHost: x:1", "GET /live HTTP/1.1\r\nHost: evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket", "GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket", "POST /up HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9"]) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    await new Promise((sent) => socket.write(`${head}\r\n\r\n`, sent));
    await once(socket, "data");
    socket.resetAndDestroy();
  }
  expect((await ask(url)).text).toBe("still here");
});

test("try on your site: a service worker is refused, as it would outlive the site at this address", async () => {
  const { url, site } = await show((_, response) => response.end());
  expect((await ask(`${url}/sw.js`, { headers: { "service-worker": "script", accept: "*/*" } })).status).toBe(404);
  expect(site.log).toEqual([]);
});
