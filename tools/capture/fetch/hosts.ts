// A page may name any address. What it names on the machine and the network of the person who captures it is none of its business.

/** Whether a host is this machine or one of a network of its own, by its name or its number. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  if (/\.(localhost|local|internal|lan|home)$/.test(host) || (!host.includes(".") && !host.includes(":"))) return true;
  if (host.includes(":")) return /^(::1?$|::ffff:|f[cd]|fe[89ab])/.test(host);
  return /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(\.\d+)+$/.test(
    host,
  );
}

/** Whether a file of a page at `page` may be asked for at `url`. */
export const mayAsk = (url: URL, page: URL): boolean =>
  /^https?:$/.test(url.protocol) && (!isPrivateHost(url.hostname) || isPrivateHost(page.hostname));
