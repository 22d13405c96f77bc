/** Renders a page's content inside the site's layout. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { cultureOf } from "../culture/of-request.ts";
import type { Request, Site } from "../env.ts";
import { brotli, takesBrotli } from "./compress.ts";
import { layoutData } from "./layout-data.ts";
import { newNonce, setSecurityHeaders } from "./security-headers.ts";
import { render } from "./templates.ts";
import { templateHelpers } from "./template-helpers.ts";

export interface PageContent {
  view: string;
  title: string;
  description: string;
  status?: ContentfulStatusCode;
  /** Path after the culture, when a form's answer shows another page than its own address names. */
  path?: string;
  /** Adds the stylesheet of the islands that few pages have; it reserves their space. */
  islandStyles?: boolean;
  /** The page contains the payment provider's form: it gets a wider policy and is never cached. */
  isPayment?: boolean;
  /** Slug of the category that the menu marks as current. */
  category?: string;
  /** Island settings of this page, added to those that every page has. */
  settings?: object;
  data?: object;
}

export type Show = (c: Request, content: PageContent) => Response;

export const pageRenderer =
  (site: Site): Show =>
  (c, content) => {
    const culture = cultureOf(c);
    const nonce = newNonce();
    const it = { ...templateHelpers(culture), ...layoutData(site, c, content, nonce), ...content.data };
    setSecurityHeaders(c, nonce, content.isPayment);
    c.header("Cache-Control", content.isPayment ? "private, no-store" : "private, no-cache");
    c.header("Content-Language", it.locale);
    c.header("Vary", "Accept-Encoding", { append: true });
    const html = render(content.view, it);
    if (!takesBrotli(c, html)) return c.html(html, content.status ?? 200);
    c.header("Content-Encoding", "br");
    return c.body(brotli(html), content.status ?? 200, { "Content-Type": "text/html; charset=UTF-8" });
  };
