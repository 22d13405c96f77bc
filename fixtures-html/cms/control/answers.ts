import { setTimeout as wait } from "node:timers/promises";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { drop, dropMidway } from "./drop.ts";
import { trickle } from "./trickle.ts";

/** How a test wants the next requests for a path to be answered. */
export interface Prepared {
  /** One that ends with `*` is for all paths that begin so. */
  path: string;
  method?: string;
  /** How many requests it is for; 1 when missing. */
  times?: number;
  /** Milliseconds. */
  delay?: number;
  status?: number;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** Break the connection: at once, or after half of the body. */
  drop?: boolean | "mid";
  /** The site's own answer, piece by piece: it pauses before each of these texts. */
  pauseBefore?: string[];
}

/** Gives prepared answers; a request that has only a delay or pauses goes on to the site. */
export const giveAnswers = (prepared: Prepared[]) =>
  createMiddleware<Env>(async (c, next) => {
    const answer = take(prepared, c.req.method, c.req.path);
    if (!answer) return next();
    if (answer.delay) await wait(answer.delay);
    const body = answer.body ?? "";
    const headers = { "Content-Type": answer.contentType ?? "text/html; charset=utf-8", ...answer.headers };
    if (answer.drop === "mid" && body) return dropMidway(c, answer.status ?? 200, headers, body);
    if (answer.drop) return drop(c);
    if (answer.pauseBefore) {
      await next();
      c.res = await trickle(c.res, answer.pauseBefore);
      return;
    }
    if (answer.status === undefined && answer.body === undefined) return next();
    return new Response(body === "" ? null : body, { status: answer.status ?? 200, headers });
  });

function take(prepared: Prepared[], method: string, path: string): Prepared | null {
  const isFor = (one: Prepared): boolean =>
    one.path.endsWith("*") ? path.startsWith(one.path.slice(0, -1)) : one.path === path;
  const index = prepared.findIndex((one) => isFor(one) && (one.method ?? method).toUpperCase() === method);
  const found = prepared[index];
  if (!found) return null;
  found.times = (found.times ?? 1) - 1;
  if (found.times <= 0) prepared.splice(index, 1);
  return found;
}
