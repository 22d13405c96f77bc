import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { cms } from "./app.ts";
import { isLocalAddress, refuseOtherHosts } from "./http/own-host.ts";
import { Reloader } from "./reload/routes.ts";

export interface CmsOptions {
  /** 0 picks a free port. */
  port: number;
  host?: string;
  /** Folder with the built scripts and styles. */
  dist: string;
  /** Folder with the built documentation. */
  docs: string;
  /** Adds the routes with which tests prepare responses and read the log. */
  control?: boolean;
  /** Pages reload when `reload()` is called. */
  reload?: boolean;
}

export interface Cms {
  url: string;
  close(): Promise<void>;
  reload(): void;
}

/** Starts the stand-in CMS. Rejects with the error of `listen`, for example when the port is in use. */
export async function startCms({
  port,
  host = "127.0.0.1",
  dist,
  docs,
  control = false,
  reload = false,
}: CmsOptions): Promise<Cms> {
  const reloader = new Reloader();
  const app = cms({ dist, docs, reload }, control, reload ? reloader.routes() : new Hono());
  const fetch: typeof app.fetch = (request, ...rest) =>
    (isLocalAddress(host) && refuseOtherHosts(request)) || app.fetch(request, ...rest);
  // Only the client closes an idle connection. If the server closed it while the client sends a request, that request
  // would fail (ECONNRESET).
  const server = createAdaptorServer({ fetch, serverOptions: { keepAliveTimeout: 0 } });
  await new Promise<void>((listening, refused) => {
    server.once("error", refused);
    server.listen(port, host, listening);
  });
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host}:${actualPort}`,
    reload: () => reloader.reload(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
