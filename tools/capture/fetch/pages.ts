// The pages that are captured, as the site sent them.
import type { Options } from "../options.ts";
import { Problem } from "../../problem.ts";
import { charsetInHtml, decode } from "../../html/decode.ts";
import { Failure, type Reply, type Visitor } from "./visitor.ts";

export interface SitePage {
  url: URL;
  /** Addresses that redirected to it. */
  from: URL[];
  html: string;
  charset: string;
  /** Its content security policy; empty when it has none. */
  policy: string;
}

/** All pages that are asked for, the main one first. Throws a `Problem` when one of them is none. */
export async function fetchPages(
  { url, pages }: Pick<Options, "url" | "pages">,
  visitor: Visitor,
): Promise<SitePage[]> {
  const main = await fetchPage(url, visitor);
  const found = [main];
  for (const given of pages) {
    const more = URL.canParse(given, main.url) ? new URL(given, main.url) : null;
    if (!more || ![url.origin, main.url.origin].includes(more.origin)) {
      throw new Problem(`--page expects a page of ${main.url.origin}, such as /en/contact, got "${given}".`);
    }
    more.hash = "";
    const page = await fetchPage(more, visitor);
    const twin = found.find((one) => one.url.href === page.url.href);
    if (twin) twin.from.push(...page.from);
    else found.push(page);
  }
  return found;
}

async function fetchPage(url: URL, visitor: Visitor): Promise<SitePage> {
  const reply = await visitor.page(url).catch((error: unknown) => {
    throw error instanceof Failure ? new Problem(`${url} ${error.message}.`) : error;
  });
  const { status, type, headers, body } = reply;
  const redirected = reply.from.length > 0 ? `, to which ${url} redirects,` : "";
  if (status > 299)
    throw new Problem(`${reply.url}${redirected} answered with ${status}; a page is expected.${hint(reply)}`);
  const said = type.split(";", 1)[0]!.trim().toLowerCase();
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(said))
    throw new Problem(
      `${reply.url}${redirected} is ${said ? `of type ${said}` : "of no type"}; a page, text/html, is expected.`,
    );
  if (body.length === 0) throw new Problem(`${reply.url}${redirected} answered with nothing; a page is expected.`);
  const { text: html, charset } = decode(body, type, charsetInHtml);
  return { url: reply.url, from: reply.from, html, charset, policy: headers.get("Content-Security-Policy") ?? "" };
}

const hint = ({ status }: Reply): string =>
  [401, 403].includes(status)
    ? " For a page behind a login give the browser's cookies with --cookie, or https://user:password@host/."
    : "";
