// Requests pages and files of a site as a browser without script does: follows redirects, sends cookies, and stops at
// the limits of time and size.
import { connectionFaults } from "../../connection-faults.ts";
import { isSameSite } from "../files/site-map.ts";
import { sizeOf, type Limits } from "../limits.ts";
import { Cookies } from "./cookies.ts";
import { mayLoad } from "./hosts.ts";

export interface Reply {
  /** The address after all redirects. */
  url: URL;
  /** The addresses that redirected there, in order. */
  from: URL[];
  status: number;
  type: string;
  headers: Headers;
  body: Uint8Array;
}

/** An expected failure. The message ends a sentence that starts with the address. */
export class Failure extends Error {
  override name = "Failure";
}

export interface VisitorOptions {
  fetch: typeof fetch;
  limits: Limits;
  /** The address of the main page. Only its host gets the cookies and the login. */
  site: URL;
  cookie: string;
  login: string;
  language: string;
}

export class Visitor {
  readonly cookies: Cookies;
  readonly #options: VisitorOptions;

  constructor(options: VisitorOptions) {
    this.#options = options;
    this.cookies = new Cookies(options.cookie);
  }

  page(url: URL): Promise<Reply> {
    return this.#request(url, "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5", this.#options.limits.page, null);
  }

  /** @param page the address of the page that uses the file */
  file(url: URL, accept: string, page: URL): Promise<Reply> {
    return this.#request(url, accept, this.#options.limits.file, page);
  }

  async #request(requested: URL, accept: string, maxBytes: number, page: URL | null): Promise<Reply> {
    const { limits } = this.#options;
    const signal = AbortSignal.timeout(limits.time);
    const from: URL[] = [];
    let url = requested;
    try {
      for (;;) {
        if (!mayLoad(url, page ?? requested))
          throw new Failure(`is not loaded, because ${url.host} is on this machine or in its private network`);
        const response = await this.#options.fetch(url, {
          headers: this.#headers(url, accept, page),
          redirect: "manual",
          signal,
        });
        if (this.#isSite(url)) this.cookies.store(response.headers.getSetCookie());
        const location = redirectLocation(response);
        if (location === null) {
          const body = await readBody(maxBytes, response);
          const { status, headers } = response;
          return { url, from, status, type: headers.get("Content-Type") ?? "", headers, body };
        }
        await response.body?.cancel();
        if (from.push(url) > limits.redirects)
          throw new Failure(`redirects more than ${limits.redirects} times, the last time to ${location}`);
        url = redirectTarget(location, url);
      }
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(failureText(error, limits.time));
    }
  }

  #headers(url: URL, accept: string, page: URL | null): Record<string, string> {
    const { language, login } = this.#options;
    const isOwn = this.#isSite(url);
    return {
      Accept: accept,
      "Accept-Language": language,
      "User-Agent": "Mozilla/5.0 (compatible; atoll-capture)",
      ...(page && isOwn && { Referer: page.href }),
      ...(isOwn && this.cookies.header && { Cookie: this.cookies.header }),
      ...(isOwn && login && { Authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
    };
  }

  /** Whether `url` is the site, with or without `www.`. */
  #isSite(url: URL): boolean {
    return isSameSite(url, this.#options.site);
  }
}

const redirectLocation = ({ status, headers }: Response): string | null =>
  [301, 302, 303, 307, 308].includes(status) ? headers.get("Location") : null;

function redirectTarget(location: string, base: URL): URL {
  const target = URL.canParse(location, base) ? new URL(location, base) : null;
  if (!target || !/^https?:$/.test(target.protocol))
    throw new Failure(`redirects to "${location}", which is no web address`);
  target.hash = "";
  return target;
}

async function readBody(limit: number, { body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > limit) throw new Failure(`is larger than ${sizeOf(limit)}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The reason of an error of `fetch`: its own message is only "fetch failed", and the cause has the reason. */
function failureText(error: unknown, time: number): string {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === "TimeoutError") return `did not answer completely within ${time / 1000} s`;
  const code = cause?.code ?? "";
  if (/CERT|SIGNATURE/.test(code))
    return `has a certificate that is not trusted (${code}); name its authority in NODE_EXTRA_CA_CERTS`;
  return connectionFaults[code] ?? `could not be read: ${cause?.message || message}`;
}
