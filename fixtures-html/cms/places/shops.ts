/** The shop's stores. CNT-02 */
export interface Shop {
  id: "oostende" | "gent";
  name: string;
  street: string;
  town: string;
  phone: string;
  at: { lat: number; lng: number };
}

export const shops: Shop[] = [
  {
    id: "oostende",
    name: "Lagune Oostende",
    street: "Visserskaai 27",
    town: "8400 Oostende",
    phone: "+32 59 550 127",
    at: { lat: 51.2301, lng: 2.9238 },
  },
  {
    id: "gent",
    name: "Lagune Gent",
    street: "Mageleinstraat 21",
    town: "9000 Gent",
    phone: "+32 9 550 121",
    at: { lat: 51.0521, lng: 3.7239 },
  },
];

/** URL of a store on OpenStreetMap, for visitors without scripts. */
export const mapUrl = ({ at: { lat, lng } }: Shop): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
