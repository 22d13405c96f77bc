import { isLoginAddress, type PageRequest, readAnswer, requestPage } from "../../navigation/fetch.ts";
import type { PageResponse } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { fetchPage } from "../../common/fetch-page.ts";

/** Options of a request by the site or an island. */
export interface RequestWish {
  /** Tell nobody about a failure, and reject: the content that is there stays. */
  inPlace?: boolean | undefined;
  uncached?: boolean | undefined;
  cache?: RequestCache | undefined;
  /** Ends the request. */
  signal?: AbortSignal | undefined;
}

/** Requests the answer for a place. When it wants a login that nobody is there to see, it fails. */
export async function request(
  session: Session,
  options: PageRequest & { isAutomatic?: boolean | undefined },
  signal: AbortSignal,
): Promise<PageResponse> {
  if (!options.isAutomatic) return fetchPage(session, options, signal);
  const answer = await requestPage(session, options, signal);
  if (answer.status >= 400 || isLoginAddress(session, answer.url)) throw new Error(`${answer.url}: ${answer.status}`);
  return readAnswer(session, answer);
}
