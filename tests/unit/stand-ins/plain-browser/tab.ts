// The page that is open, and requests of other pages with their redirects.
import type { Visitor } from "../shop.ts";
import { type Document, parsePage } from "./page.ts";
import type { Submission } from "./submission.ts";

export class Tab {
  url = new URL("http://localhost/");
  page: Document = parsePage("");
  status = 0;
  headers = new Headers();

  constructor(private readonly visitor: Visitor) {}

  /** Opens an address that was typed. */
  open(path: string): Promise<void> {
    return this.load({ method: "GET", url: new URL(path, this.url) });
  }

  /** Follows a link or sends a form of the page. Throws when the stand-in does not know the address. */
  async go(submission: Submission): Promise<void> {
    const { origin, pathname, search } = this.url;
    await this.load(submission, { Referer: origin + pathname + search });
    if (this.headers.has("x-stand-in")) throw new Error(`${pathname} leads to an unknown address: ${this.url}.`);
  }

  private async load({ method, url, body }: Submission, headers: Record<string, string> = {}): Promise<void> {
    if (url.origin !== this.url.origin) throw new Error(`This leads to another site: ${url}.`);
    const response = await this.visitor.ask(url.pathname + url.search, {
      method,
      body,
      headers: { ...headers, Host: url.host, ...(method === "POST" && { Origin: url.origin }) },
    });
    const next = response.headers.get("Location");
    if (next === null) return this.show(response, url);
    const target = new URL(next, url);
    if (!target.hash) target.hash = url.hash;
    const keeps = response.status === 307 || response.status === 308;
    return this.load(keeps ? { method, body, url: target } : { method: "GET", url: target }, headers);
  }

  private async show(response: Response, url: URL): Promise<void> {
    if (response.status >= 500) throw new Error(`${url} answers with the status ${response.status}.`);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const content = await response.text();
    Object.assign(this, {
      url,
      status: response.status,
      headers: response.headers,
      page: parsePage(isPage ? content : ""),
    });
  }
}
