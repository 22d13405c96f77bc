import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { addresses, redirect } from "./addresses.ts";
import { answerAs, answerTrouble, pass } from "./answers.ts";
import { type Exchange, type Limits, wantsPage } from "./exchange.ts";
import { headersUp } from "./headers.ts";
import { createReporter, note, pageName } from "./notes.ts";
import { ownFile, ownPath } from "./own-files.ts";
import type { RulesFile } from "./rules-file.ts";
import { answerTexts, asksForTexts } from "./texts.ts";
import { moved, trouble } from "./trouble.ts";
import { encodings } from "./unpack.ts";
import { answerTo, isStale, type Upstream, upstream } from "./upstream.ts";
import { joinSockets } from "./web-socket.ts";

export interface ProxyOptions {
  /** The site to serve. The proxy sends requests to its origin only. */
  site: URL;
  rules: RulesFile;
  /** The folder with the built scripts and styles. */
  dist: string;
  /** Logs a message for the author. */
  log(line: string): void;
  limits?: Partial<Limits>;
}

const defaultLimits: Limits = { patience: 30_000, page: 20 * 1024 * 1024 };

/** Creates the server that serves `site` with the shell in its pages. It does not listen yet. */
export function proxy(options: ProxyOptions): Server {
  const { site, rules, log } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const up = upstream(site, limits.patience);
  const report = createReporter(log);
  // Part of the version: another run of the proxy may rewrite pages differently with the same rules.
  const run = randomBytes(4).toString("hex");

  const exchange = (request: IncomingMessage, response: ServerResponse): Exchange => {
    const current = rules.current();
    const origin = `http://${request.headers.host}`;
    const path = request.url!;
    return {
      request,
      response,
      path,
      rules: current,
      version: `${current.version}${run}`,
      map: addresses(site, origin),
      folder: origin + ownPath,
      limits,
      report: (...notes) => report(pageName(path), current.version, notes),
    };
  };

  // No requestTimeout: uploads may take long. No keepAliveTimeout: a request that the browser sends just when the
  // server closes an idle connection would be lost.
  const server = createServer(
    { requestTimeout: 0, keepAliveTimeout: 0, maxHeaderSize: 65_536 },
    (request, response) => {
      const refusal = refusalOf(request);
      if (refusal) return sendText(response, refusal.status, refusal.text);
      const current = exchange(request, response);
      respond(current, up, options).catch((error: unknown) => answerTrouble(current, trouble(error, site)));
    },
  );
  // Node removes its own error listener from these sockets, and an unhandled error would end the process.
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const refusal = refusalOf(request);
    if (refusal)
      return void socket.end(`HTTP/1.1 ${refusal.status} Refused\r\nConnection: close\r\n\r\n${refusal.text}`);
    joinSockets(request, socket, head, up, addresses(site, `http://${request.headers.host}`));
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => refuseTunnel(socket));
  server.on("close", () => up.close());
  return server;
}

const noProxy = "This server serves one site; it is no proxy for others.";

function refuseTunnel(socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n${noProxy}`);
}

/** Refuses requests with a host name other than this machine's, to prevent DNS rebinding by pages of other sites. */
function refusalOf({ headers, url = "" }: IncomingMessage): { status: number; text: string } | undefined {
  if (!/^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "")) {
    return {
      status: 421,
      text: `This server expects a host name of this machine, such as 127.0.0.1, got "${headers.host ?? ""}".`,
    };
  }
  return url.startsWith("/") ? undefined : { status: 400, text: noProxy };
}

async function respond(exchange: Exchange, up: Upstream, { dist, site }: ProxyOptions): Promise<void> {
  const { request, response, path, rules, map, report } = exchange;
  if (path.startsWith(ownPath))
    return sendOwn(request, response, await ownFile(path.slice(ownPath.length).split("?")[0]!, dist, rules.adapters));
  if (request.headers["service-worker"] === "script") {
    report(
      note(
        "The service worker is not loaded: it would stay registered for the proxy's address, which later serves " +
          "another site.",
      ),
    );
    return sendText(response, 404, "The proxy does not load service workers.");
  }
  if (asksForTexts(request)) return answerTexts(exchange, await requestSite(exchange, up).catch(() => null));
  const answer = await requestSite(exchange, up);
  const {
    statusCode = 0,
    headers: { location },
  } = answer;
  if (location === undefined || statusCode < 300 || statusCode > 399) return answerAs(exchange, answer);
  const target = redirect(location, path, map);
  if ("here" in target) return pass(exchange, answer, { location: [target.here] });
  // The browser may follow redirects of other files: images are often on another host.
  if (!wantsPage(request)) return pass(exchange, answer, { location: [location] });
  answer.destroy();
  report(
    note(
      `The page redirects to ${target.elsewhere.href}; if the whole site has moved, start with --site ` +
        `${target.elsewhere.origin}`,
    ),
  );
  return answerTrouble(exchange, moved(site.origin + path, target.elsewhere), answer);
}

/** Forwards the request to the site, and aborts it when the browser disconnects. */
async function requestSite(
  { request, response, path, map, version, limits }: Exchange,
  up: Upstream,
): Promise<IncomingMessage> {
  const method = request.method!;
  const headers = headersUp(request.headersDistinct, map, version, encodings);
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  const attempt = (): { siteRequest: ReturnType<Upstream["request"]>; answer: Promise<IncomingMessage> } => {
    const siteRequest = up.request({ method, path, headers });
    response.once("close", () => response.writableFinished || siteRequest.destroy());
    const answer = answerTo(siteRequest, limits.patience);
    if (hasBody) {
      // Send the headers first: the site may refuse before it has the body.
      siteRequest.flushHeaders();
      request.pipe(siteRequest);
    } else siteRequest.end();
    return { siteRequest, answer };
  };
  const first = attempt();
  try {
    return await first.answer;
  } catch (error) {
    if (response.destroyed || hasBody || !isStale(first.siteRequest, error)) throw error;
    return attempt().answer;
  }
}

function sendOwn(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: Awaited<ReturnType<typeof ownFile>>,
): void {
  if (!file) return sendText(response, 404, "The proxy has no file at this address.");
  if (method !== "GET" && method !== "HEAD") return sendText(response, 405, "The proxy's own files are read-only.");
  const common = { ETag: file.tag, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" };
  const sourceMap = file.map && { SourceMap: ownPath + file.map };
  if (headers["if-none-match"] === file.tag) return void response.writeHead(304, common).end();
  response.writeHead(200, { ...common, ...sourceMap, "Content-Type": file.type, "Content-Length": file.bytes.length });
  response.end(file.bytes);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    })
    .end(`${text}\n`);
}
