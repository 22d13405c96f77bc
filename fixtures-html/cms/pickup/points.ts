/** Pickup points of three carriers, each of which uses another format. */
import { localized } from "../catalogue/localized.ts";
import type { Hours } from "./hours.ts";
import { type Town, type TownName, towns } from "./towns.ts";

export type Provider = "parcelpoint" | "static" | "postal";

export interface StandInPoint {
  id: string;
  provider: Provider;
  town: Town;
  name: string;
  address: string;
  /** Null when the carrier does not know the position. */
  at: { lat: number; lon: number } | null;
  hours: Hours;
  phone: string;
}

/** North and east are the distances to the town's centre in metres; `?` means that the position is unknown. */
type Row = [id: string, name: string, address: string, north: number | "?", east: number, hours: Hours];

const newsagent = "1-5 09:00-18:30; 6 09:30-17:00; 7 -";
const night = "1-6 07:00-23:00; 7 08:00-22:00";
const lunch = "1 -; 2-5 09:00-12:30, 13:30-18:30; 6 09:00-18:00; 7 -";
const bookshop =
  "1 08:00-18:00; 2 08:00-12:00, 13:00-18:00; 3 08:00-18:00; 4 08:00-20:00; 5 08:00-18:00; 6 09:00-13:00; 7 -";

const parcelPoints: Partial<Record<TownName, Row[]>> = {
  gent: [
    ["PP9001", "Krantenwinkel De Letter", "Burgstraat 46", 350, -420, newsagent],
    ["PP9002", "Nachtwinkel Sleepstraat", "Sleepstraat 112", 900, 620, night],
    ["PP9003", "Boekhandel Limerick & Zoon", "Koningin Elisabethlaan 142", -1650, -240, bookshop],
    ["PP9004", 'Bar "De <Hak>" & Zoon', "Overpoortstraat 9 <bis>", -1100, 380, "1-4 10:00-19:00; 5 18:00-02:00; 6-7 -"],
    [
      "PP9005",
      "Fietsen Vandaele",
      "Dendermondsesteenweg 88",
      480,
      1900,
      localized({
        en: "By appointment; please ring twice; 9-5",
        fr: "Sur rendez-vous ; sonnez deux fois ; 9-5",
        nl: "Op afspraak; tweemaal bellen; 9-5",
      }),
    ],
    ["PP9006", "Pakjeskluis Dampoort", "Kasteellaan z/n", 560, 1350, "24/7"],
    ["PP9007", "Kapsalon Chez Fatiha", "Brugse Poort 3", "?", 0, "1 -; 2-6 09:00-12:00, 13:00-18:00; 7 -"],
    [
      "PP9008",
      "Carrosserie Van Hoorebeke-Vanderschueren en Zonen",
      "Wondelgemstraat 214",
      2100,
      -300,
      "1-2 08:00-12:00, 13:00-17:30; 3 08:00-12:00; 4-5 08:00-12:00, 13:00-17:30",
    ],
  ],
  brussel: [
    ["PP1001", "Librairie du Midi", "Boulevard du Midi 25", -900, -700, lunch],
    ["PP1002", "Night & Day Anspach", "Boulevard Anspach 117", 120, -250, night],
    ["PP1003", "Tabac Saint-Géry", "Rue de la Grande Île 12", 180, -480, "1-5 07:00-19:00; 6 08:00-13:00; 7 -"],
  ],
  antwerpen: [
    ["PP2001", "Dagbladhandel Het Zuid", "Vlaamsekaai 31", -1100, -650, newsagent],
    ["PP2002", "Station Store", "Pelikaanstraat 3", -250, 1400, "1-7 06:30-22:00"],
    ["PP2003", "Theehuis Sint-Andries", "Nationalestraat 88", -450, -250, "1-2 -; 3-7 11:00-18:00"],
  ],
  leuven: [
    ["PP3001", "Copycenter Ladeuze", "Bondgenotenlaan 40", 120, 300, "1-5 08:30-18:00; 6 10:00-14:00"],
    ["PP3002", "Buurtwinkel Vaartkom", "Vaartkom 17", 900, 150, newsagent],
  ],
  brugge: [
    ["PP8001", "Krantenhuisje 't Zand", "'t Zand 8", -420, -600, newsagent],
    ["PP8002", "Bloemen Roza", "Langestraat 60", 150, 900, "1 13:00-18:00; 2-6 09:00-18:00; 7 09:00-12:00"],
  ],
  oostende: [["PP8401", "Strandbazaar", "Albert I-promenade 30", 520, -300, "1-7 10:00-18:00"]],
  liege: [
    ["PP4001", "Presse Saint-Lambert", "Place Saint-Lambert 14", 60, 120, lunch],
    ["PP4002", "Épicerie du Carré", "Rue Pont d'Avroy 22", -350, -150, "1-6 10:00-22:00; 7 14:00-20:00"],
  ],
  namur: [
    ["PP5001", "Papeterie Sainte-Croix", "Rue de Fer 71", 200, 80, "1-5 09:00-12:30, 13:30-18:00; 6 09:00-12:30; 7 -"],
  ],
  maastricht: [
    [
      "PP6201",
      "Primera Wyck",
      "Rechtstraat 40",
      0,
      700,
      "1 12:00-18:00; 2-5 09:00-18:00; 6 09:00-17:00; 7 12:00-17:00",
    ],
    ["PP6202", "Tabakshop Markt", "Markt 12", 220, -60, "1-6 08:00-18:00; 7 -"],
  ],
  amsterdam: [["PP1021", "Boekhandel Spui", "Spuistraat 215", -350, -300, "1-6 10:00-19:00; 7 12:00-18:00"]],
  middelburg: [["PP4301", "Kantoorvakhandel Abdij", "Lange Delft 77", 90, 200, "1-5 09:00-17:30; 6 09:00-17:00"]],
  luxembourg: [
    ["PP1101", "Kiosk Gare", "Place de la Gare 11", -1250, 450, "1-5 06:00-20:00; 6 07:00-19:00; 7 07:00-14:00"],
    ["PP1102", "Épicerie Limpertsberg", "Avenue Pasteur 33", 850, -700, lunch],
  ],
  lille: [
    ["PP5901", "Tabac de la Vieille Bourse", "Rue Faidherbe 9", 60, 350, "1-5 07:30-19:30; 6 08:30-19:00; 7 -"],
    ["PP5902", "Relais Wazemmes", "Rue Gambetta 214", -1300, -400, lunch],
  ],
  dunkerque: [["PP5941", "Presse du Beffroi", "Rue de l'Amiral Ronarc'h 4", 40, 60, "1-7 07:00-19:00"]],
  aachen: [["PP5201", "Kiosk am Dom", "Krämerstraße 8", 40, -120, "1-5 07:00-19:00; 6 08:00-18:00"]],
};

/** The shop's own stores. */
const shops: Partial<Record<TownName, Row[]>> = {
  gent: [["lagune-gent", "Lagune Gent", "Mageleinstraat 21", 60, 250, "1 -; 2-5 10:00-18:00; 6 10:00-18:30; 7 -"]],
  antwerpen: [["lagune-antwerpen", "Lagune Antwerpen", "Kammenstraat 37", -150, 60, "1-6 10:00-18:30; 7 -"]],
  brugge: [["lagune-brugge", "Lagune Brugge", "Smedenstraat 12", -250, -800, "1 -; 2-6 10:00-18:00; 7 13:00-17:00"]],
  oostende: [["lagune-oostende", "Lagune Oostende", "Kapellestraat 55", 80, -80, "1-7 10:00-18:00"]],
  leuven: [["lagune-leuven", "Lagune Leuven", "Mechelsestraat 18", 180, -100, "2-6 10:00-18:00"]],
};

const offices: Partial<Record<TownName, Row[]>> = {
  gent: [
    ["PO9000A", "Postkantoor Gent Korenmarkt", "Korenmarkt 16", 40, -30, "1-5 09:00-18:00; 6 09:00-12:30; 7 -"],
    ["PO9000B", "Pakjesautomaat Gent Sint-Pieters", "Koningin Maria Hendrikaplein 1", -2100, -450, "24/7"],
  ],
  brussel: [
    ["PO1000A", "Bureau de poste Monnaie", "Boulevard Anspach 1", 420, -40, "1-5 08:30-18:00; 6 10:00-16:00; 7 -"],
  ],
  antwerpen: [["PO2000A", "Postkantoor Groenplaats", "Groenplaats 43", -40, -120, "1-5 09:00-18:00; 6 09:00-13:00"]],
  brugge: [["PO8000A", "Postpunt Markt", "Markt 5", 0, 0, "1-5 09:00-12:30, 13:30-17:00; 6-7 -"]],
  oostende: [["PO8400A", "Postkantoor Oostende", "Lijndraaiersstraat 60", -600, 400, "1-5 09:00-17:00; 6 09:00-12:00"]],
  liege: [
    [
      "PO4000A",
      "Bureau de poste Cathédrale",
      "Place de la Cathédrale 2",
      -250,
      50,
      "1-5 09:00-18:00; 6 09:00-12:30; 7 -",
    ],
  ],
  namur: [["PO5000A", "Bureau de poste Namur", "Place d'Armes 4", 20, 150, "1-5 09:00-17:30; 6-7 -"]],
};

const METRES_A_DEGREE = 111_320;

function pointsOf(provider: Provider, list: Partial<Record<TownName, Row[]>>): StandInPoint[] {
  return (Object.entries(list) as [TownName, Row[]][]).flatMap(([key, rows]) => {
    const town = towns[key];
    return rows.map(([id, name, address, north, east, hours]): StandInPoint => {
      const lat = town.lat + Number(north) / METRES_A_DEGREE;
      const lon = town.lon + east / (METRES_A_DEGREE * Math.cos((town.lat * Math.PI) / 180));
      return {
        id,
        provider,
        town,
        name,
        address,
        at: north === "?" ? null : { lat, lon },
        hours,
        phone: provider === "static" ? "+32 59 55 12 34" : "",
      };
    });
  });
}

export const pickupPoints: StandInPoint[] = [
  ...pointsOf("parcelpoint", parcelPoints),
  ...pointsOf("static", shops),
  ...pointsOf("postal", offices),
];
