import { createMiddleware } from "hono/factory";
import type { Env, Request } from "../env.ts";

export interface LogEntry {
  method: string;
  path: string;
  search: string;
  status: number;
  /** Value of `Sec-Fetch-Dest`. */
  dest: string;
  /** Value of `Sec-Purpose`, or of `Purpose` in older browsers. */
  purpose: string;
  requestedWith: string;
  /** Only for small forms and JSON requests. */
  body?: string;
}

const notLogged = /^\/(__control|__dev|media|atoll|theme)\//;
const longestBody = 4096;

/** Entries whose body has not arrived. */
const arriving = new WeakSet<LogEntry>();

/** The entries whose body has arrived: whoever reads one can read its body, too. */
export const completeEntries = (log: LogEntry[]): LogEntry[] => log.filter((entry) => !arriving.has(entry));

/**
 * Logs every request for a page or an API call, in the order of their arrival. A dropped connection has status 0.
 */
export const logRequests = (log: () => LogEntry[]) =>
  createMiddleware<Env>(async (c, next) => {
    if (notLogged.test(c.req.path)) return next();
    // The log may be that of the next test by the time the body has arrived.
    const entries = log();
    const entry: LogEntry = {
      method: c.req.method,
      path: c.req.path,
      search: new URL(c.req.url).search,
      status: 0,
      dest: c.req.header("Sec-Fetch-Dest") ?? "",
      purpose: c.req.header("Sec-Purpose") ?? c.req.header("Purpose") ?? "",
      requestedWith: c.req.header("X-Requested-With") ?? "",
    };
    entries.push(entry);
    arriving.add(entry);
    const body = await smallBody(c).finally(() => arriving.delete(entry));
    if (body) entry.body = body;
    await next();
    entry.status = c.res.headers.has("x-hono-already-sent") ? 0 : c.res.status;
  });

async function smallBody(c: Request): Promise<string> {
  const isText = /urlencoded|form-data|json/.test(c.req.header("Content-Type") ?? "");
  const isSmall = Number(c.req.header("Content-Length") ?? Infinity) <= longestBody;
  // Read bytes, not text: the handler reads the body again, and decoding would damage files.
  return isText && isSmall ? new TextDecoder().decode(await c.req.arrayBuffer()) : "";
}
