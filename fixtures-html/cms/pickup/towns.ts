/** Towns with pickup points, and calculations with their positions. */

export interface Town {
  /** ISO code of the country. */
  country: string;
  postalCode: string;
  /** Names in each of its languages; addresses use the first. */
  names: string[];
  lat: number;
  lon: number;
}

const town = (country: string, postalCode: string, names: string, lat: number, lon: number): Town => ({
  country,
  postalCode,
  names: names.split(", "),
  lat,
  lon,
});

export const towns = {
  gent: town("BE", "9000", "Gent, Gand, Ghent", 51.0543, 3.7174),
  brussel: town("BE", "1000", "Brussel, Bruxelles, Brussels", 50.8467, 4.3525),
  antwerpen: town("BE", "2000", "Antwerpen, Anvers, Antwerp", 51.2194, 4.4025),
  leuven: town("BE", "3000", "Leuven, Louvain", 50.8796, 4.7009),
  brugge: town("BE", "8000", "Brugge, Bruges", 51.2085, 3.2252),
  oostende: town("BE", "8400", "Oostende, Ostende, Ostend", 51.2287, 2.9271),
  liege: town("BE", "4000", "Liège, Luik", 50.6402, 5.5714),
  namur: town("BE", "5000", "Namur, Namen", 50.4649, 4.865),
  maastricht: town("NL", "6211", "Maastricht", 50.8513, 5.6909),
  amsterdam: town("NL", "1012", "Amsterdam", 52.3731, 4.8926),
  middelburg: town("NL", "4331", "Middelburg", 51.4989, 3.6101),
  luxembourg: town("LU", "1136", "Luxembourg, Luxemburg, Lëtzebuerg", 49.6112, 6.1296),
  lille: town("FR", "59000", "Lille, Rijsel", 50.6372, 3.063),
  dunkerque: town("FR", "59140", "Dunkerque, Duinkerke, Dunkirk", 51.0341, 2.3768),
  aachen: town("DE", "52062", "Aachen, Aix-la-Chapelle, Aken", 50.7753, 6.0839),
};

export type TownName = keyof typeof towns;

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** Finds a town by postal code or, without one, by name; null when it has no pickup points. */
export function townOf(country: string, postalCode: string, city: string): Town | null {
  const digits = postalCode.replaceAll(/\D/g, "");
  const inCountry = Object.values(towns).filter((town) => town.country === country);
  if (!digits) return inCountry.find(({ names }) => names.some((name) => plain(name) === plain(city))) ?? null;
  // The postal code of a suburb starts like that of its town.
  const isNear = (length: number) =>
    inCountry.find((town) => town.postalCode.slice(0, length) === digits.slice(0, length));
  return isNear(5) ?? isNear(digits.length - 1) ?? isNear(digits.length - 2) ?? null;
}

const EARTH = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface At {
  lat: number;
  lon: number;
}

/** Great-circle distance in kilometres. */
export function distance(one: At, other: At): number {
  const [dLat, dLon] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(half));
}
