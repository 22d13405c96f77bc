/** Short text pages and error pages. */
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { type ZoneName, zones } from "../checkout/zones.ts";
import { textsOf } from "../culture/texts.ts";
import { money } from "../culture/formats.ts";
import type { Request } from "../env.ts";

export const delivery = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).information.delivery;
  const rows = (Object.keys(zones) as ZoneName[]).map((name) => ({
    name: t[name],
    days: zones[name].days,
    price: money(culture, zones[name].price),
    free: money(culture, zones[name].free),
  }));
  return show(c, { view: "delivery", title: t.title, description: t.description, data: { zones: rows } });
};

export const cookies = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).information.cookies;
  return show(c, { view: "cookies", title: t.title, description: t.description });
};

export function missing(show: Show, c: Request, culture: Culture): Response {
  const t = textsOf(culture).information.missing;
  return show(c, {
    view: "error",
    title: t.title,
    description: t.text,
    status: 404,
    data: { heading: t.title, text: t.text },
  });
}

export function failed(show: Show, c: Request, culture: Culture): Response {
  const t = textsOf(culture).information.failed;
  return show(c, {
    view: "error",
    title: t.title,
    description: t.text,
    status: 500,
    data: { heading: t.title, text: t.text, canRetry: c.req.method === "GET" },
  });
}
