import { Agent, type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as TlsAgent, request as httpsRequest } from "node:https";
import type { Headers } from "./headers.ts";

/** The one place that connects to anyone: the host and port are the site's, whatever the browser asks for. */
export interface Upstream {
  ask(question: Question): ClientRequest;
  close(): void;
}

interface Question {
  method: string;
  /** Path and query, as the browser wrote them. */
  path: string;
  headers: Headers;
}

/** `patience`: how long the site may be silent, in milliseconds. */
export function upstream(site: URL, patience: number): Upstream {
  const isTls = site.protocol === "https:";
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  return {
    ask: ({ method, path, headers }) =>
      (isTls ? httpsRequest : httpRequest)({
        // A site may close a kept connection just as it is used once more. What can be asked again is (isStale); all else has one of its own.
        agent: repeats(method) ? agent : false,
        host: site.hostname.replace(/^\[|\]$/g, ""),
        port: site.port || (isTls ? 443 : 80),
        method,
        path,
        // Node wants this one as a text.
        headers: { ...headers, host: site.host },
        timeout: patience,
        maxHeaderSize: 65_536,
      }),
    close: () => agent.destroy(),
  };
}

/** The site said nothing for too long. */
export class Silence extends Error {
  override name = "Silence";
}

/** Resolves with the answer; rejects when there is none. From then on silence is no fault: an event stream has pauses. */
export function answerTo(request: ClientRequest, patience: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("timeout", () => request.destroy(new Silence(`nothing came for ${patience / 1000} seconds`)));
    request.on("error", reject);
    request.on("response", (answer) => {
      request.setTimeout(0);
      resolve(answer);
    });
  });
}

const repeats = (method: string): boolean => ["GET", "HEAD"].includes(method);

/** Whether the site closed a kept connection as it was used once more: it is asked again by a new one. */
export const isStale = (request: ClientRequest, error: unknown): boolean =>
  request.reusedSocket && ["ECONNRESET", "EPIPE"].includes((error as NodeJS.ErrnoException).code ?? "");
