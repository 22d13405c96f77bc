import type { Hono } from "hono";
import type { Culture } from "../catalogue/types.ts";
import type { Env, Request } from "../env.ts";
import type { Show } from "../http/page.ts";

/** Renders a page in a culture; null when its URL names nothing that exists. */
export type Page = (c: Request, culture: Culture) => Response | null | Promise<Response | null>;

/** Adds routes below `root` to the app. `page` turns a page into a handler. */
export type AddRoutes = (
  app: Hono<Env>,
  root: string,
  page: (answer: Page) => (c: Request) => Promise<Response>,
  show: Show,
) => void;
