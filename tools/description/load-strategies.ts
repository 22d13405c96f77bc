import { categories } from "../../shared/consent/setting.ts";

/** The values of `data-island-when`, with one media query as an example. */
export const loadStrategies: readonly { name: string; doc: string }[] = [
  { name: "load", doc: "At once." },
  { name: "idle", doc: "When the browser is idle, after 2 s at the latest." },
  { name: "visible", doc: "When the element is near the visible part of the page." },
  { name: "interaction", doc: "When the visitor points at the element, focuses it or presses a key in it." },
  { name: "media(min-width: 48em)", doc: "When the media query matches." },
  ...categories.map((name) => ({ name: `consent(${name})`, doc: `When the visitor has accepted ${name} cookies.` })),
];
