import { createHash } from "node:crypto";
import type { Request } from "../env.ts";
import { brotli, takesBrotli } from "../http/compress.ts";

export interface Asset {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** Value of `Cache-Control`. */
  cache: string;
  headers?: Record<string, string>;
}

export const revalidate = "no-cache";
export const cacheOneHour = "public, max-age=3600";
const immutable = "public, max-age=31536000, immutable";

/** The build puts a hash of capitals and digits into the names of its files. */
const hashed = /[./][A-Z0-9]{5,8}\.(js|css)(\.map)?$/;

/** A file may be kept for a year when its address changes with its content: by a hash in its name, or a version. */
export const cacheOf = (c: Request): string => (hashed.test(c.req.path) || c.req.query("v") ? immutable : revalidate);

/** Answers with an asset, with the requested range of a file, or with 304 when the browser has the current version. */
export function send(c: Request, { body, type, cache, headers = {} }: Asset): Response {
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  const common = {
    ...(isCompressible(type) && { Vary: "Accept-Encoding" }),
    ...headers,
    ETag: tag,
    "Cache-Control": cache,
    "X-Content-Type-Options": "nosniff",
  };
  const knownVersions = (c.req.header("If-None-Match") ?? "")
    .split(/\s*,\s*/)
    .map((value) => value.replace(/^W\//, ""));
  if (knownVersions.includes(tag)) return c.body(null, 304, common);
  const packed = isCompressible(type) && !("Content-Encoding" in headers) && compressed(c, tag, body);
  if (packed) return c.body(packed, 200, { ...common, "Content-Type": type, "Content-Encoding": "br" });
  if (typeof body === "string" || "Content-Encoding" in headers)
    return c.body(body, 200, { ...common, "Content-Type": type });
  const fullHeaders = { ...common, "Content-Type": type, "Accept-Ranges": "bytes" };
  const range = [undefined, tag].includes(c.req.header("If-Range"))
    ? readRange(c.req.header("Range"), body.length)
    : null;
  if (!range) return c.body(body, 200, fullHeaders);
  if (range === "none") return c.body(null, 416, { ...fullHeaders, "Content-Range": `bytes */${body.length}` });
  return c.body(body.slice(range.from, range.to + 1), 206, {
    ...fullHeaders,
    "Content-Range": `bytes ${range.from}-${range.to}/${body.length}`,
  });
}

/** Content that its own format does not compress. */
const isCompressible = (type: string): boolean => /^text\/|^application\/json|^image\/svg/.test(type);

/** Compressed copies of the latest assets, by their tags. */
const copies = new Map<string, Uint8Array<ArrayBuffer>>();
const MAX_COPIES = 500;

/** The compressed copy of an asset; null when the browser gets it as it is, as when it asks for a range of its bytes. */
function compressed(c: Request, tag: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (c.req.header("Range") || !takesBrotli(c, body)) return null;
  const copy = copies.get(tag) ?? brotli(body);
  copies.set(tag, copy);
  if (copies.size > MAX_COPIES) copies.delete(copies.keys().next().value!);
  return copy;
}

/**
 * Parses a `Range` header; `to` is inclusive. Safari plays no video without ranges. "none" when no byte is in the
 * range, null when the whole file is requested.
 */
export function readRange(header: string | undefined, length: number): { from: number; to: number } | "none" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || (!from && !to)) return null;
  const range = from
    ? { from: Number(from), to: Math.min(Number(to || length), length - 1) }
    : { from: Math.max(length - Number(to), 0), to: length - 1 };
  return range.from <= range.to ? range : from && to && Number(from) > Number(to) ? null : "none";
}
