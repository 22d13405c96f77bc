/** Lets tests prepare responses and pages, and read the log of requests. Only available with the option `control`. */
import { Hono } from "hono";
import type { Env } from "../env.ts";
import { restartNumbers } from "../checkout/orders.ts";
import { setToday } from "../checkout/today.ts";
import { clearCustomers } from "../shop/saved-filters.ts";
import type { Sessions } from "../session/sessions.ts";
import { restorePrices, setPrice } from "./prices.ts";
import { type PreparedResponse, sendPreparedResponses } from "./prepared-responses.ts";
import { addToHead } from "./add-to-head.ts";
import { probeScript } from "./fault-probe.ts";
import { type LabPage, labPage } from "./lab-page.ts";
import { type LogEntry, logRequests } from "./request-log.ts";
import { ScriptGates } from "./script-gates.ts";

export function controlRoutes(sessions: Sessions): Hono<Env> {
  const log: LogEntry[] = [];
  const prepared: PreparedResponse[] = [];
  const labPages = new Map<string, LabPage>();
  const faults: string[] = [];
  let watchesFaults = false;
  const gates = new ScriptGates();
  let holdsScripts = false;
  const app = new Hono<Env>();

  app.post("/__control/reset", (c) => {
    sessions.clear();
    labPages.clear();
    restorePrices();
    setToday(null);
    clearCustomers();
    restartNumbers();
    log.length = 0;
    prepared.length = 0;
    faults.length = 0;
    watchesFaults = false;
    gates.clear();
    holdsScripts = false;
    return c.body(null, 204);
  });
  app.post("/__control/answers", async (c) => {
    prepared.push(await c.req.json<PreparedResponse>());
    return c.body(null, 204);
  });
  app.post("/__control/prices", async (c) => {
    const { variantId, price } = await c.req.json<{ variantId: string; price: number }>();
    setPrice(variantId, price);
    return c.body(null, 204);
  });
  app.post("/__control/today", async (c) => {
    setToday((await c.req.json<{ day: string }>()).day);
    return c.body(null, 204);
  });
  app.post("/__control/pages", async (c) => {
    const page = await c.req.json<LabPage>();
    if (!page.path?.startsWith("/lab/")) return c.text(`A lab page expects a path below /lab/, got ${page.path}.`, 400);
    labPages.set(page.path, page);
    return c.body(null, 204);
  });
  app.get("/__control/log", (c) => c.json(log));
  app.post("/__control/watch-faults", (c) => {
    watchesFaults = true;
    return c.body(null, 204);
  });
  app.get("/__control/probe.js", (c) => c.body(probeScript, 200, { "Content-Type": "text/javascript" }));
  app.post("/__control/faults", async (c) => {
    faults.push(await c.req.text());
    return c.body(null, 204);
  });
  app.get("/__control/faults", (c) => c.json(faults));

  app.post("/__control/hold-scripts", (c) => {
    holdsScripts = true;
    return c.body(null, 204);
  });
  app.get("/__control/gates/:name", async (c) => {
    await gates.wait(c.req.param("name"));
    return c.body("", 200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
  });
  app.post("/__control/gates/:name", (c) => {
    gates.open(c.req.param("name"));
    return c.body(null, 204);
  });

  app.use(logRequests(log));
  app.use(addToHead(() => (watchesFaults ? '<script src="/__control/probe.js"></script>' : "")));
  app.use(addToHead(() => (holdsScripts ? gates.add() : "")));
  app.use(sendPreparedResponses(prepared));
  app.get("/lab/*", (c) => labPage(c, labPages));
  return app;
}
