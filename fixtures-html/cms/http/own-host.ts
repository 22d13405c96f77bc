const localHost = /^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether only programs of this machine reach a server that listens at this address. */
export const isLocalAddress = (address: string): boolean =>
  localHost.test(address.includes(":") ? `[${address}]` : address);

/**
 * Refuses a request with a host name other than this machine's: a page of another site may have its own name point to
 * this machine (DNS rebinding), and would then count as a page of the shop.
 */
export function refuseOtherHosts({ headers }: Request): Response | undefined {
  const host = headers.get("Host") ?? "";
  if (localHost.test(host)) return undefined;
  return new Response(`The shop expects a host name of this machine, such as 127.0.0.1, got "${host}".`, {
    status: 421,
  });
}
