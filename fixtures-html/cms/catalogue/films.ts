import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

export interface Film {
  /** URL on a video service. Free films stand in for the shop's own. */
  address: string;
  service: string;
  /** URL of the poster. */
  picture: string;
  title: Localized;
  /** Duration for display, such as 9:56. */
  length: string;
}

const bunnyOnYoutube = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
const bunnyOnVimeo = "https://vimeo.com/1084537";

/** Films inside an article, by its slug. */
export const articleFilms: Readonly<Record<string, readonly Film[]>> = {
  "behind-the-dunes": [
    {
      address: bunnyOnYoutube,
      service: "YouTube",
      picture: "/media/articles/studio.svg",
      title: localized("At the wheel | Au tour | Aan de draaischijf"),
      length: "9:56",
    },
    {
      address: bunnyOnVimeo,
      service: "Vimeo",
      picture: "/media/products/p279.svg?view=evening&size=large",
      title: localized("The kiln is opened | L’ouverture du four | De oven gaat open"),
      length: "10:34",
    },
  ],
};

/** Film at the top of an article instead of its picture, by slug. */
export const headFilms: Readonly<Record<string, Film>> = {
  "first-coffee-by-sail": {
    address: bunnyOnYoutube,
    service: "YouTube",
    picture: "/media/articles/harbour.svg",
    title: localized("The schooner comes in | La goélette arrive | De schoener loopt binnen"),
    length: "9:56",
  },
};
