import { categories } from "../../shared/consent/setting.ts";

/** What `data-island-when` may say, with an example of a media query. */
export const moments: readonly { name: string; doc: string }[] = [
  { name: "load", doc: "At once." },
  { name: "idle", doc: "When the browser has nothing else to do, after 2 s at the latest." },
  { name: "visible", doc: "When it comes near the window." },
  { name: "interaction", doc: "When it is pointed at, gets the focus or a key." },
  { name: "media(min-width: 48em)", doc: "When the media query holds." },
  ...categories.map((name) => ({ name: `consent(${name})`, doc: `When the visitor has accepted ${name} cookies.` })),
];
