import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Served {
  url: string;
  /** Requests so far, oldest first, as `GET /path`. */
  log: string[];
  server: Server;
  close(): Promise<void>;
}

/** Starts a server for one test on a free local port. */
export async function serveLocally(listener: RequestListener): Promise<Served> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    server,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
