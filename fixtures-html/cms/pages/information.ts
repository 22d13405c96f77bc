/** The small pages of text. */
import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { textsOf } from "../culture/texts.ts";
import { money } from "../culture/formats.ts";
import type { Request } from "../env.ts";

const zones = [
  { name: "belgium", days: "1", price: 490, free: 6000 },
  { name: "netherlands", days: "2", price: 690, free: 8000 },
  { name: "france", days: "2–3", price: 890, free: 10000 },
] as const;

export const delivery = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).information.delivery;
  const rows = zones.map((zone) => ({
    name: t[zone.name],
    days: zone.days,
    price: money(culture, zone.price),
    free: money(culture, zone.free),
  }));
  return show(c, { view: "delivery", title: t.title, description: t.description, data: { zones: rows } });
};

export const cookies = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).information.cookies;
  return show(c, { view: "cookies", title: t.title, description: t.description });
};

export function missing(show: Show, c: Request, culture: Culture): Response {
  const t = textsOf(culture).information.missing;
  return show(c, { view: "error", title: t.title, description: t.text, status: 404, data: { heading: t.title, text: t.text } });
}

export function failed(show: Show, c: Request, culture: Culture): Response {
  const t = textsOf(culture).information.failed;
  return show(c, { view: "error", title: t.title, description: t.text, status: 500, data: { heading: t.title, text: t.text } });
}
