// Messages and recovery when a site or a browser disconnects.
import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { ask, html, show } from "../stand-ins/proxied-site.ts";

test("proxy: when the browser disconnects, the request to the site is aborted", async () => {
  let aborted = false;
  const { url, site } = await show((_, response) => response.on("close", () => (aborted = true)));
  const request = get(url, { agent: false });
  request.on("error", () => {});
  await expect.poll(() => site.log.length).toBe(1);
  request.destroy();
  await expect.poll(() => aborted).toBe(true);
});

test("proxy: an unreachable, broken or silent site gets an error page with advice", async () => {
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
  // A second proxy with the default timeouts, for responses that may be slow on a busy machine.
  const patient = await show(site);
  const silent = await ask(`${url}/silent`);
  expect([silent.status, silent.headers["content-type"], silent.headers["cache-control"]]).toEqual([
    504,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(silent.text).toContain(`<p>${site.url} accepted the request, but sent no answer for 0.05 seconds.</p>`);
  const half = await ask(`${patient.url}/half`);
  expect([half.status, half.text]).toEqual([502, expect.stringContaining("The page is incomplete")]);
  expect((await ask(`${url}/stalled`)).text).toContain("the site sent no more data for 0.05 seconds");
  expect((await ask(`${url}/stalled.gz`)).text).toContain("the site sent no more data for 0.05 seconds");
  await expect(ask(`${patient.url}/half.zip`)).rejects.toThrow("aborted");

  await site.close();
  const down = await ask(patient.url);
  expect([down.status, down.text]).toEqual([
    502,
    expect.stringContaining(
      `<p>${site.url} refused the connection; check that the site is running and that the port is correct.</p>\n<p>Reload the page;`,
    ),
  ]);
  const call = await ask(`${patient.url}/api`, { headers: { accept: "application/json" } });
  expect([call.headers["content-type"], call.text]).toEqual([
    "text/plain; charset=utf-8",
    expect.stringMatching(/^The site cannot be reached\nhttp\S+ refused the connection/),
  ]);
});

test("proxy: a closed keep-alive connection loses no request", async () => {
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

test("proxy: a reset of a new connection is not retried and gets an error page", async () => {
  const { url, site } = await show(({ socket }) => socket.destroy());
  expect((await ask(url)).text).toContain("closed the connection unexpectedly");
  expect(site.log).toEqual(["GET /"]);
});

test("proxy: a connection reset ends only that connection", async () => {
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
