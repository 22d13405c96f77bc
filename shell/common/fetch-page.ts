import { fetchAndParse, type PageRequest, unlessLeaving } from "../navigation/fetch.ts";
import type { PageResponse } from "../navigation/page.ts";
import type { Session } from "../navigation/session.ts";

/** Like `fetchAndParse`. Fails as `unlessLeaving` does. */
export const fetchPage = (session: Session, request: PageRequest, signal: AbortSignal): Promise<PageResponse> =>
  unlessLeaving(() => fetchAndParse(session, request, signal), request.method !== "GET");
