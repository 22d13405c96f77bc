// Keeps captured pages of the internet from reading files on this machine or in its private network.

/** Whether a host is this machine or in a private network, by its name or IP address. */
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

/** Whether a page at `page` may load a file from `url`: a private address only when the page has one too. */
export const mayLoad = (url: URL, page: URL): boolean =>
  /^https?:$/.test(url.protocol) && (!isPrivateHost(url.hostname) || isPrivateHost(page.hostname));
