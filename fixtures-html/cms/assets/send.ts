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

/** Answers with an asset, with the part of a file that is asked for, or with 304 when the browser has it. */
export function send(c: Request, { body, type, cache, headers = {} }: Asset): Response {
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  const common = { ...headers, ETag: tag, "Cache-Control": cache, "X-Content-Type-Options": "nosniff" };
  const known = (c.req.header("If-None-Match") ?? "").split(/\s*,\s*/).map((value) => value.replace(/^W\//, ""));
  if (known.includes(tag)) return c.body(null, 304, common);
  if (typeof body === "string" || "Content-Encoding" in headers)
    return c.body(body, 200, { ...common, "Content-Type": type });
  const whole = { ...common, "Content-Type": type, "Accept-Ranges": "bytes" };
  const range = [undefined, tag].includes(c.req.header("If-Range"))
    ? readRange(c.req.header("Range"), body.length)
    : null;
  if (!range) return c.body(body, 200, whole);
  if (range === "none") return c.body(null, 416, { ...whole, "Content-Range": `bytes */${body.length}` });
  return c.body(body.slice(range.from, range.to + 1), 206, {
    ...whole,
    "Content-Range": `bytes ${range.from}-${range.to}/${body.length}`,
  });
}

/** The bytes that a `Range` asks for, the last one included: Safari plays no film without. "none" when there are none of them, null for the whole. */
export function readRange(header: string | undefined, length: number): { from: number; to: number } | "none" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || (!from && !to)) return null;
  const range = from
    ? { from: Number(from), to: Math.min(Number(to || length), length - 1) }
    : { from: Math.max(length - Number(to), 0), to: length - 1 };
  return range.from <= range.to ? range : from && to && Number(from) > Number(to) ? null : "none";
}
