import { setTimeout as wait } from "node:timers/promises";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import type { Gates } from "./gates.ts";
import { dropConnection, dropMidway } from "./drop-connection.ts";
import { type Cut, type Encoding, withCuts } from "./cuts.ts";

/** A response that a test prepares for the next requests to a path. */
export interface PreparedResponse {
  /** A path that ends with `*` matches all paths with that prefix. */
  path: string;
  method?: string;
  /** Number of requests that get it; 1 by default. */
  times?: number;
  /** In milliseconds. */
  delay?: number;
  /** Waits until a test opens the gate of this name. */
  gate?: string;
  status?: number;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** Breaks the connection: at once, or after half of the body. */
  drop?: boolean | "mid";
  /** Sends the site's own response in pieces, with a pause before each of these texts. */
  pauseBefore?: string[];
  /** Sends the body, or the site's own response, in pieces that end here. */
  cuts?: Cut[];
  /** The encoding of a response with `cuts`; UTF-8 by default. */
  encoding?: Encoding;
}

/** Gives prepared responses. A request with only a delay, a gate or pauses still gets the site's own response. */
export const sendPreparedResponses = (run: () => { prepared: PreparedResponse[]; gates: Pick<Gates, "wait"> }) =>
  createMiddleware<Env>(async (c, next) => {
    const { prepared, gates } = run();
    const answer = consume(prepared, c.req.method, c.req.path);
    if (!answer) return next();
    if (answer.delay) await wait(answer.delay);
    if (answer.gate) await gates.wait(answer.gate);
    const body = answer.body ?? "";
    const headers = { "Content-Type": answer.contentType ?? "text/html; charset=utf-8", ...answer.headers };
    if (answer.drop === "mid" && body) return dropMidway(c, answer.status ?? 200, headers, body);
    if (answer.drop) return dropConnection(c);
    const cuts = answer.cuts ?? answer.pauseBefore?.map((before) => ({ before }));
    if (cuts) {
      c.req.raw.headers.delete("Accept-Encoding");
      if (answer.body === undefined) await next();
      else c.res = new Response(body, { status: answer.status ?? 200, headers });
      c.res = await withCuts(c, cuts, gates, answer.encoding);
      return;
    }
    if (answer.status === undefined && answer.body === undefined) return next();
    return new Response(body === "" ? null : body, { status: answer.status ?? 200, headers });
  });

function consume(prepared: PreparedResponse[], method: string, path: string): PreparedResponse | null {
  const isFor = (one: PreparedResponse): boolean =>
    one.path.endsWith("*") ? path.startsWith(one.path.slice(0, -1)) : one.path === path;
  const index = prepared.findIndex((one) => isFor(one) && (one.method ?? method).toUpperCase() === method);
  const found = prepared[index];
  if (!found) return null;
  found.times = (found.times ?? 1) - 1;
  if (found.times <= 0) prepared.splice(index, 1);
  return found;
}
