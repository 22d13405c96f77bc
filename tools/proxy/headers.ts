import { type Addresses, toSite } from "./addresses.ts";
import { cookieDown, cookiesUp } from "./cookies.ts";
import { validatorsUp } from "./validators.ts";

/** Headers by their names in small letters, a value a line, as Node's `headersDistinct`. */
export type Headers = Record<string, string[]>;
type Received = Record<string, string[] | undefined>;

/** They are between two neighbours, and not for who stands behind. */
const betweenNeighbours = [
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

/** Of https alone; browsers that heed them would leave the proxy. */
const ofHttps = ["strict-transport-security", "alt-svc"];

/** Without those that `drop` or the message itself (`Connection`) names. */
function without(received: Received, drop: string[]): Headers {
  const named = (received["connection"] ?? [])
    .join(",")
    .toLowerCase()
    .split(/[\s,]+/);
  const gone = new Set([...betweenNeighbours, ...named, ...drop]);
  return Object.fromEntries(
    Object.entries(received).filter(
      (entry): entry is [string, string[]] => !gone.has(entry[0]) && entry[1] !== undefined,
    ),
  );
}

/** What the site is asked with, but for `Host`: as if the browser were there itself. `encodings` are those that the proxy can read. */
export function headersUp(received: Received, map: Addresses, version: string, encodings: string[]): Headers {
  const headers = without(received, ["host", "if-none-match"]);
  const accepted = (received["accept-encoding"] ?? [])
    .join(",")
    .split(",")
    .filter((wish) => encodings.includes(wish.split(";")[0]!.trim().toLowerCase()));
  headers["accept-encoding"] = [accepted.map((wish) => wish.trim()).join(", ") || "identity"];
  for (const name of ["origin", "referer"])
    if (headers[name]) headers[name] = headers[name].map((value) => toSite(value, map));
  if (headers["cookie"]) headers["cookie"] = [headers["cookie"].map(cookiesUp).join("; ")];
  for (const [name, value] of Object.entries(validatorsUp((received["if-none-match"] ?? []).join(", "), version)))
    headers[name] = [value];
  // A body of unknown length; Node gives it pieces of its own.
  if (received["transfer-encoding"]) headers["transfer-encoding"] = ["chunked"];
  return headers;
}

/** What the browser is told: addresses of the site are the proxy's, cookies stay here. A redirect and policies are the caller's. */
export function headersDown(received: Received, map: Addresses): Headers {
  const headers = without(received, ofHttps);
  if (headers["set-cookie"]) headers["set-cookie"] = headers["set-cookie"].map(cookieDown);
  for (const name of ["location", "content-location"]) if (headers[name]) headers[name] = headers[name].map(map.one);
  if (headers["refresh"]) headers["refresh"] = headers["refresh"].map((value) => refreshDown(value, map));
  if (headers["link"]) headers["link"] = headers["link"].map((value) => linksDown(value, map));
  return headers;
}

/** `5; url=https://shop.example/x`, as a header or in a `<meta>`. */
export const refreshDown = (value: string, { one }: Addresses): string =>
  value.replace(
    /^(\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?)(.*)$/i,
    (_, before: string, address: string) => before + one(address),
  );

/** What a page is called stays its name; what is loaded or followed, such as the page in another language, comes by the proxy. */
export const namesPage = (rel: string): boolean => /(^|\s)(canonical|shortlink)(\s|$)/i.test(rel);

const linksDown = (value: string, { one }: Addresses): string =>
  value.replace(/<([^>]*)>([^<]*)/g, (whole, address: string, rest: string) =>
    namesPage(/rel\s*=\s*"?([^";,]*)/i.exec(rest)?.[1] ?? "") ? whole : `<${one(address)}>${rest}`,
  );
