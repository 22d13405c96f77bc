import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import type { ContentfulStatusCode, RedirectStatusCode } from "hono/utils/http-status";
import { newNonce } from "../http/security-headers.ts";
import { sendFile } from "../assets/folder.ts";
import type { Env, Request } from "../env.ts";
import { repositoryPath } from "../repository-path.ts";
import { findAnswer, capturesFolder, fillPlaceholders, readSite } from "./site.ts";
import { textsAt } from "./texts.ts";

/** Folders of the libraries that the captures share, by their name below `/captured/vendor/`. */
const vendor: Record<string, string> = {
  "jquery-1.12": "node_modules/jquery1/dist",
  "jquery-3": "node_modules/jquery/dist",
  "bootstrap-3": "node_modules/bootstrap3/dist",
  "bootstrap-5": "node_modules/bootstrap/dist",
};

/**
 * Serves captured sites of other content management systems at `/captured/NAME/`. They are written by hand or by `npm
 * run capture`, in `fixtures-html/captured/NAME/`.
 */
export function capturedRoutes(captures = capturesFolder): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/captured/vendor/:library/:file{.+}", async (c) => {
    const folder = vendor[c.req.param("library")];
    return (folder && (await sendFile(c, repositoryPath(folder), c.req.param("file")))) || c.notFound();
  });
  app.all("/captured/:name{[a-z0-9-]+}/*", async (c) => {
    const name = c.req.param("name");
    const folder = join(captures, name);
    const site = readSite(folder);
    if (!site) return c.notFound();
    const url = new URL(c.req.url);
    const path = url.pathname.slice(`/captured/${name}`.length);
    const answer = findAnswer(site, c.req.method, path + url.search, await c.req.text());
    if (!answer && path === "/" && site.start) return c.redirect(`/captured/${name}${site.start}`);
    if (!answer)
      return (
        (c.req.method === "GET" && path !== "/site.json" && ((await sendFile(c, folder, path)) ?? texts(c, path))) ||
        c.notFound()
      );
    if (answer.redirect !== undefined)
      return c.redirect(`/captured/${name}${answer.redirect}`, (answer.status ?? 302) as RedirectStatusCode);
    const status = (answer.status ?? 200) as ContentfulStatusCode;
    c.header("Cache-Control", "no-store");
    if (answer.file === undefined && answer.json === undefined) return c.body(null, status);
    return answer.file === undefined
      ? c.json(answer.json, status)
      : page(c, join(folder, answer.file), site.policy, status);
  });
  return app;
}

function texts(c: Request, path: string): Response | null {
  const found = textsAt(path);
  return found && c.json(found, 200, { "Cache-Control": "no-store" });
}

let tokens = 0;

function page(c: Request, file: string, policy: string | undefined, status: ContentfulStatusCode): Response {
  const nonce = newNonce();
  if (policy) c.header("Content-Security-Policy", policy.replaceAll("{{nonce}}", nonce));
  const replacements = { nonce, origin: new URL(c.req.url).origin, token: `once-${(tokens += 1)}` };
  return c.html(fillPlaceholders(readFileSync(file, "utf8"), replacements), status);
}
