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
const uploadPath = /^\/\w\w\/(assetslibrary\/upload|account\/files)$/;

const limitSmall = bodyLimit({ maxSize: largestBody });
const limitUpload = bodyLimit({
  maxSize: largestUpload,
  onError(c) {
    const culture = cultureOf(c);
    const text = fill(textsOf(culture).library.refused.body, fileSize(culture, largestUpload));
    if (!/text\/html/.test(c.req.header("Accept") ?? "")) return message(c, 413, text);
    // A form sent without script gets a page as its answer. The browser still has the form's content when the user goes
    // Back.
    return c.html(
      html`<!doctype html><html lang="${culture}"><title>${text}</title>
<h1>${text}</h1><p><a href="${c.req.path}">Lagune</a></p></html>`,
      413,
    );
  },
});

/** Limits the size of request bodies. Routes that receive files allow more than forms and API calls. */
export const limitBody = createMiddleware<Env>((c, next) =>
  (uploadPath.test(c.req.path) ? limitUpload : limitSmall)(c, next),
);
