import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";

/** Adds the HTML that `head` returns to the start of the head of the pages that browsers load; nothing when it is empty. */
export const addToHead = (head: () => string) =>
  createMiddleware<Env>(async (c, next) => {
    const added = c.req.header("Sec-Fetch-Dest") === "document" ? head() : "";
    if (added) c.req.raw.headers.delete("Accept-Encoding");
    await next();
    const isPage = added && c.res.headers.get("Content-Type")?.includes("html");
    if (!isPage || c.res.headers.has("x-hono-already-sent")) return;
    const { status, headers } = c.res;
    const html = (await c.res.text()).replace(/<head[^>]*>/i, (tag) => tag + added);
    c.res = new Response(html, { status, headers });
  });
