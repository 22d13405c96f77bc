import type { ContentfulStatusCode } from "hono/utils/http-status";
import { newNonce, setSecurityHeaders } from "../http/security-headers.ts";
import type { Request } from "../env.ts";

/** A page written by a test, served under `/lab/`. `{{nonce}}` in it and its headers becomes the nonce of the response. */
export interface LabPage {
  path: string;
  html: string;
  status?: number;
  headers?: Record<string, string>;
}

export function labPage(c: Request, labPages: Map<string, LabPage>): Response | Promise<Response> {
  const page = labPages.get(c.req.path);
  if (!page) return c.notFound();
  const nonce = newNonce();
  setSecurityHeaders(c, nonce);
  c.header("Cache-Control", "private, no-cache");
  const withNonce = (text: string): string => text.replaceAll("{{nonce}}", nonce);
  const headers = Object.entries(page.headers ?? {}).map(([name, value]) => [name, withNonce(value)]);
  return c.html(withNonce(page.html), (page.status ?? 200) as ContentfulStatusCode, Object.fromEntries(headers));
}
