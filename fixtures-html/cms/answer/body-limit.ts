import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
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
    const text = fill(textsOf(culture).library.refused.body, fileSize(culture, largestUpload));
    if (!/text\/html/.test(c.req.header("Accept") ?? "")) return message(c, 413, text);
    // A form without script: what it held was not read, but is still in the browser's own Back.
    return c.html(
      html`<!doctype html><html lang="${culture}"><title>${text}</title><h1>${text}</h1><p><a href="${c.req.path}">Lagune</a></p></html>`,
      413,
    );
  },
});

/** Refuses requests with more than a form holds, or, where files are taken, than a few of them. */
export const limitBody = createMiddleware<Env>((c, next) => (takesFiles.test(c.req.path) ? files : few)(c, next));
