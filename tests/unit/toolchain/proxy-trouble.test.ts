// What is told, and what goes on, where a site or a browser breaks off.
import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { ask, html, show } from "../stand-ins/proxied-site.ts";

test("try on your site: a browser that leaves before the answer is no longer waited for at the site", async () => {
  let gone = false;
  const { url, site } = await show((_, response) => response.on("close", () => (gone = true)));
  const asked = get(url, { agent: false });
  asked.on("error", () => {});
  await expect.poll(() => site.log.length).toBe(1);
  asked.destroy();
  await expect.poll(() => gone).toBe(true);
});

test("try on your site: a site that is down, breaks off or is silent is told on a page that says what to do, and to scripts as text", async () => {
  const { url, site } = await show(
    (request, response) => {
      if (request.url === "/half") {
        response.writeHead(200, { ...html, "Content-Length": 1000 }).write("<!doctype html><main>");
        return void setImmediate(() => response.destroy());
      }
      if (request.url === "/stalled") return void response.writeHead(200, html).write("<!doctype html>");
      if (request.url === "/stalled.gz")
        return void response.writeHead(200, { ...html, "Content-Encoding": "gzip" }).flushHeaders();
      if (request.url === "/half.zip") {
        response.writeHead(200, { "Content-Type": "application/zip", "Content-Length": 1000 }).write("x");
        return void setImmediate(() => response.destroy());
      }
    },
    { limits: { patience: 50 } },
  );
  const silent = await ask(`${url}/silent`);
  expect([silent.status, silent.headers["content-type"], silent.headers["cache-control"]]).toEqual([
    504,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(silent.text).toContain(`<p>${site.url} was asked, and nothing came for 0.05 seconds.</p>`);
  const half = await ask(`${url}/half`);
  expect([half.status, half.text]).toEqual([502, expect.stringContaining("The page came broken")]);
  expect((await ask(`${url}/stalled`)).text).toContain("nothing more came for 0.05 seconds");
  expect((await ask(`${url}/stalled.gz`)).text).toContain("nothing more came for 0.05 seconds");
  await expect(ask(`${url}/half.zip`)).rejects.toThrow("aborted");

  await site.close();
  const down = await ask(url);
  expect([down.status, down.text]).toEqual([
    502,
    expect.stringContaining(
      `<p>${site.url} refused the connection: see whether the site is running, and the port right.</p>\n<p>Load the page again;`,
    ),
  ]);
  const call = await ask(`${url}/api`, { headers: { accept: "application/json" } });
  expect([call.headers["content-type"], call.text]).toEqual([
    "text/plain; charset=utf-8",
    expect.stringMatching(/^The site cannot be reached\nhttp\S+ refused the connection/),
  ]);
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

test("try on your site: a site that breaks a new connection off is asked once, and the author hears so", async () => {
  const { url, site } = await show(({ socket }) => socket.destroy());
  expect((await ask(url)).text).toContain("broke the connection off");
  expect(site.log).toEqual(["GET /"]);
});

test("try on your site: whoever breaks a connection off in the middle ends that connection, and not the proxy", async () => {
  const { url } = await show((request, response) =>
    request.url === "/" ? response.end("still here") : response.write("x"),
  );
  for (const head of [
    "CONNECT x:1 HTTP/1.1\r\nHost: x:1",
    "GET /live HTTP/1.1\r\nHost: evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket",
    "GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket",
    "POST /up HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9",
  ]) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    await new Promise((sent) => socket.write(`${head}\r\n\r\n`, sent));
    await once(socket, "data");
    socket.resetAndDestroy();
  }
  expect((await ask(url)).text).toBe("still here");
});
