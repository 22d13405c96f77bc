import type { Options } from "../options.ts";
import { Problem } from "../../problem.ts";
import { charsetInHtml, decode } from "../../html/decode.ts";
import { Failure, type Reply, type Visitor } from "./visitor.ts";

export interface SitePage {
  url: URL;
  /** Addresses that redirect to the page. */
  from: URL[];
  html: string;
  charset: string;
  /** The content security policy; empty when the page has none. */
  policy: string;
}

/** Fetches all requested pages, the main page first. Throws a `Problem` when an address has no page. */
export async function fetchPages(
  { url, pages }: Pick<Options, "url" | "pages">,
  visitor: Visitor,
): Promise<SitePage[]> {
  const main = await fetchPage(url, visitor);
  const fetched = [main];
  for (const address of pages) {
    const pageUrl = URL.canParse(address, main.url) ? new URL(address, main.url) : null;
    if (!pageUrl || ![url.origin, main.url.origin].includes(pageUrl.origin)) {
      throw new Problem(`--page expects a page of ${main.url.origin}, such as /en/contact, got "${address}".`);
    }
    pageUrl.hash = "";
    const page = await fetchPage(pageUrl, visitor);
    const samePage = fetched.find((other) => other.url.href === page.url.href);
    if (samePage) samePage.from.push(...page.from);
    else fetched.push(page);
  }
  return fetched;
}

async function fetchPage(url: URL, visitor: Visitor): Promise<SitePage> {
  const reply = await visitor.page(url).catch((error: unknown) => {
    throw error instanceof Failure ? new Problem(`${url} ${error.message}.`) : error;
  });
  const { status, type, headers, body } = reply;
  const redirected = reply.from.length > 0 ? `, to which ${url} redirects` : "";
  if (status > 299)
    throw new Problem(`capture expects a page, got status ${status} from ${reply.url}${redirected}.${hint(reply)}`);
  const mediaType = type.split(";", 1)[0]!.trim().toLowerCase();
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(mediaType))
    throw new Problem(
      `capture expects a page (text/html), got ${mediaType || "no content type"} from ${reply.url}${redirected}.`,
    );
  if (body.length === 0)
    throw new Problem(`capture expects a page, got an empty response from ${reply.url}${redirected}.`);
  const { text: html, charset } = decode(body, type, charsetInHtml);
  return { url: reply.url, from: reply.from, html, charset, policy: headers.get("Content-Security-Policy") ?? "" };
}

const hint = ({ status }: Reply): string =>
  [401, 403].includes(status)
    ? " For a page behind a login, give the cookies of your browser with --cookie, or use https://user:password@host/."
    : "";
