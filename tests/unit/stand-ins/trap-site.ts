// A site with every trap that a capture may meet, on a separate port, and a second host for some of its files.
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { serveLocally } from "../../stand-ins/serve-locally.ts";

/** Secrets that must not be in any captured file. */
export const secrets = {
  "an e-mail address": "ada.lovelace@mail.example",
  "one in character references": "grace.hopper@mail.example",
  "one in an address": "alan.turing@mail.example",
  "a token in a hidden field": "CfDJ8NrAkS3ll1aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789",
  "a token in a meta element": "m3taCsrfToken99887766",
  "a nonce": "bm9uY2UtMTIzNDU2Nzg5MA==",
  "a session in an address": "A1B2C3D4E5F60718",
  "a session in a query": "f00ba4f00ba4f00b",
  "a session in a cookie": "9f8e7d6c5b4a39281706f5e4d3c2b1a0",
  "a JWT": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
  "a key in an address": "AIzaSyA1234567890abcdefghijklmnopqrstuv",
  "a key in JSON": "k3y-in-json-1234567890",
  "the visitor in the settings": "cust-4711",
  "a name in a field": "Augusta Ada King",
  "a street in a field": "Rue des Analytiques 12",
  "a phone in a field": "0478 12 34 56",
  "a phone in a link": "+32478998877",
  "an account": "BE68 5390 0754 7034",
  "a card": "4111 1111 1111 1111",
  "a password": "hunter2-Secret",
  "a cookie of the command line": "c0mmand-line-cookie-value",
  "what a team's own pattern finds": "K-778899",
  "what a team's own selector finds": "Gold member since 1843",
};

/** A response, as a browser would get it. */
export interface Sent {
  type: string;
  body: string | Uint8Array;
  status?: number;
  headers?: Record<string, string>;
}

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`;

export interface TrapSite {
  /** Without a trailing slash. */
  origin: string;
  /** Origin of the second host with files. */
  files: string;
  /** Requests so far, with their cookies. */
  requests: { host: string; path: string; cookie: string }[];
  serve(path: string, sent: Sent): void;
  close(): Promise<void>;
}

/** Serves only the given responses, at both hosts. `/slow` never responds, and `/broken` closes the connection. */
export async function trapSite(): Promise<TrapSite> {
  const served = new Map<string, Sent>();
  const requests: TrapSite["requests"] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? "";
    requests.push({ host: request.headers.host ?? "", path, cookie: request.headers.cookie ?? "" });
    if (path === "/slow") return;
    if (path === "/broken") return void request.socket.destroy();
    const sent = served.get(path);
    if (!sent) return void response.writeHead(404, { "Content-Type": "text/html" }).end("<p>Not here");
    response.writeHead(sent.status ?? 200, { "Content-Type": sent.type, ...sent.headers }).end(sent.body);
  };
  const [site, filesHost] = await Promise.all([serveLocally(answer), serveLocally(answer)]);
  return {
    origin: site.url,
    files: filesHost.url.replace("127.0.0.1", "localhost"),
    requests,
    serve: (path, sent) => void served.set(path, sent),
    close: async () => void (await Promise.all([site.close(), filesHost.close()])),
  };
}

/** A gzipped response, as most servers send it. */
export const packed = (type: string, text: string): Sent => ({
  type,
  body: gzipSync(text),
  headers: { "Content-Encoding": "gzip" },
});
