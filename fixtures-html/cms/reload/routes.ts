import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { alwaysAsk, send } from "../assets/send.ts";
import type { Env } from "../env.ts";

const script = `new EventSource("/__dev/events").addEventListener("reload", () => location.reload());\n`;

/** Tells open pages to load themselves again while someone works on the site. */
export class Reloader {
  #listeners = new Set<() => void>();

  routes(): Hono<Env> {
    const app = new Hono<Env>();
    app.get("/__dev/reload.js", (c) => send(c, { body: script, type: "text/javascript; charset=utf-8", cache: alwaysAsk }));
    app.get("/__dev/events", (c) =>
      streamSSE(c, async (stream) => {
        const listener = () => void stream.writeSSE({ event: "reload", data: "" });
        this.#listeners.add(listener);
        await stream.writeSSE({ event: "hello", data: "" });
        await new Promise<void>((done) => stream.onAbort(done));
        this.#listeners.delete(listener);
      }),
    );
    return app;
  }

  reload(): void {
    for (const tell of this.#listeners) tell();
  }
}
