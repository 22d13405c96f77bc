import { Agent, type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as TlsAgent, request as httpsRequest } from "node:https";
import type { Headers } from "./headers.ts";

/** Sends requests to the site. This is the only module that opens connections, always to the site's host and port. */
export interface Upstream {
  request(options: SiteRequest): ClientRequest;
  close(): void;
}

interface SiteRequest {
  method: string;
  /** Path and query, as in the browser's request. */
  path: string;
  headers: Headers;
}

/** @param patience how long the site may send no data, in milliseconds */
export function upstream(site: URL, patience: number): Upstream {
  const isTls = site.protocol === "https:";
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  return {
    request: ({ method, path, headers }) =>
      (isTls ? httpsRequest : httpRequest)({
        // The site may close an idle connection just when it is reused. Only methods that may be repeated (see isStale)
        // reuse one.
        agent: isRepeatable(method) ? agent : false,
        host: site.hostname.replace(/^\[|\]$/g, ""),
        port: site.port || (isTls ? 443 : 80),
        method,
        path,
        // Node accepts the host header only as a string.
        headers: { ...headers, host: site.host },
        timeout: patience,
        maxHeaderSize: 65_536,
      }),
    close: () => agent.destroy(),
  };
}

/** The site sent no data for too long. */
export class UpstreamTimeout extends Error {
  override name = "UpstreamTimeout";
}

/**
 * Resolves with the answer; rejects when there is none. The timeout ends with the headers: an event stream has pauses.
 */
export function answerTo(request: ClientRequest, patience: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("timeout", () => request.destroy(new UpstreamTimeout(`sent no answer for ${patience / 1000} seconds`)));
    request.on("error", reject);
    request.on("response", (answer) => {
      request.setTimeout(0);
      resolve(answer);
    });
  });
}

const isRepeatable = (method: string): boolean => ["GET", "HEAD"].includes(method);

/** Whether the request failed because the site closed an idle connection just when it was reused. Then repeat it. */
export const isStale = (request: ClientRequest, error: unknown): boolean =>
  request.reusedSocket && ["ECONNRESET", "EPIPE"].includes((error as NodeJS.ErrnoException).code ?? "");
