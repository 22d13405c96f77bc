import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { type Exchange, wantsPage } from "./exchange.ts";
import { type Headers, headersDown } from "./headers.ts";
import { note } from "./notes.ts";
import { openPolicy } from "./policy.ts";
import { rewritePage } from "./rewrite-page.ts";
import { broken, type Trouble, troublePage } from "./trouble.ts";
import { encodings, packingOf, readUpTo, unpacked } from "./unpack.ts";
import { asksForRewritten, freshness, tagDown } from "./validators.ts";

/** The site's answer: a page with the shell in it, anything else as it is. */
export function answerAs(exchange: Exchange, answer: IncomingMessage): Promise<void> | void {
  if (!isPage(answer)) return pass(exchange, answer);
  const unknown = packingOf(answer).find((name) => !encodings.includes(name));
  if (unknown === undefined) return answerPage(exchange, answer);
  exchange.tell(
    note(`It is packed with "${unknown}", which this proxy cannot unpack: it is shown as it is, without the shell.`),
  );
  return pass(exchange, answer);
}

function isPage({ statusCode = 0, headers }: IncomingMessage): boolean {
  const isHtml =
    /^\s*text\/html\b/i.test(headers["content-type"] ?? "") &&
    !/^\s*attachment/i.test(headers["content-disposition"] ?? "");
  return isHtml && ![204, 205, 206, 304].includes(statusCode);
}

/** The answer as it comes, piece by piece, with `more` headers in place of its own. */
export function pass({ request, response, map, version }: Exchange, answer: IncomingMessage, more: Headers = {}): void {
  const headers = { ...headersDown(answer.headersDistinct, map), ...more };
  const asked = request.headers["if-none-match"] ?? "";
  if (answer.statusCode === 304 && asksForRewritten(asked, version)) {
    headers["etag"] = [tagDown(answer.headersDistinct, version) ?? asked];
    // Of the page that the browser keeps: the policy that came with it holds its nonces.
    for (const name of ["last-modified", "expires", "content-security-policy", "content-security-policy-report-only"])
      delete headers[name];
    headers["cache-control"] = [freshness(answer.headers["cache-control"] ?? "")];
  }
  response.writeHead(answer.statusCode!, headers);
  send(answer, response);
}

/** Ends with the source: broken off, where that breaks off, so that nobody takes the half for the whole. */
function send(source: Readable, response: ServerResponse): void {
  response.flushHeaders();
  pipeline(source, response, () => {});
}

/** What a rewritten page no longer is. */
const ofTheSource = [
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

/** The page with the shell in it. One that is too large comes as it is. */
async function answerPage(exchange: Exchange, answer: IncomingMessage): Promise<void> {
  const { request, response, map, rules, version, limits, folder, tell } = exchange;
  const headers = headersDown(answer.headersDistinct, map);
  for (const name of ofTheSource) delete headers[name];
  const tag = tagDown(answer.headersDistinct, version);
  if (tag) headers["etag"] = [tag];
  headers["cache-control"] = [freshness(answer.headers["cache-control"] ?? "")];

  const newNonce = randomBytes(16).toString("base64");
  const policies = [...(headers["content-security-policy"] ?? [])];
  const open = (nonce: string): void => {
    for (const name of ["content-security-policy", "content-security-policy-report-only"]) {
      if (!headers[name]) continue;
      const opened = headers[name]
        .flatMap((value) => value.split(","))
        .map((policy) => openPolicy(policy, { ...map, folder, nonce }));
      headers[name] = opened.map(({ policy }) => policy);
      if (name === "content-security-policy") tell(...opened.flatMap(({ notes }) => notes));
    }
  };
  if (request.method === "HEAD") {
    open(newNonce);
    // Unread it would keep its connection.
    answer.resume();
    response.writeHead(answer.statusCode!, headers).end();
    return;
  }

  let body: Readable;
  let read: Awaited<ReturnType<typeof readUpTo>>;
  try {
    const giveUp = (): unknown => answer.destroy(new Error(`nothing more came for ${limits.patience / 1000} seconds`));
    // How it is packed is seen by its first byte, which may never come.
    const timer = setTimeout(giveUp, limits.patience);
    body = await unpacked(answer).finally(() => clearTimeout(timer));
    read = await readUpTo(body, { limit: limits.page, patience: limits.patience, giveUp });
  } catch (error) {
    return answerTrouble(exchange, broken((error as Error).message, map.site), answer);
  }
  if (!read.isWhole) {
    tell(note(`It has more than ${limits.page / 1024 / 1024} MB: it is shown as it is, without the shell.`));
    response.writeHead(answer.statusCode!, headers);
    response.write(read.bytes);
    return send(body, response);
  }
  const page = rewritePage(read.bytes, {
    contentType: answer.headers["content-type"]!,
    policies,
    map,
    rules,
    folder,
    newNonce,
  });
  open(page.nonce);
  tell(...page.notes);
  response.writeHead(answer.statusCode!, { ...headers, "content-length": page.bytes.length }).end(page.bytes);
}

/** Says what is wrong: to a person as a page, to a script as text. Cookies of the site come along. */
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
