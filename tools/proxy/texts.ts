import type { IncomingMessage } from "node:http";
import { pass } from "./answers.ts";
import type { Exchange } from "./exchange.ts";
import { note } from "./notes.ts";

/** The culture whose texts the islands ask for, below whatever application path the site has. */
export function textsAsked({ method, url = "" }: IncomingMessage): string | undefined {
  const [, culture] = /\/api\/v1\/localization\/([\w-]+)\/stringresources(?:\?|$)/.exec(url) ?? [];
  return method === "GET" ? culture : undefined;
}

/** Where the site has no texts yet, or no `answer`, those of the stand-in are given, so that words are seen and not their keys. */
export function answerTexts(exchange: Exchange, answer: IncomingMessage | null, texts: string): void {
  const { statusCode, headers } = answer ?? {};
  if (answer && (statusCode === 304 || (statusCode === 200 && /json/i.test(headers?.["content-type"] ?? ""))))
    return pass(exchange, answer);
  answer?.destroy();
  exchange.tell(note("The site has no texts for the islands: those of the stand-in shop are shown."));
  exchange.response
    .writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" })
    .end(texts);
}
