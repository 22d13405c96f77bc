/** View data of carousels and films. */
import { type Film, articleFilms, headFilms } from "../catalogue/films.ts";
import { partners } from "../catalogue/partners.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { suppliers } from "../shop/suppliers.ts";

/** Every second brand, so that similar brands are not all next to each other. */
export const brandViews = (culture: Culture) =>
  suppliers
    .filter((_, index) => index % 2 === 0)
    .slice(0, 12)
    .map(({ id, name }) => ({
      name,
      path: `/${culture}/catalog?q=${encodeURIComponent(name)}`,
      logo: `/media/brands/${id}.svg`,
    }));

export const partnerViews = partners.map(({ name, slug, address }) => ({
  name,
  address,
  banner: `/media/partners/${slug}.svg`,
}));

export const filmViews = (culture: Culture, slug: string) =>
  (articleFilms[slug] ?? []).map((film) => filmView(culture, film));

export const headFilmView = (culture: Culture, slug: string) =>
  headFilms[slug] ? filmView(culture, headFilms[slug]) : null;

function filmView(culture: Culture, { address, service, picture, title, length }: Film) {
  const { watch } = textsOf(culture).films;
  return { address, length, picture, title: title[culture], said: fill(watch, title[culture], service) };
}
