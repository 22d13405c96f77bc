import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { cms } from "./app.ts";
import { Reloader } from "./reload/routes.ts";

export interface CmsOptions {
  /** 0 takes a free port. */
  port: number;
  host?: string;
  /** Folder with the built scripts and styles. */
  dist: string;
  /** Folder with the built gallery of the islands. */
  gallery: string;
  /** Add the routes by which tests prepare answers and read the log. */
  control?: boolean;
  /** Pages load themselves again on `reload()`. */
  reload?: boolean;
}

export interface Cms {
  url: string;
  close(): Promise<void>;
  reload(): void;
}

/** Starts the stand-in CMS. Rejects with the error of `listen`, such as a port that is taken. */
export async function startCms({
  port,
  host = "127.0.0.1",
  dist,
  gallery,
  control = false,
  reload = false,
}: CmsOptions): Promise<Cms> {
  const reloader = new Reloader();
  const app = cms({ dist, gallery, reload }, control, reload ? reloader.routes() : new Hono());
  // An idle connection is closed by its client alone: closed from here as the client sends on it, that request fails (ECONNRESET).
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: 0 } });
  await new Promise<void>((listening, refused) => {
    server.once("error", refused);
    server.listen(port, host, listening);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host}:${taken}`,
    reload: () => reloader.reload(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
