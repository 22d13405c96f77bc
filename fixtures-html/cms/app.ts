import { Hono } from "hono";
import { trimTrailingSlash } from "hono/trailing-slash";
import { limitBody } from "./http/body-limit.ts";
import { message } from "./http/message.ts";
import { requireSameOrigin } from "./http/same-origin.ts";
import { pageRenderer } from "./http/page.ts";
import { compileOnce } from "./http/templates.ts";
import { apiRoutes } from "./api/routes.ts";
import { assets } from "./assets/routes.ts";
import { capturedRoutes } from "./captured/routes.ts";
import { controlRoutes } from "./control/routes.ts";
import { cultureInPath, cultureWanted } from "./culture/cultures.ts";
import { cultureOf } from "./culture/of-request.ts";
import { textsOf } from "./culture/texts.ts";
import type { Env, Request, Site } from "./env.ts";
import { docsRoutes, failingIslands } from "./docs/routes.ts";
import { libraryRoutes } from "./library/routes.ts";
import { failed, missing } from "./pages/information.ts";
import { pageRoutes } from "./pages/routes.ts";
import { Sessions } from "./session/sessions.ts";
import { visitorSession } from "./session/visitor.ts";
import { widgetRoutes } from "./widgets/routes.ts";

/** Assembles the whole site. Routes of `dev` take precedence over all others. */
export function cms(site: Site, control: boolean, dev: Hono<Env>): Hono<Env> {
  compileOnce(!site.reload);
  const sessions = new Sessions();
  const show = pageRenderer(site);
  const app = new Hono<Env>();

  app.route("/", dev);
  app.route("/", assets(site));
  app.route("/", failingIslands(site));
  if (control) app.route("/", controlRoutes(sessions));
  app.use(limitBody);
  app.use(requireSameOrigin);
  app.route("/", capturedRoutes());
  app.use(visitorSession(sessions));
  app.route("/", docsRoutes(site));
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
