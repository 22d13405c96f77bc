import { Hono } from "hono";
import { trimTrailingSlash } from "hono/trailing-slash";
import { limitBody } from "./answer/body-limit.ts";
import { message } from "./answer/message.ts";
import { ownOrigin } from "./answer/own-origin.ts";
import { pages } from "./answer/page.ts";
import { apiRoutes } from "./api/routes.ts";
import { assets } from "./assets/routes.ts";
import { captured } from "./captured/routes.ts";
import { controlRoutes } from "./control/routes.ts";
import { cultureInPath, cultureWanted } from "./culture/cultures.ts";
import { cultureOf } from "./culture/of-request.ts";
import { textsOf } from "./culture/texts.ts";
import type { Env, Request, Site } from "./env.ts";
import { gallery, troubled } from "./gallery/routes.ts";
import { libraryRoutes } from "./library/routes.ts";
import { failed, missing } from "./pages/information.ts";
import { pageRoutes } from "./pages/routes.ts";
import { Sessions } from "./session/sessions.ts";
import { visitor } from "./session/visitor.ts";
import { widgetRoutes } from "./widgets/routes.ts";

/** The whole site. `dev` holds routes that come before all others. */
export function cms(site: Site, control: boolean, dev: Hono<Env>): Hono<Env> {
  const sessions = new Sessions();
  const show = pages(site);
  const app = new Hono<Env>();

  app.route("/", dev);
  app.route("/", assets(site));
  app.route("/", troubled(site));
  if (control) app.route("/", controlRoutes(sessions));
  app.use(limitBody);
  app.use(ownOrigin);
  app.route("/", captured());
  app.use(visitor(sessions));
  app.route("/", gallery(site));
  app.use(trimTrailingSlash());
  app.get("/", (c) => {
    c.header("Vary", "Accept-Language");
    return c.redirect(`/${cultureWanted(c.req.header("Accept-Language"))}`, 302);
  });
  app.route("/", apiRoutes());
  app.route("/", widgetRoutes(show));
  app.route("/", libraryRoutes());
  app.route("/", pageRoutes(show));

  app.notFound((c) => {
    c.header("x-stand-in", "unknown");
    return isPage(c) ? missing(show, c, cultureOf(c)) : message(c, 404, textsOf(cultureOf(c)).information.missing.text);
  });
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}:`, error);
    return isPage(c) ? failed(show, c, cultureOf(c)) : message(c, 500, textsOf(cultureOf(c)).information.failed.text);
  });
  return app;
}

function isPage(c: Request): boolean {
  return (
    c.var.session !== undefined &&
    cultureInPath(c.req.path) !== null &&
    (c.req.header("Accept") ?? "").includes("text/html")
  );
}
