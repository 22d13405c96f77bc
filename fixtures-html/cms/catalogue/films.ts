import type { Localized } from "./types.ts";
import { words } from "./words.ts";

export interface Film {
  /** On a service for videos. Free films of others stand in for the shop's own. */
  address: string;
  service: string;
  /** Address of its poster. */
  picture: string;
  title: Localized;
  /** As people read it. */
  length: string;
}

const bunnyOnYoutube = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
const bunnyOnVimeo = "https://vimeo.com/1084537";

/** Films that stand in an article, by its slug. */
export const filmsOf: Readonly<Record<string, readonly Film[]>> = {
  "behind-the-dunes": [
    {
      address: bunnyOnYoutube,
      service: "YouTube",
      picture: "/media/articles/studio.svg",
      title: words("At the wheel | Au tour | Aan de draaischijf"),
      length: "9:56",
    },
    {
      address: bunnyOnVimeo,
      service: "Vimeo",
      picture: "/media/products/p279.svg?view=evening&size=large",
      title: words("The kiln is opened | L’ouverture du four | De oven gaat open"),
      length: "10:34",
    },
  ],
};

/** A film at the head of an article in place of its picture. */
export const headFilmOf: Readonly<Record<string, Film>> = {
  "first-coffee-by-sail": {
    address: bunnyOnYoutube,
    service: "YouTube",
    picture: "/media/articles/harbour.svg",
    title: words("The schooner comes in | La goélette arrive | De schoener loopt binnen"),
    length: "9:56",
  },
};
