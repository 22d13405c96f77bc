import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { addresses, redirect } from "./addresses.ts";
import { answerAs, answerTrouble, pass } from "./answers.ts";
import { type Exchange, type Limits, wantsPage } from "./exchange.ts";
import { headersUp } from "./headers.ts";
import { note, teller } from "./notes.ts";
import { ownFile, ownPath } from "./own-files.ts";
import type { RulesFile } from "./rules-file.ts";
import { answerTexts, textsAsked } from "./texts.ts";
import { moved, trouble } from "./trouble.ts";
import { encodings } from "./unpack.ts";
import { answerTo, isStale, type Upstream, upstream } from "./upstream.ts";
import { joinSockets } from "./web-socket.ts";

export interface ProxyOptions {
  /** Its origin is the only one that is ever asked. */
  site: URL;
  rules: RulesFile;
  /** Folder with the built scripts and styles. */
  dist: string;
  /** Texts of the islands as JSON, for a site that has none yet. */
  texts(culture: string): string;
  /** Tells the author something. */
  say(line: string): void;
  limits?: Partial<Limits>;
}

const usual: Limits = { patience: 30_000, page: 20 * 1024 * 1024 };

/** A server that shows `site` with the shell in its pages. It is not listening yet. */
export function proxy(options: ProxyOptions): Server {
  const { site, rules, say } = options;
  const limits = { ...usual, ...options.limits };
  const up = upstream(site, limits.patience);
  const tell = teller(say);
  // Another run may rewrite otherwise, by the same rules.
  const run = randomBytes(4).toString("hex");

  const exchange = (request: IncomingMessage, response: ServerResponse): Exchange => {
    const held = rules.current();
    const origin = `http://${request.headers.host}`;
    const path = request.url!;
    return {
      request,
      response,
      path,
      rules: held,
      version: `${held.version}${run}`,
      map: addresses(site, origin),
      folder: origin + ownPath,
      limits,
      tell: (...notes) => tell(path.split("?")[0]!, held.version, notes),
    };
  };

  // An upload takes as long as it takes; an idle connection is closed by the browser alone, or the request that it sends just then is lost.
  const server = createServer(
    { requestTimeout: 0, keepAliveTimeout: 0, maxHeaderSize: 65_536 },
    (request, response) => {
      const refusal = refused(request);
      if (refusal) return plain(response, refusal.status, refusal.text);
      const one = exchange(request, response);
      respond(one, up, options).catch((error: unknown) => answerTrouble(one, trouble(error, site)));
    },
  );
  // From here on nobody else listens for the errors of these sockets, which would end the process.
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const refusal = refused(request);
    if (refusal)
      return void socket.end(`HTTP/1.1 ${refusal.status} Refused\r\nConnection: close\r\n\r\n${refusal.text}`);
    joinSockets(request, socket, head, up, addresses(site, `http://${request.headers.host}`));
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n${noProxy}`);
  });
  server.on("close", () => up.close());
  return server;
}

const noProxy = "This server shows one site; it is no proxy for others.";

/** Another name than that of this machine is the trick of a page elsewhere that has its own name lead here (DNS rebinding). */
function refused({ headers, url = "" }: IncomingMessage): { status: number; text: string } | undefined {
  if (!/^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "")) {
    return {
      status: 421,
      text: `This server is asked for by the names of this machine only, such as 127.0.0.1, and not as "${headers.host ?? ""}".`,
    };
  }
  return url.startsWith("/") ? undefined : { status: 400, text: noProxy };
}

async function respond(exchange: Exchange, up: Upstream, { dist, texts, site }: ProxyOptions): Promise<void> {
  const { request, response, path, rules, map, tell } = exchange;
  if (path.startsWith(ownPath))
    return sendOwn(request, response, await ownFile(path.slice(ownPath.length).split("?")[0]!, dist, rules.adapters));
  if (request.headers["service-worker"] === "script") {
    tell(
      note(
        "A service worker is refused: it would keep pages of this site at an address that is another site's tomorrow.",
      ),
    );
    return plain(response, 404, "The proxy lets no service worker in.");
  }
  const culture = textsAsked(request);
  if (culture !== undefined) return answerTexts(exchange, await asked(exchange, up).catch(() => null), texts(culture));
  const answer = await asked(exchange, up);
  const {
    statusCode = 0,
    headers: { location },
  } = answer;
  if (location === undefined || statusCode < 300 || statusCode > 399) return answerAs(exchange, answer);
  const lead = redirect(location, path, map);
  if ("here" in lead) return pass(exchange, answer, { location: [lead.here] });
  // What is no page the browser may follow by itself: pictures often lie elsewhere.
  if (!wantsPage(request)) return pass(exchange, answer, { location: [location] });
  answer.destroy();
  tell(
    note(
      `It leads away to ${lead.elsewhere.href}; where the whole site is there, start with --site ${lead.elsewhere.origin}`,
    ),
  );
  return answerTrouble(exchange, moved(site.origin + path, lead.elsewhere), answer);
}

/** Asks the site, and stops asking when the browser has gone. */
async function asked(
  { request, response, path, map, version, limits }: Exchange,
  up: Upstream,
): Promise<IncomingMessage> {
  const method = request.method!;
  const headers = headersUp(request.headersDistinct, map, version, encodings);
  const hasBody =
    request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0;
  const once = (): { question: ReturnType<Upstream["ask"]>; answer: Promise<IncomingMessage> } => {
    const question = up.ask({ method, path, headers });
    response.once("close", () => response.writableFinished || question.destroy());
    const answer = answerTo(question, limits.patience);
    if (hasBody) {
      // The site may refuse before the body has come.
      question.flushHeaders();
      request.pipe(question);
    } else question.end();
    return { question, answer };
  };
  const first = once();
  try {
    return await first.answer;
  } catch (error) {
    if (response.destroyed || hasBody || !isStale(first.question, error)) throw error;
    return once().answer;
  }
}

function sendOwn(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: Awaited<ReturnType<typeof ownFile>>,
): void {
  if (!file) return plain(response, 404, "The proxy has no such file.");
  if (method !== "GET" && method !== "HEAD") return plain(response, 405, "The proxy's own files are only read.");
  const common = { ETag: file.tag, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" };
  if (headers["if-none-match"] === file.tag) return void response.writeHead(304, common).end();
  response.writeHead(200, { ...common, "Content-Type": file.type, "Content-Length": file.bytes.length });
  response.end(file.bytes);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    })
    .end(`${text}\n`);
}
