/**
 * Lets tests prepare responses and pages, stop the clock, and read the log of requests. Only available with the option
 * `control`.
 */
import { Hono } from "hono";
import type { Env } from "../env.ts";
import { restartNumbers } from "../checkout/orders.ts";
import { stopClockAt } from "../clock.ts";
import { clearCustomers } from "../shop/saved-filters.ts";
import type { Sessions } from "../session/sessions.ts";
import { restorePrices, setPrice } from "./prices.ts";
import { type PreparedResponse, sendPreparedResponses } from "./prepared-responses.ts";
import { addToHead } from "./add-to-head.ts";
import { probeScript } from "./fault-probe.ts";
import { type LabPage, labPage } from "./lab-page.ts";
import { completeEntries, logRequests } from "./request-log.ts";
import { newTestRun, refuseEarlierTests } from "./test-run.ts";

/** Later than any browser's clock during a test: no offer ends while a test looks at it, and no day begins. */
const aWeekAhead = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString();

export function controlRoutes(sessions: Sessions): Hono<Env> {
  let run = newTestRun("");
  const app = new Hono<Env>();

  app.post("/__control/reset", async (c) => {
    // No request waits for a page that a test has left.
    run.gates.openAll();
    run = newTestRun((await c.req.json<{ key: string }>()).key);
    sessions.clear();
    restorePrices();
    stopClockAt(aWeekAhead());
    clearCustomers();
    restartNumbers();
    return c.body(null, 204);
  });
  app.post("/__control/answers", async (c) => {
    const answer = await c.req.json<PreparedResponse>();
    for (const { gate } of [answer, ...(answer.cuts ?? [])]) if (gate) run.gates.add(gate);
    run.prepared.push(answer);
    return c.body(null, 204);
  });
  app.post("/__control/open", async (c) => {
    run.gates.open((await c.req.json<{ gate: string }>()).gate);
    return c.body(null, 204);
  });
  app.post("/__control/prices", async (c) => {
    const { variantId, price } = await c.req.json<{ variantId: string; price: number }>();
    setPrice(variantId, price);
    return c.body(null, 204);
  });
  app.post("/__control/clock", async (c) => {
    stopClockAt((await c.req.json<{ time: string }>()).time);
    return c.body(null, 204);
  });
  app.post("/__control/pages", async (c) => {
    const page = await c.req.json<LabPage>();
    if (!page.path?.startsWith("/lab/")) return c.text(`A lab page expects a path below /lab/, got ${page.path}.`, 400);
    run.labPages.set(page.path, page);
    return c.body(null, 204);
  });
  app.get("/__control/log", (c) => c.json(completeEntries(run.log)));
  app.post("/__control/watch-faults", (c) => {
    run.watchesFaults = true;
    return c.body(null, 204);
  });
  app.post("/__control/hold-scripts", (c) => {
    run.holdsScripts = true;
    return c.body(null, 204);
  });
  app.get("/__control/probe.js", (c) => c.body(probeScript, 200, { "Content-Type": "text/javascript" }));
  app.get("/__control/faults", (c) => c.json(run.faults));

  // From here on, requests of pages.
  app.use(refuseEarlierTests(() => run));
  app.post("/__control/faults", async (c) => {
    run.faults.push(await c.req.text());
    return c.body(null, 204);
  });
  app.get("/__control/gates/:name", async (c) => {
    await run.gates.wait(c.req.param("name"));
    return c.body("", 200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
  });
  app.post("/__control/gates/:name", (c) => {
    run.gates.open(c.req.param("name"));
    return c.body(null, 204);
  });
  app.use(logRequests(() => run.log));
  app.use(addToHead(() => (run.watchesFaults ? '<script src="/__control/probe.js"></script>' : "")));
  app.use(addToHead(() => (run.holdsScripts ? run.gates.addScript() : "")));
  app.use(sendPreparedResponses(() => run));
  app.get("/lab/*", (c) => labPage(c, run.labPages));
  return app;
}
