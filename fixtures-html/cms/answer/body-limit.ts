import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { fill } from "../culture/fill.ts";
import { fileSize } from "../culture/formats.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Env } from "../env.ts";
import { message } from "./message.ts";

const largestBody = 256 * 1024;
const largestUpload = 32 * 1024 * 1024;
const takesFiles = /^\/(en|fr|nl)\/(assetslibrary\/upload|account\/files)$/;

const few = bodyLimit({ maxSize: largestBody });
const files = bodyLimit({
  maxSize: largestUpload,
  onError(c) {
    const culture = cultureOf(c);
    return message(c, 413, fill(textsOf(culture).library.refused.body, fileSize(culture, largestUpload)));
  },
});

/** Refuses requests with more than a form holds, or, where files are taken, than a few of them. */
export const limitBody = createMiddleware<Env>((c, next) => (takesFiles.test(c.req.path) ? files : few)(c, next));
