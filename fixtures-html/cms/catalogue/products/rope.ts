import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, fact, joinTexts, localized } from "../localized.ts";

// name | material | colours | drawing | use | [millimetres, price per metre, breaking load in kilograms] × 3
const ropes: [string, string, string[], string, string, [number, number, number][]][] = [
  [
    "Manila rope, three-strand | Cordage manille, trois torons | Manillatouw, driestrengs",
    "Manila hemp | Chanvre de Manille | Manillahennep",
    ["#c39a5c"],
    "laid",
    "railings, swings and gangways | garde-corps, balançoires et passerelles | leuningen, schommels en loopplanken",
    [
      [10, 220, 620],
      [16, 390, 1750],
      [24, 720, 3900],
    ],
  ],
  [
    "Cotton rope, soft-laid | Cordage coton, souple | Katoenen touw, zacht geslagen",
    "Cotton | Coton | Katoen",
    ["#efe6d3"],
    "laid",
    "hammocks, handles and macramé | hamacs, anses et macramé | hamakken, handvatten en macramé",
    [
      [6, 140, 110],
      [10, 240, 270],
      [14, 380, 480],
    ],
  ],
  [
    "Jute twine, twisted | Ficelle de jute, torsadée | Jutetouw, getwijnd",
    "Jute | Jute | Jute",
    ["#a9834f"],
    "laid",
    "parcels, beans and garlands | colis, haricots et guirlandes | pakjes, bonen en slingers",
    [
      [2, 30, 22],
      [4, 60, 60],
      [8, 140, 190],
    ],
  ],
  [
    "Linen cord, waxed | Cordon de lin, ciré | Linnen koord, gewaxt",
    "Linen and beeswax | Lin et cire d’abeille | Linnen en bijenwas",
    ["#8b6b49"],
    "braid",
    "bookbinding, leather and whipping | reliure, cuir et surliures | boekbinden, leer en takelingen",
    [
      [1, 45, 20],
      [2, 70, 48],
      [3, 110, 90],
    ],
  ],
  [
    "Sisal rope, oiled | Cordage sisal, huilé | Sisaltouw, geolied",
    "Sisal | Sisal | Sisal",
    ["#d3b878"],
    "laid",
    "fences, cats and climbing plants | clôtures, chats et plantes grimpantes | hekken, katten en klimplanten",
    [
      [6, 90, 250],
      [12, 210, 900],
      [18, 360, 1900],
    ],
  ],
  [
    "Sheet, double braid | Écoute, double tresse | Schoot, dubbel gevlochten",
    "Polyester",
    ["#f1ece2", "#a63a3a"],
    "braid",
    "sheets and halyards | écoutes et drisses | schoten en vallen",
    [
      [6, 190, 980],
      [8, 260, 1700],
      [12, 480, 3600],
    ],
  ],
  [
    "Mooring line, navy | Amarre, bleu marine | Landvast, marineblauw",
    "Polyester",
    ["#263a57", "#b5c8c9"],
    "braid",
    "mooring and towing | amarrage et remorquage | aanmeren en slepen",
    [
      [10, 310, 2300],
      [14, 520, 4300],
      [18, 810, 7100],
    ],
  ],
  [
    "Tarred marline | Lusin goudronné | Geteerde marlijn",
    "Hemp and pine tar | Chanvre et goudron de pin | Hennep en dennenteer",
    ["#4d3a2a"],
    "laid",
    "serving, seizing and the smell | fourrures, amarrages et pour l’odeur | bekleden, bindsels en de geur",
    [
      [2, 65, 70],
      [3, 85, 120],
      [5, 150, 240],
    ],
  ],
];

const gramsOf = (millimetres: number): number => Math.max(1, Math.round(millimetres * millimetres * 0.62));

const ropeFacts = ({
  material,
  millimetres,
  load,
  drawing,
  nth,
}: {
  material: string;
  millimetres: number;
  load: number;
  drawing: string;
  nth: number;
}): Fact[] => [
  fact("Material | Matière | Materiaal", material),
  fact("Diameter | Diamètre | Diameter", `${millimetres} mm`),
  fact(
    "Construction | Construction | Constructie",
    drawing === "laid" ? "Laid, right-hand | Toronné, à droite | Geslagen, rechtsom" : "Braided | Tressé | Gevlochten",
  ),
  fact("Breaking load | Charge de rupture | Breeksterkte", `${load} kg`),
  fact("Working load | Charge de travail | Werklast", `${Math.round(load / 6)} kg`),
  fact("Weight | Poids | Gewicht", `${gramsOf(millimetres)} g/m`),
  fact("Ends | Bouts | Einden", "Finished on both sides | Finis des deux côtés | Aan beide zijden afgewerkt"),
  ...(nth === 1
    ? [
        fact("Made in | Fabriqué à | Gemaakt in", "Nieuwpoort | Nieuport | Nieuwpoort"),
        fact(
          "Stretch at half load | Allongement à mi-charge | Rek bij halve last",
          drawing === "laid" ? "9% | 9 % | 9%" : "4% | 4 % | 4%",
        ),
        fact(
          "Not for | Ne convient pas | Niet voor",
          "Climbing or lifting people | L’escalade ou le levage de personnes | Klimmen of het heffen van personen",
        ),
      ]
    : []),
];

const drafts: ProductDraft[] = ropes.flatMap(([name, material, colours, drawing, use, sizes], row) =>
  sizes.map(([millimetres, price, load], nth) => ({
    name: joinTexts(localized(name), `, ${millimetres} mm`),
    brand: row < 5 || row === 7 ? "Corderie du Phare" : "Havenman",
    price,
    summary: joinTexts(localized("For | Pour | Voor"), " ", localized(use), "."),
    description: [
      joinTexts(
        localized("For | Pour | Voor"),
        " ",
        localized(use),
        ". ",
        localized(
          `Breaking load: ${load} kg; work with a sixth of that. | ` +
            `Charge de rupture : ${load} kg ; travaillez au sixième. | ` +
            `Breeksterkte: ${load} kg; werk met een zesde daarvan.`,
        ),
      ),
      localized(
        "We cut it to the half metre, in one length up to 200 metres, and seal or whip both ends. | " +
          "Coupé au demi-mètre, d’un seul tenant jusqu’à 200 mètres, les deux bouts brûlés ou surliés. | " +
          "Per halve meter gesneden, aan één stuk tot 200 meter, beide einden dichtgebrand of getakeld.",
      ),
    ],
    facts: ropeFacts({ material, millimetres, load, drawing, nth }),
    look: {
      form: millimetres <= 3 ? "spool" : "coil",
      colours,
      label: `${millimetres} mm`,
      detail: drawing === "laid" ? `laid${nth}` : `braid${nth}`,
    },
    max: 200,
    cutting: { gramsPerMetre: gramsOf(millimetres), size: 0.5, charge: 150, isWeighed: true },
  })),
);

export const rope = makeEntries({ categoryId: "rope-and-cord", kind: "length", first: 226, min: 1, step: 0.5 }, drafts);
