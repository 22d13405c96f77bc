import { fetchPage, isLoginAddress, type PageRequest, readAnswer, requestPage } from "../../navigation/fetch.ts";
import type { PageResponse } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";

/** How a request behaves that the visitor has not made. */
export interface Background {
  /** Ask for no login, tell nobody about a failure, and reject: the content that is there stays. */
  inPlace?: boolean | undefined;
  uncached?: boolean | undefined;
  cache?: RequestCache | undefined;
  /** Ends the request. */
  signal?: AbortSignal | undefined;
}

/** Requests the answer for a place. */
export async function request(session: Session, options: PageRequest, signal: AbortSignal): Promise<PageResponse> {
  if (!options.inPlace) return fetchPage(session, options, signal);
  const answer = await requestPage(session, options, signal);
  if (answer.status >= 400 || isLoginAddress(session, answer.url)) throw new Error(`${answer.url}: ${answer.status}`);
  return readAnswer(session, answer);
}
