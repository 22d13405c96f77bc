import type { AddressInfo } from "node:net";
import { proxy, type ProxyOptions } from "./server.ts";

export { openRules } from "./rules-file.ts";
export { RulesProblem } from "./rules.ts";

/** Shows a site with the shell in its pages, at an address of this machine. Rejects with the error of `listen`. */
export async function startProxy({ host, port, ...options }: ProxyOptions & { host: string; port: number }): Promise<{ url: string; close(): Promise<void> }> {
  const server = proxy(options);
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
      }),
  };
}
