import type { IncomingMessage } from "node:http";
import type { Exchange } from "./answers.ts";

/** The culture whose texts the islands ask for, below whatever application path the site has. */
export function textsAsked({ method, url = "" }: IncomingMessage): string | undefined {
  const [, culture] = /\/api\/v1\/localization\/([\w-]+)\/stringresources(?:\?|$)/.exec(url) ?? [];
  return method === "GET" ? culture : undefined;
}

/** Where the site has no texts yet, those of the stand-in are given, so that words are seen and not their keys. */
export function answerTexts({ response, tell }: Exchange, answer: IncomingMessage | null, texts: string): boolean {
  const has = answer && (answer.statusCode === 304 || (answer.statusCode === 200 && /json/i.test(answer.headers["content-type"] ?? "")));
  if (has) return false;
  answer?.destroy();
  tell("The site has no texts for the islands: those of the stand-in shop are shown.");
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" }).end(texts);
  return true;
}
