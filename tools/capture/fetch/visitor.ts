// Asks a site for its pages and files, as a browser without script would: redirects, cookies, a time limit, no more bytes than allowed.
import { connectionFaults } from "../../connection-faults.ts";
import { isSameSite } from "../files/site-map.ts";
import { sizeOf, type Limits } from "../limits.ts";
import { Cookies } from "./cookies.ts";
import { mayAsk } from "./hosts.ts";

export interface Reply {
  /** Where it came from in the end. */
  url: URL;
  /** Addresses that redirected there, in turn. */
  from: URL[];
  status: number;
  type: string;
  headers: Headers;
  body: Uint8Array;
}

/** Why something could not be had, as the end of a sentence. */
export class Failure extends Error {
  override name = "Failure";
}

export interface VisitorOptions {
  fetch: typeof fetch;
  limits: Limits;
  /** The page that was asked for first: its host gets the cookies and the login. */
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

  /** A page of the site. */
  page(url: URL): Promise<Reply> {
    return this.#ask(url, "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5", this.#options.limits.page, null);
  }

  /** A file of the page at `page`. */
  file(url: URL, accept: string, page: URL): Promise<Reply> {
    return this.#ask(url, accept, this.#options.limits.file, page);
  }

  async #ask(asked: URL, accept: string, bytes: number, page: URL | null): Promise<Reply> {
    const { limits } = this.#options;
    const signal = AbortSignal.timeout(limits.time);
    const from: URL[] = [];
    let url = asked;
    try {
      for (;;) {
        if (!mayAsk(url, page ?? asked))
          throw new Failure(`is not asked for: ${url.host} is an address of this machine or its own network`);
        const response = await this.#options.fetch(url, {
          headers: this.#headers(url, accept, page),
          redirect: "manual",
          signal,
        });
        if (this.#isSite(url)) this.cookies.take(response.headers.getSetCookie());
        const location = redirection(response);
        if (location === null) {
          const body = await within(bytes, response);
          return {
            url,
            from,
            status: response.status,
            type: response.headers.get("Content-Type") ?? "",
            headers: response.headers,
            body,
          };
        }
        await response.body?.cancel();
        if (from.push(url) > limits.redirects)
          throw new Failure(`redirects more than ${limits.redirects} times, the last time to ${location}`);
        if (!URL.canParse(location, url) || !/^https?:$/.test(new URL(location, url).protocol))
          throw new Failure(`redirects to "${location}", which is no web address`);
        url = new URL(location, url);
        url.hash = "";
      }
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(inWords(error, limits.time));
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

  /** Cookies and login are the site's alone, with or without its `www.`. */
  #isSite(url: URL): boolean {
    return isSameSite(url, this.#options.site);
  }
}

const redirection = ({ status, headers }: Response): string | null =>
  [301, 302, 303, 307, 308].includes(status) ? headers.get("Location") : null;

async function within(limit: number, { body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > limit) throw new Failure(`is larger than ${sizeOf(limit)}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What `fetch` rejects with says "fetch failed", and the reason in its cause. */
function inWords(error: unknown, time: number): string {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === "TimeoutError") return `was not answered in full within ${time / 1000} s`;
  const code = cause?.code ?? "";
  if (/CERT|SIGNATURE/.test(code))
    return `has a certificate that is not trusted (${code}): name its authority in NODE_EXTRA_CA_CERTS`;
  return connectionFaults[code] ?? `could not be read: ${cause?.message || message}`;
}
