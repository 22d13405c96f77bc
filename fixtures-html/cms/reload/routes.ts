import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { revalidate, send } from "../assets/send.ts";
import type { Env } from "../env.ts";

/** A second `hello` means that the server has restarted. */
const script = `const events = new EventSource("/__dev/events");
let met = false;
events.addEventListener("reload", () => location.reload());
events.addEventListener("hello", () => (met ? location.reload() : (met = true)));
`;

/** Reloads open pages during development. */
export class Reloader {
  #listeners = new Set<() => void>();

  routes(): Hono<Env> {
    const app = new Hono<Env>();
    app.get("/__dev/reload.js", (c) =>
      send(c, { body: script, type: "text/javascript; charset=utf-8", cache: revalidate }),
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
    for (const notify of this.#listeners) notify();
  }
}
