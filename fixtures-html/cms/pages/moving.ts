/** What stands in carousels, and films, as pages show them. */
import { type Film, filmsOf, headFilmOf } from "../catalogue/films.ts";
import { partners } from "../catalogue/partners.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { suppliers } from "../shop/suppliers.ts";

/** Every other maker, so that not all of a kind stand together. */
export const shownBrands = (culture: Culture) =>
  suppliers
    .filter((_, index) => index % 2 === 0)
    .slice(0, 12)
    .map(({ id, name }) => ({
      name,
      path: `/${culture}/catalog?q=${encodeURIComponent(name)}`,
      logo: `/media/brands/${id}.svg`,
    }));

export const shownPartners = partners.map(({ name, slug, address }) => ({
  name,
  address,
  banner: `/media/partners/${slug}.svg`,
}));

export const shownFilms = (culture: Culture, slug: string) => (filmsOf[slug] ?? []).map((film) => shown(culture, film));

export const shownHeadFilm = (culture: Culture, slug: string) =>
  headFilmOf[slug] ? shown(culture, headFilmOf[slug]) : null;

function shown(culture: Culture, { address, service, picture, title, length }: Film) {
  const { watch } = textsOf(culture).films;
  return { address, length, picture, title: title[culture], said: fill(watch, title[culture], service) };
}
