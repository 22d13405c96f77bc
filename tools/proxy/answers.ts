import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { type Exchange, type Limits, wantsPage } from "./exchange.ts";
import { type Headers, headersDown } from "./headers.ts";
import { note } from "./notes.ts";
import { openPolicy } from "./policy.ts";
import { rewritePage } from "./rewrite-page.ts";
import { broken, type Trouble, troublePage } from "./trouble.ts";
import { encodings, packingOf, readUpTo, unpacked } from "./unpack.ts";
import { asksForRewritten, freshness, tagDown } from "./validators.ts";

/** Sends the site's answer: a page with the shell in it, JSON with addresses of the proxy, anything else unchanged. */
export function answerAs(exchange: Exchange, answer: IncomingMessage): Promise<void> | void {
  if (isJson(answer) && exchange.request.method !== "HEAD") return answerJson(exchange, answer);
  if (!isPage(answer)) return pass(exchange, answer);
  const unknown = packingOf(answer).find((name) => !encodings.includes(name));
  if (unknown === undefined) return answerPage(exchange, answer);
  exchange.report(
    note(
      `The page has the encoding "${unknown}", which the proxy cannot decode; it is shown unchanged, without the ` +
        "shell.",
    ),
  );
  return pass(exchange, answer);
}

const isPage = (answer: IncomingMessage): boolean => isShown(answer, /^\s*text\/html\b/i);

/** Whether this is JSON that the proxy can decode. */
const isJson = (answer: IncomingMessage): boolean =>
  isShown(answer, /^\s*application\/json\b/i) && packingOf(answer).every((name) => encodings.includes(name));

/** Whether this is a whole answer of that type, and no download. */
const isShown = ({ statusCode = 0, headers }: IncomingMessage, type: RegExp): boolean =>
  type.test(headers["content-type"] ?? "") &&
  !/^\s*attachment/i.test(headers["content-disposition"] ?? "") &&
  ![204, 205, 206, 304].includes(statusCode);

/** Streams the answer to the browser. @param more headers that replace those of the answer */
export function pass({ request, response, map, version }: Exchange, answer: IncomingMessage, more: Headers = {}): void {
  const headers = { ...headersDown(answer.headersDistinct, map), ...more };
  const ifNoneMatch = request.headers["if-none-match"] ?? "";
  if (answer.statusCode === 304 && asksForRewritten(ifNoneMatch, version)) {
    headers["etag"] = [tagDown(answer.headersDistinct, version) ?? ifNoneMatch];
    // The cached page keeps its own policy, whose nonces are those in the page.
    for (const name of ["last-modified", "expires", "content-security-policy", "content-security-policy-report-only"])
      delete headers[name];
    headers["cache-control"] = [freshness(answer.headers["cache-control"] ?? "")];
  }
  response.writeHead(answer.statusCode!, headers);
  send(answer, response);
}

/**
 * Pipes the source to the browser. When the source breaks off, so does the response: half a file must not look
 * complete.
 */
function send(source: Readable, response: ServerResponse): void {
  response.flushHeaders();
  pipeline(source, response, () => {});
}

/** Headers that are wrong for a rewritten page. */
const sourceHeaders = [
  "content-length",
  "content-encoding",
  "content-md5",
  "digest",
  "repr-digest",
  "content-digest",
  "accept-ranges",
  "last-modified",
  "expires",
  "age",
  "etag",
];

/** Sends the page with the shell in it. A page that is too large is sent unchanged. */
async function answerPage(exchange: Exchange, answer: IncomingMessage): Promise<void> {
  const { request, response, map, rules, limits, folder, report } = exchange;
  const headers = pageHeaders(exchange, answer);
  const newNonce = randomBytes(16).toString("base64");
  const policies = [...(headers["content-security-policy"] ?? [])];
  if (request.method === "HEAD") {
    openPolicies(headers, newNonce, exchange);
    // An unread body would keep the connection to the site.
    answer.resume();
    response.writeHead(answer.statusCode!, headers).end();
    return;
  }
  const read = await readBody(answer, limits).catch((error: Error) =>
    answerTrouble(exchange, broken(error.message, map.site), answer),
  );
  if (!read) return;
  if (!read.isWhole) {
    report(note(`The page has more than ${limits.page / 1024 / 1024} MB; it is shown unchanged, without the shell.`));
    response.writeHead(answer.statusCode!, headers);
    response.write(read.bytes);
    return send(read.body, response);
  }
  const page = rewritePage(read.bytes, {
    contentType: answer.headers["content-type"]!,
    policies,
    map,
    rules,
    folder,
    newNonce,
  });
  openPolicies(headers, page.nonce, exchange);
  report(...page.notes);
  response.writeHead(answer.statusCode!, { ...headers, "content-length": page.bytes.length }).end(page.bytes);
}

/** Scripts of many shops go to an address in the answer to a form. */
async function answerJson(exchange: Exchange, answer: IncomingMessage): Promise<void> {
  const { response, map, limits } = exchange;
  const headers = pageHeaders(exchange, answer);
  const read = await readBody(answer, limits).catch((error: Error) =>
    answerTrouble(exchange, broken(error.message, map.site), answer),
  );
  if (!read) return;
  // Latin-1 keeps each byte, whatever the charset of the answer is; addresses are ASCII.
  const bytes = Buffer.from(map.all(read.bytes.toString("latin1")), "latin1");
  if (read.isWhole) return void response.writeHead(answer.statusCode!, headers).end(bytes);
  response.writeHead(answer.statusCode!, headers);
  response.write(bytes);
  send(read.body, response);
}

function pageHeaders({ map, version }: Exchange, { headers: received, headersDistinct }: IncomingMessage): Headers {
  const headers = headersDown(headersDistinct, map);
  for (const name of sourceHeaders) delete headers[name];
  const tag = tagDown(headersDistinct, version);
  if (tag) headers["etag"] = [tag];
  headers["cache-control"] = [freshness(received["cache-control"] ?? "")];
  return headers;
}

/**
 * Changes the policies in `headers` so that they allow the proxy and the shell, and reports the changes to the author.
 */
function openPolicies(headers: Headers, nonce: string, { map, folder, report }: Exchange): void {
  for (const name of ["content-security-policy", "content-security-policy-report-only"]) {
    if (!headers[name]) continue;
    const opened = headers[name]
      .flatMap((value) => value.split(","))
      .map((policy) => openPolicy(policy, { ...map, folder, nonce }));
    headers[name] = opened.map(({ policy }) => policy);
    if (name === "content-security-policy") report(...opened.flatMap(({ notes }) => notes));
  }
}

async function readBody(
  answer: IncomingMessage,
  { page, patience }: Limits,
): Promise<{ body: Readable; bytes: Buffer; isWhole: boolean }> {
  const giveUp = (): unknown => answer.destroy(new Error(`the site sent no more data for ${patience / 1000} seconds`));
  // Unpacking starts with the first byte, which may never arrive.
  const timer = setTimeout(giveUp, patience);
  const body = await unpacked(answer).finally(() => clearTimeout(timer));
  return { body, ...(await readUpTo(body, { limit: page, patience, giveUp })) };
}

/** Sends an error, as a page for a person or as text for a script, with the cookies of the site's answer. */
export function answerTrouble({ request, response, map }: Exchange, trouble: Trouble, answer?: IncomingMessage): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const isForPerson = wantsPage(request);
  const cookies = answer ? headersDown(answer.headersDistinct, map)["set-cookie"] : undefined;
  const body = Buffer.from(isForPerson ? troublePage(trouble) : `${trouble.title}\n${trouble.lines.join("\n")}\n`);
  response.writeHead(trouble.status, {
    "Content-Type": `text/${isForPerson ? "html" : "plain"}; charset=utf-8`,
    "Content-Length": body.length,
    "Content-Security-Policy": "default-src 'none'",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(cookies && { "Set-Cookie": cookies }),
  });
  response.end(body);
}
