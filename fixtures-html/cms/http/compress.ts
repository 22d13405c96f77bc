import { brotliCompressSync, constants } from "node:zlib";
import type { Request } from "../env.ts";

/** A shorter body gains nothing worth the time. */
const MIN_LENGTH = 1_000;

/** Whether a body is sent to this browser compressed with brotli. */
export const takesBrotli = (c: Request, { length }: string | Uint8Array): boolean =>
  length >= MIN_LENGTH && /\bbr\b/.test(c.req.header("Accept-Encoding") ?? "");

/** Quality 5 takes about a millisecond for a page; the highest, 11, takes fifty. */
export const brotli = (body: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
