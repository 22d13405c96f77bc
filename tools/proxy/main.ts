import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { proxy, type ProxyOptions } from "./server.ts";

export { openRules } from "./rules-file.ts";

/** Starts the proxy, which serves a site with the shell in its pages. Rejects with the error of `listen`. */
export async function startProxy({
  host,
  port,
  ...options
}: ProxyOptions & { host: string; port: number }): Promise<{ url: string; close(): Promise<void> }> {
  const server = proxy(options);
  // closeAllConnections() does not close upgraded sockets, but close() waits for them.
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (_request, socket: Duplex) => {
    upgraded.add(socket);
    socket.on("close", () => upgraded.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}
