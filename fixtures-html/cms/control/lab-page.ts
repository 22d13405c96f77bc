import type { ContentfulStatusCode } from "hono/utils/http-status";
import { newNonce, setSecurityHeaders } from "../http/security-headers.ts";
import type { Request } from "../env.ts";

/** A page written by a test, served under `/lab/`. `{{nonce}}` in it becomes the nonce of the response. */
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
  const html = page.html.replaceAll("{{nonce}}", nonce);
  return c.html(html, (page.status ?? 200) as ContentfulStatusCode, page.headers);
}
