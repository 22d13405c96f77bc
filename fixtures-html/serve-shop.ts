import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { AddressInfo } from "node:net";

/** Serves the pages of a stand-in on a free local port. */
export async function serveShop<Shop extends { app: Hono<any> }>(shop: Shop) {
  const server = createAdaptorServer({ fetch: shop.app.fetch });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    ...shop,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
