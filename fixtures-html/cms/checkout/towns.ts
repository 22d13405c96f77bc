/** Postal codes and their towns; several towns may share a code. CRT-07, CHK-06 */
import type { Culture } from "../catalogue/types.ts";

/**
 * Postal codes with their towns, by ISO code of the country. The first one is the main town, with its French and English names
 * after `=`, unless a `~` says that none stands out. Dutch codes have only their digits.
 */
const lists: Record<string, string> = {
  BE: `1000 Brussel=Bruxelles=Brussels | 1040 Etterbeek | 1050 Elsene=Ixelles | 2000 Antwerpen | 2018 Antwerpen
    | 3000 Leuven | 3500 Hasselt, Sint-Lambrechts-Herk | 4000 Liège, Glain, Rocourt | 4900 Spa | 5000 Namur, Beez
    | 6000 Charleroi | 6700 Arlon, Bonnert, Heinsch, Toernich | 7000 Mons | 8000 Brugge, Koolkerke
    | 8300 Knokke, Westkapelle | 8370 Blankenberge, Uitkerke | 8400 Oostende, Raversijde, Stene, Zandvoorde
    | 8420 De Haan, Klemskerke, Wenduine | 8430 Middelkerke | 8450 Bredene
    | 8620 Nieuwpoort, Ramskapelle, Sint-Joris | 8630 Veurne, Beauvoorde, Houtem | 8660 De Panne, Adinkerke
    | 8670 Koksijde, Oostduinkerke, Wulpen | 9000 Gent | 9030 Mariakerke | 9051 ~Afsnee, Sint-Denijs-Westrem`,
  NL: `1012 Amsterdam | 2511 Den Haag | 3011 Rotterdam | 3511 Utrecht | 4331 Middelburg | 4381 Vlissingen
    | 4501 Oostburg | 4506 Cadzand | 4511 Breskens | 4522 Biervliet | 4525 Retranchement | 5611 Eindhoven
    | 6211 Maastricht | 9711 Groningen`,
  LU: `1136 Luxembourg | 1610 Luxembourg | 3450 Dudelange | 4011 Esch-sur-Alzette | 4620 Differdange | 5501 Remich
    | 6460 Echternach | 8069 ~Strassen, Bertrange | 9053 Ettelbruck | 9550 Wiltz`,
  FR: `13001 Marseille | 54000 Nancy | 57000 Metz | 59000 Lille | 59123 Bray-Dunes, Zuydcoote | 59140 Dunkerque
    | 59470 ~Esquelbecq, Herzeele, Wormhout | 62100 Calais | 62200 Boulogne-sur-Mer | 69001 Lyon | 75001 Paris
    | 75011 Paris`,
  DE: `01067 Dresden | 10115 Berlin | 20095 Hamburg | 40210 Düsseldorf | 50667 Köln | 52062 Aachen | 54290 Trier
    | 54597 ~Olzheim, Ormont, Pronsfeld | 60311 Frankfurt am Main | 66111 Saarbrücken | 80331 München`,
};

interface Place {
  postalCode: string;
  /** With both local names of the main town. */
  towns: string[];
  /** Names of the main town: the local one, the French and the English one. Empty when none stands out. */
  main: string[];
}

const places: Record<string, Place[]> = Object.fromEntries(
  Object.entries(lists).map(([code, list]) => [
    code,
    list.split("|").map((entry): Place => {
      const [, postalCode = "", sign = "", towns = ""] = /^\s*(\d+) (~?)(.*?)\s*$/.exec(entry) ?? [];
      const [first = "", ...others] = towns.split(", ");
      const names = first.split("=");
      return { postalCode, towns: [...names.slice(0, 2), ...others], main: sign ? [] : names };
    }),
  ]),
);

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const digitsOf = (postalCode: string): string => postalCode.replaceAll(/\D/g, "");

const placeOf = (countryCode: string, postalCode: string): Place | undefined =>
  places[countryCode]?.find((place) => place.postalCode === digitsOf(postalCode));

const mainName = ({ main }: Place, culture: Culture): string =>
  main[culture === "fr" ? 1 : culture === "en" ? 2 : 0] ?? main[0] ?? "";

const namesOf = (place: Place, culture: Culture): string[] =>
  [...new Set([mainName(place, culture), ...place.towns])].filter(Boolean);

/** Names of the towns with a postal code: that of the main town in the language of the page is the first one. */
export function townsOf(countryCode: string, postalCode: string, culture: Culture): string[] {
  const place = placeOf(countryCode, postalCode);
  return place ? namesOf(place, culture) : [];
}

/** The town that most visitors with a postal code mean, in the language of their page; empty when none stands out. */
export function mainTownOf(countryCode: string, postalCode: string, culture: Culture): string {
  const place = placeOf(countryCode, postalCode);
  return place ? mainName(place, culture) : "";
}

/** Towns by postal code, when the code or a town starts with `query`; accents do not matter. */
export function citiesLike(countryCode: string, query: string, culture: Culture): Record<string, string> {
  const prefix = plain(query.trim());
  if (!prefix) return {};
  const found = (places[countryCode] ?? []).flatMap((place): [string, string][] => {
    const { postalCode } = place;
    const names = namesOf(place, culture);
    const town = postalCode.startsWith(prefix) ? names[0] : names.find((name) => plain(name).startsWith(prefix));
    return town ? [[postalCode, town]] : [];
  });
  return Object.fromEntries(found);
}
