import { createMiddleware } from "hono/factory";
import { textsOf } from "../culture/texts.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Env } from "../env.ts";
import { message } from "./message.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** CSRF protection: refuses a request that changes data when its `Origin` header names another site. */
export const requireSameOrigin = createMiddleware<Env>(async (c, next) => {
  const origin = c.req.header("Origin");
  if (reading.has(c.req.method) || origin === undefined || hostOf(origin) === c.req.header("Host")) return next();
  return message(c, 403, textsOf(cultureOf(c)).information.forbidden);
});

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
