import { type Addresses, toSite } from "./addresses.ts";
import { cookieDown, cookiesUp } from "./cookies.ts";
import { validatorsUp } from "./validators.ts";

/** Headers by lower-case name, as in Node's `headersDistinct`. */
export type Headers = Record<string, string[]>;
type Received = Record<string, string[] | undefined>;

/** Hop-by-hop headers: they apply to one connection and must not be forwarded (RFC 9110, 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** With these headers, browsers would switch to https and leave the proxy. */
const httpsHeaders = ["strict-transport-security", "alt-svc"];

/** Removes hop-by-hop headers, those that the `Connection` header names, and those in `drop`. */
function without(received: Received, drop: string[]): Headers {
  const named = (received["connection"] ?? [])
    .join(",")
    .toLowerCase()
    .split(/[\s,]+/);
  const removed = new Set([...hopByHop, ...named, ...drop]);
  return Object.fromEntries(
    Object.entries(received).filter(
      (entry): entry is [string, string[]] => !removed.has(entry[0]) && entry[1] !== undefined,
    ),
  );
}

/**
 * The request headers for the site, without `Host`, as if the browser requested the site itself.
 * @param encodings those that the proxy can decode
 */
export function headersUp(received: Received, map: Addresses, version: string, encodings: string[]): Headers {
  const headers = without(received, ["host", "if-none-match"]);
  const accepted = (received["accept-encoding"] ?? [])
    .join(",")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => encodings.includes(entry.split(";")[0]!.trim().toLowerCase()));
  headers["accept-encoding"] = [accepted.join(", ") || "identity"];
  for (const name of ["origin", "referer"])
    if (headers[name]) headers[name] = headers[name].map((value) => toSite(value, map));
  if (headers["cookie"]) headers["cookie"] = [headers["cookie"].map(cookiesUp).join("; ")];
  for (const [name, value] of Object.entries(validatorsUp((received["if-none-match"] ?? []).join(", "), version)))
    headers[name] = [value];
  // The body has an unknown length; Node chunks it again.
  if (received["transfer-encoding"]) headers["transfer-encoding"] = ["chunked"];
  return headers;
}

/** The response headers for the browser, with the proxy's addresses and adapted cookies. The caller adapts policies. */
export function headersDown(received: Received, map: Addresses): Headers {
  const headers = without(received, httpsHeaders);
  if (headers["set-cookie"]) headers["set-cookie"] = headers["set-cookie"].map(cookieDown);
  for (const name of ["location", "content-location"]) if (headers[name]) headers[name] = headers[name].map(map.one);
  if (headers["refresh"]) headers["refresh"] = headers["refresh"].map((value) => refreshDown(value, map));
  if (headers["link"]) headers["link"] = headers["link"].map((value) => linksDown(value, map));
  return headers;
}

/** Converts the address in `5; url=https://shop.example/x`, of a header or a `<meta>`. */
export const refreshDown = (value: string, { one }: Addresses): string =>
  value.replace(
    /^(\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?)(.*)$/i,
    (_, before: string, address: string) => before + one(address),
  );

/** Whether a link names the page itself. Such an address stays the site's; other links lead to the proxy. */
export const namesPage = (rel: string): boolean => /(^|\s)(canonical|shortlink)(\s|$)/i.test(rel);

const linksDown = (value: string, { one }: Addresses): string =>
  value.replace(/<([^>]*)>([^<]*)/g, (whole, address: string, rest: string) =>
    namesPage(/rel\s*=\s*"?([^";,]*)/i.exec(rest)?.[1] ?? "") ? whole : `<${one(address)}>${rest}`,
  );
