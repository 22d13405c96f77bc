import { type IncomingMessage, STATUS_CODES } from "node:http";
import { type Duplex, pipeline } from "node:stream";
import type { Addresses } from "./addresses.ts";
import { type Headers, headersDown, headersUp } from "./headers.ts";
import type { Upstream } from "./upstream.ts";

/** Forwards an upgrade request, such as a web socket's. When the site accepts, joins both sockets. */
export function joinSockets(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  up: Upstream,
  map: Addresses,
): void {
  const { upgrade = "websocket" } = request.headers;
  const headers = { ...headersUp(request.headersDistinct, map, "", []), connection: ["Upgrade"], upgrade: [upgrade] };
  const siteRequest = up.request({ method: request.method!, path: request.url!, headers });
  socket.on("close", () => siteRequest.destroy());
  siteRequest.on("timeout", () => siteRequest.destroy(new Error("timeout")));
  siteRequest.on("error", ({ message }) =>
    socket.end(
      "HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n" +
        `The site cannot be reached: ${message}\n`,
    ),
  );
  siteRequest.on("response", (answer) => {
    socket.write(headOf(answer, { ...headersDown(answer.headersDistinct, map), connection: ["close"] }));
    pipeline(answer, socket, () => socket.destroy());
  });
  siteRequest.on("upgrade", (answer, site, first) => {
    site.setTimeout(0);
    socket.write(
      headOf(answer, {
        ...headersDown(answer.headersDistinct, map),
        connection: ["Upgrade"],
        upgrade: [answer.headers.upgrade ?? upgrade],
      }),
    );
    if (first.length > 0) socket.write(first);
    if (head.length > 0) site.write(head);
    pipeline(socket, site, socket, () => {
      socket.destroy();
      site.destroy();
    });
  });
  siteRequest.end();
}

const headOf = ({ statusCode = 502 }: IncomingMessage, headers: Headers): string =>
  [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ""}`,
    ...Object.entries(headers).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`)),
    "",
    "",
  ].join("\r\n");
