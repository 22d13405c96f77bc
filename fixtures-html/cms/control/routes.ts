/** Lets a test prepare answers and pages, and read what was asked. Only there when the site was started with `control`. */
import { Hono } from "hono";
import type { Env } from "../env.ts";
import type { Sessions } from "../session/sessions.ts";
import { type Prepared, giveAnswers } from "./answers.ts";
import { type LabPage, labPage } from "./lab.ts";
import { type Entry, logRequests } from "./log.ts";

export function controlRoutes(sessions: Sessions): Hono<Env> {
  const log: Entry[] = [];
  const prepared: Prepared[] = [];
  const labPages = new Map<string, LabPage>();
  const app = new Hono<Env>();

  app.post("/__control/reset", (c) => {
    sessions.clear();
    labPages.clear();
    log.length = 0;
    prepared.length = 0;
    return c.body(null, 204);
  });
  app.post("/__control/answers", async (c) => {
    prepared.push(await c.req.json<Prepared>());
    return c.body(null, 204);
  });
  app.post("/__control/pages", async (c) => {
    const page = await c.req.json<LabPage>();
    if (!page.path?.startsWith("/lab/")) return c.text(`a lab page's path starts with /lab/, not ${page.path}`, 400);
    labPages.set(page.path, page);
    return c.body(null, 204);
  });
  app.get("/__control/log", (c) => c.json(log));

  app.use(logRequests(log));
  app.use(giveAnswers(prepared));
  app.get("/lab/*", (c) => labPage(c, labPages));
  return app;
}
