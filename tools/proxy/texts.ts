import type { IncomingMessage } from "node:http";
import { pass } from "./answers.ts";
import type { Exchange } from "./exchange.ts";
import { note } from "./notes.ts";

/** The culture of a request for the islands' texts, with any application path; undefined for other requests. */
export function requestedCulture({ method, url = "" }: IncomingMessage): string | undefined {
  const [, culture] = /\/api\/v1\/localization\/([\w-]+)\/stringresources(?:\?|$)/.exec(url) ?? [];
  return method === "GET" ? culture : undefined;
}

/** Sends the site's texts. Without them, or without an `answer`, sends `texts`, so that pages do not show text keys. */
export function answerTexts(exchange: Exchange, answer: IncomingMessage | null, texts: string): void {
  const { statusCode, headers } = answer ?? {};
  if (answer && (statusCode === 304 || (statusCode === 200 && /json/i.test(headers?.["content-type"] ?? ""))))
    return pass(exchange, answer);
  answer?.destroy();
  exchange.report(note("The site has no texts for the islands; the texts of the stand-in shop are used."));
  exchange.response
    .writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" })
    .end(texts);
}
