import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { proxy, type ProxyOptions } from "./server.ts";

export { openRules } from "./rules-file.ts";

/** Shows a site with the shell in its pages, at an address of this machine. Rejects with the error of `listen`. */
export async function startProxy({
  host,
  port,
  ...options
}: ProxyOptions & { host: string; port: number }): Promise<{ url: string; close(): Promise<void> }> {
  const server = proxy(options);
  // The server no longer counts those that have left HTTP, and waits for them.
  const joined = new Set<Duplex>();
  server.on("upgrade", (_request, socket: Duplex) => {
    joined.add(socket);
    socket.on("close", () => joined.delete(socket));
  });
  await new Promise<void>((listening, refused) => {
    server.once("error", refused);
    server.listen(port, host, listening);
  });
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
        for (const socket of joined) socket.destroy();
      }),
  };
}
