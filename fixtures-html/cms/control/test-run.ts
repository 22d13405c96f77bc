import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Env, Request } from "../env.ts";
import type { LabPage } from "./lab-page.ts";
import type { LogEntry } from "./request-log.ts";
import type { PreparedResponse } from "./prepared-responses.ts";
import { Gates } from "./gates.ts";

/** The state of the current test: its preparations, and the requests of its pages. */
export interface TestRun {
  /** Identifies the test; pages send it at the end of their user agent, or in a cookie. Empty until the first reset. */
  key: string;
  /** Oldest first. */
  log: LogEntry[];
  prepared: PreparedResponse[];
  /** By path. */
  labPages: Map<string, LabPage>;
  faults: string[];
  watchesFaults: boolean;
  gates: Gates;
  holdsScripts: boolean;
}

export const newTestRun = (key: string): TestRun => ({
  key,
  log: [],
  prepared: [],
  labPages: new Map(),
  faults: [],
  watchesFaults: false,
  gates: new Gates(),
  holdsScripts: false,
});

/** The end of a page's user agent in the test with this key. */
export const agentSuffix = (key: string): string => ` Test/${key}`;

/** The name of a cookie with the key of the test. */
export const testCookie = "test-run";

/** A request that a page sends while the browser leaves it has the browser's own user agent, so the cookie counts. */
const keyOf = (c: Request): string =>
  / Test\/(\w+)$/.exec(c.req.header("User-Agent") ?? "")?.[1] ?? getCookie(c, testCookie) ?? "";

/**
 * Refuses requests of earlier tests: a browser may send a request with `keepalive` after the test that caused it. Such a
 * request must not appear in the log of the next test, use up its prepared responses or set a cookie.
 */
export const refuseEarlierTests = (current: () => TestRun) =>
  createMiddleware<Env>(async (c, next) => {
    const isCurrent = (): boolean => keyOf(c) === current().key;
    if (isCurrent()) await next();
    // Also when the test ended while the site answered. Hono would copy the headers of that answer, with its cookies.
    if (!isCurrent()) {
      c.res = undefined;
      c.res = new Response("This request belongs to another test.", { status: 410 });
    }
    if (current().key && c.req.header("Sec-Fetch-Dest") === "document")
      setCookie(c, testCookie, current().key, { httpOnly: true, sameSite: "Lax", path: "/" });
  });
