import { createHash } from "node:crypto";
import type { Request } from "../env.ts";

export interface Asset {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** A `Cache-Control` value. */
  cache: string;
  headers?: Record<string, string>;
}

export const alwaysAsk = "no-cache";
export const forAnHour = "public, max-age=3600";
export const forGood = "public, max-age=31536000, immutable";

/** Answers with an asset, or with 304 when the browser has it. */
export function send(c: Request, { body, type, cache, headers = {} }: Asset): Response {
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  const common = { ...headers, ETag: tag, "Cache-Control": cache, "X-Content-Type-Options": "nosniff" };
  const known = (c.req.header("If-None-Match") ?? "").split(/\s*,\s*/).map((value) => value.replace(/^W\//, ""));
  if (known.includes(tag)) return c.body(null, 304, common);
  return c.body(body, 200, { ...common, "Content-Type": type });
}
