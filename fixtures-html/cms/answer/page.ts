/** Puts a page's content into the site's frame and answers with it. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { cultureOf } from "../culture/of-request.ts";
import type { Request, Site } from "../env.ts";
import { frame } from "./frame.ts";
import { newNonce, secure } from "./security.ts";
import { render } from "./templates.ts";
import { tools } from "./tools.ts";

export interface PageContent {
  view: string;
  title: string;
  description: string;
  status?: ContentfulStatusCode;
  /** Path after the culture, when a form's answer shows another page than its own address names. */
  path?: string;
  /** It has islands that few pages have: their places are kept free. */
  widgets?: boolean;
  /** It holds the payment provider's form: it has a policy of its own, and is never kept. */
  isPayment?: boolean;
  /** Slug of the category that the menu shows as the current one. */
  category?: string;
  /** What the settings block of this page has beside that of all others. */
  settings?: object;
  data?: object;
}

export type Show = (c: Request, content: PageContent) => Response;

export const pages =
  (site: Site): Show =>
  (c, content) => {
    const culture = cultureOf(c);
    const nonce = newNonce();
    const it = { ...tools(culture), ...frame(site, c, content, nonce), ...content.data };
    secure(c, nonce, content.isPayment);
    c.header("Cache-Control", content.isPayment ? "private, no-store" : "private, no-cache");
    c.header("Content-Language", it.locale);
    return c.html(render(content.view, it), content.status ?? 200);
  };
