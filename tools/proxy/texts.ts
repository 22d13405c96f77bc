import type { IncomingMessage } from "node:http";
import { pass } from "./answers.ts";
import type { Exchange } from "./exchange.ts";
import { note } from "./notes.ts";

/** Whether a request asks for the site's texts for the islands, below any application path. */
export const asksForTexts = ({ method, url = "" }: IncomingMessage): boolean =>
  method === "GET" && /\/api\/v1\/localization\/[\w-]+\/stringresources(?:\?|$)/.test(url);

/** Sends the site's texts. Without them, or without an `answer`, sends none: the islands then show Atoll's own texts. */
export function answerTexts(exchange: Exchange, answer: IncomingMessage | null): void {
  const { statusCode, headers } = answer ?? {};
  if (answer && (statusCode === 304 || (statusCode === 200 && /json/i.test(headers?.["content-type"] ?? ""))))
    return pass(exchange, answer);
  answer?.destroy();
  exchange.report(note("The site has no texts for the islands; Atoll's own texts are shown."));
  exchange.response
    .writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" })
    .end("{}");
}
