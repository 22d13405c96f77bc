import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import type { IslandDescription } from "../description/describe.ts";
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

/** Starts the proxy, and says where the site is and which rules have problems. Rejects with the error of `listen`. */
export async function showSite(
  options: ProxyOptions & { host: string; port: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const { site, rules, dist, log } = options;
  const proxy = await startProxy(options);
  log(`${site.origin} with Atoll is at ${proxy.url}${site.pathname}${site.search}`);
  log(rules.about);
  const islands = await readFile(join(dist, "docs", "islands.json"), "utf8");
  rules.check(JSON.parse(islands) as IslandDescription[]);
  return proxy;
}
