/** Pickup points of three carriers, each of which uses another format. */
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
  hours: string;
  phone: string;
}

/** North and east are the distances to the town's centre in metres; `?` means that the position is unknown. */
type Row = [id: string, name: string, address: string, north: number | "?", east: number, hours: string];

const nl = "Ma-vr 9u-18u30; za 9u30-17u; zo gesloten";
const night = "Ma-za 7u-23u; zo 8u-22u";
const fr = "Lundi: fermé; Mardi-Vendredi: 9h-12h30 et 13h30-18h30; Samedi: 9h-18h; Dimanche: fermé";
const en =
  "Mon: 08:00-18:00; Tue: 08:00-12:00,13:00-18:00; Wed: 08:00-18:00; Thu: 08:00-20:00; Fri: 08:00-18:00; " +
  "Sat: 09:00-13:00; Sun: closed";

const parcelPoints: Partial<Record<TownName, Row[]>> = {
  gent: [
    ["PP9001", "Krantenwinkel De Letter", "Burgstraat 46", 350, -420, nl],
    ["PP9002", "Nachtwinkel Sleepstraat", "Sleepstraat 112", 900, 620, night],
    ["PP9003", "Boekhandel Limerick & Zoon", "Koningin Elisabethlaan 142", -1650, -240, en],
    [
      "PP9004",
      'Bar "De <Hak>" & Zoon',
      "Overpoortstraat 9 <bis>",
      -1100,
      380,
      "Ma-do 10u-19u; vr 18:00-02:00; za gesloten; zo gesloten",
    ],
    ["PP9005", "Fietsen Vandaele", "Dendermondsesteenweg 88", 480, 1900, "Open op afspraak; ring bell twice; 9-5"],
    ["PP9006", "Pakjeskluis Dampoort", "Kasteellaan z/n", 560, 1350, "24/7"],
    [
      "PP9007",
      "Kapsalon Chez Fatiha",
      "Brugse Poort 3",
      "?",
      0,
      "Di-za 9u00 - 12u00 / 13u00 - 18u00; zo en ma gesloten",
    ],
    [
      "PP9008",
      "Carrosserie Van Hoorebeke-Vanderschueren en Zonen",
      "Wondelgemstraat 214",
      2100,
      -300,
      "Mon 0800-1200 1300-1730; Tue 0800-1200 1300-1730; Wed 0800-1200 0000-0000; Thu 0800-1200 1300-1730; " +
        "Fri 0800-1200 1300-1730",
    ],
  ],
  brussel: [
    ["PP1001", "Librairie du Midi", "Boulevard du Midi 25", -900, -700, fr],
    ["PP1002", "Night & Day Anspach", "Boulevard Anspach 117", 120, -250, night],
    [
      "PP1003",
      "Tabac Saint-Géry",
      "Rue de la Grande Île 12",
      180,
      -480,
      "du lundi au vendredi de 7h à 19h; samedi 8h-13h; dimanche: fermé",
    ],
  ],
  antwerpen: [
    ["PP2001", "Dagbladhandel Het Zuid", "Vlaamsekaai 31", -1100, -650, nl],
    ["PP2002", "Station Store", "Pelikaanstraat 3", -250, 1400, "Elke dag 6:30-22:00"],
    ["PP2003", "Theehuis Sint-Andries", "Nationalestraat 88", -450, -250, "wo-zo 11u-18u; ma en di gesloten"],
  ],
  leuven: [
    [
      "PP3001",
      "Copycenter Ladeuze",
      "Bondgenotenlaan 40",
      120,
      300,
      "Monday to Friday 8.30 am - 6 pm; Saturday 10am-2pm",
    ],
    ["PP3002", "Buurtwinkel Vaartkom", "Vaartkom 17", 900, 150, nl],
  ],
  brugge: [
    ["PP8001", "Krantenhuisje 't Zand", "'t Zand 8", -420, -600, nl],
    ["PP8002", "Bloemen Roza", "Langestraat 60", 150, 900, "ma: 13-18 uur; di t/m za: 9-18 uur; zo: 9-12 uur"],
  ],
  oostende: [["PP8401", "Strandbazaar", "Albert I-promenade 30", 520, -300, "Dagelijks 10u-18u"]],
  liege: [
    ["PP4001", "Presse Saint-Lambert", "Place Saint-Lambert 14", 60, 120, fr],
    ["PP4002", "Épicerie du Carré", "Rue Pont d'Avroy 22", -350, -150, "Lun-Sam 10h-22h; Dim 14h-20h"],
  ],
  namur: [
    [
      "PP5001",
      "Papeterie Sainte-Croix",
      "Rue de Fer 71",
      200,
      80,
      "Mo-Fr 09:00-12:30,13:30-18:00; Sa 09:00-12:30; Su off",
    ],
  ],
  maastricht: [
    ["PP6201", "Primera Wyck", "Rechtstraat 40", 0, 700, "ma 12-18; di-vr 9-18; za 9-17; zo 12-17 uur"],
    ["PP6202", "Tabakshop Markt", "Markt 12", 220, -60, "ma t/m za 8.00 - 18.00 uur; zo gesloten"],
  ],
  amsterdam: [["PP1021", "Boekhandel Spui", "Spuistraat 215", -350, -300, "Mo-Sa 10:00-19:00; Su 12:00-18:00"]],
  middelburg: [["PP4301", "Kantoorvakhandel Abdij", "Lange Delft 77", 90, 200, "ma-vr 9.00-17.30; za 9.00-17.00"]],
  luxembourg: [
    [
      "PP1101",
      "Kiosk Gare",
      "Place de la Gare 11",
      -1250,
      450,
      "Lun-Ven 06:00-20:00; Sam 07:00-19:00; Dim 07:00-14:00",
    ],
    ["PP1102", "Épicerie Limpertsberg", "Avenue Pasteur 33", 850, -700, fr],
  ],
  lille: [
    ["PP5901", "Tabac de la Vieille Bourse", "Rue Faidherbe 9", 60, 350, "Lun-Ven 7h30-19h30; Sam 8h30-19h; Dim fermé"],
    ["PP5902", "Relais Wazemmes", "Rue Gambetta 214", -1300, -400, fr],
  ],
  dunkerque: [["PP5941", "Presse du Beffroi", "Rue de l'Amiral Ronarc'h 4", 40, 60, "Tous les jours de 7h à 19h"]],
  aachen: [["PP5201", "Kiosk am Dom", "Krämerstraße 8", 40, -120, "Mo-Fr 07:00-19:00; Sa 08:00-18:00"]],
};

/** The shop's own stores. */
const shops: Partial<Record<TownName, Row[]>> = {
  gent: [
    [
      "lagune-gent",
      "Lagune Gent",
      "Mageleinstraat 21",
      60,
      250,
      "Mon closed; Tue-Fri 10:00-18:00; Sat 10:00-18:30; Sun closed",
    ],
  ],
  antwerpen: [["lagune-antwerpen", "Lagune Antwerpen", "Kammenstraat 37", -150, 60, "Mon-Sat 10:00-18:30; Sun closed"]],
  brugge: [
    [
      "lagune-brugge",
      "Lagune Brugge",
      "Smedenstraat 12",
      -250,
      -800,
      "Tue-Sat 10:00-18:00; Mon closed; Sun 13:00-17:00",
    ],
  ],
  oostende: [["lagune-oostende", "Lagune Oostende", "Kapellestraat 55", 80, -80, "Mon-Sun 10:00-18:00"]],
  leuven: [["lagune-leuven", "Lagune Leuven", "Mechelsestraat 18", 180, -100, "Tue-Sat 10:00-18:00"]],
};

const offices: Partial<Record<TownName, Row[]>> = {
  gent: [
    ["PO9000A", "Postkantoor Gent Korenmarkt", "Korenmarkt 16", 40, -30, "ma-vr 9u-18u; za 9u-12u30; zo gesloten"],
    ["PO9000B", "Pakjesautomaat Gent Sint-Pieters", "Koningin Maria Hendrikaplein 1", -2100, -450, "24u/24"],
  ],
  brussel: [
    [
      "PO1000A",
      "Bureau de poste Monnaie",
      "Boulevard Anspach 1",
      420,
      -40,
      "Lun-Ven: 8h30-18h; Sam: 10h-16h; Dim: fermé",
    ],
  ],
  antwerpen: [["PO2000A", "Postkantoor Groenplaats", "Groenplaats 43", -40, -120, "ma-vr 9u-18u; za 9u-13u"]],
  brugge: [["PO8000A", "Postpunt Markt", "Markt 5", 0, 0, "ma-vr 9u-12u30 en 13u30-17u; za en zo gesloten"]],
  oostende: [["PO8400A", "Postkantoor Oostende", "Lijndraaiersstraat 60", -600, 400, "ma-vr 9u-17u; za 9u-12u"]],
  liege: [
    [
      "PO4000A",
      "Bureau de poste Cathédrale",
      "Place de la Cathédrale 2",
      -250,
      50,
      "Lun-Ven: 9h-18h; Sam: 9h-12h30; Dim: fermé",
    ],
  ],
  namur: [["PO5000A", "Bureau de poste Namur", "Place d'Armes 4", 20, 150, "Lun-Ven 9h-17h30; Sam-Dim fermé"]],
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
