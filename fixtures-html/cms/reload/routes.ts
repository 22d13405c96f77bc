import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { alwaysAsk, send } from "../assets/send.ts";
import type { Env } from "../env.ts";

/** A second hello means that the server was started anew. */
const script = `const events = new EventSource("/__dev/events");
let met = false;
events.addEventListener("reload", () => location.reload());
events.addEventListener("hello", () => (met ? location.reload() : (met = true)));
`;

/** Tells open pages to load themselves again while someone works on the site. */
export class Reloader {
  #listeners = new Set<() => void>();

  routes(): Hono<Env> {
    const app = new Hono<Env>();
    app.get("/__dev/reload.js", (c) =>
      send(c, { body: script, type: "text/javascript; charset=utf-8", cache: alwaysAsk }),
    );
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
