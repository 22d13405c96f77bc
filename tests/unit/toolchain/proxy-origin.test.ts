// The proxy connects to the given site only, and accepts only the author's own browser.
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { serveLocally } from "../../stand-ins/serve-locally.ts";
import { ask, closing, html, raw, logLines, show } from "../stand-ins/proxied-site.ts";

test("proxy: no request reaches another origin than the given site", async () => {
  const other = await serveLocally((_, response) => response.end("other"));
  closing.push(other.close);
  const { host } = new URL(other.url);
  const { url, site } = await show((request, response) => {
    if (request.url!.startsWith("/to-other"))
      return void response
        .writeHead(302, { ...html, Location: `${other.url}/stolen`, "Set-Cookie": "a=1; Secure" })
        .end("<a href=x>moved</a>");
    response
      .writeHead(200, { ...html, Link: `<${other.url}/x.css>; rel=preload` })
      .end(
        `<!doctype html><meta http-equiv=refresh content="9;url=${other.url}/"><img src="${other.url}/i"><main>page ${request.url}`,
      );
  });

  const moved = await ask(`${url}/to-other`);
  expect(moved.status).toBe(502);
  expect(moved.text).toContain(`start it with --site ${other.url}`);
  expect(moved.text).toContain(`<a href="${other.url}/stolen" rel="noreferrer">`);
  expect(moved.headers["set-cookie"]).toEqual(["a=1"]);
  expect(logLines).toContain(
    `/to-other: The page redirects to ${other.url}/stolen; if the whole site has moved, start with --site ${other.url}`,
  );
  // The browser itself follows redirects of resources that are not pages.
  const picture = await ask(`${url}/to-other.png`, { headers: { accept: "image/*" } });
  expect([picture.status, picture.headers.location]).toEqual([302, `${other.url}/stolen`]);

  expect((await ask(url)).text).toContain(`<img src="${other.url}/i">`);
  expect(await raw(url, `GET //${host}/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)).toContain(
    `page //${host}/x`,
  );
  expect(
    await raw(url, `GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-Host: ${host}\r\nConnection: close\r\n\r\n`),
  ).toContain("page /x");
  expect(await raw(url, `GET ${other.url}/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)).toContain(
    "it is no proxy for others",
  );
  expect(await raw(url, `GET @${host}/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 400/,
  );
  expect(await raw(url, `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toContain("HTTP/1.1 405");
  expect(await raw(url, `GET /x HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n`)).toContain(
    'got "evil.test"',
  );
  expect(
    await raw(url, `GET /x HTTP/1.1\r\nHost: 127.0.0.1.evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
  ).toMatch(/^HTTP\/1.1 421/);
  expect(other.log).toEqual([]);
  expect(site.log).toEqual(["GET /to-other", "GET /to-other.png", "GET /", `GET //${host}/x`, "GET /x"]);
});

test("proxy: a service worker is refused", async () => {
  const { url, site } = await show((_, response) => response.end());
  expect((await ask(`${url}/sw.js`, { headers: { "service-worker": "script", accept: "*/*" } })).status).toBe(404);
  expect(logLines).toEqual([expect.stringContaining("/sw.js: The service worker is not loaded")]);
  expect(site.log).toEqual([]);
});

test("proxy: a web socket connects to the site with the site's origin", async () => {
  const site = await serveLocally((_, response) => response.writeHead(403).end("no"));
  site.server.on("upgrade", (request, socket) => {
    if (request.url === "/refused") return void socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${request.headers.upgrade}\r\n\r\nhello ${request.headers.origin}`,
    );
    socket.on("data", (data: Buffer) => socket.end(`, you said ${data}`));
    socket.on("end", () => socket.end());
  });
  const { url } = await show(site);
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const received = text(socket);
  socket.write(
    `GET /live HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhi`,
  );
  expect(await received).toMatch(
    new RegExp(
      `^HTTP/1.1 101 Switching Protocols\\r\\n[\\s\\S]*upgrade: websocket\\r\\n\\r\\nhello ${site.url}, you said hi$`,
    ),
  );
  // An open connection does not delay closing the proxy.
  const open = connect(Number(new URL(url).port), "127.0.0.1");
  open.write(`GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await once(open, "data");
  expect(
    await raw(url, `GET /refused HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
  ).toMatch(/^HTTP\/1.1 403 Forbidden[\s\S]*no$/);
});

test("proxy: a web socket to an unreachable site is refused with the reason", async () => {
  const { url, site } = await show((_, response) => response.end());
  await site.close();
  expect(
    await raw(url, `GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
  ).toMatch(/^HTTP\/1.1 502 Bad Gateway[\s\S]*The site cannot be reached/);
});
