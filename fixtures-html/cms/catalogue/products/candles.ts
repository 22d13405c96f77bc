import type { Localized } from "../types.ts";
import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, capitalise, fact, joinTexts, localized } from "../localized.ts";

// name | drawing | size | hours | price each | step | scented
const forms: [string, string, string, number, number, number, boolean][] = [
  ["Dinner candle | Bougie flambeau | Dinerkaars", "taper", "⌀ 2.2 × 24 cm", 8, 280, 6, false],
  ["Pillar candle | Bougie pilier | Stompkaars", "pillar", "⌀ 7 × 14 cm", 55, 1490, 1, false],
  ["Candle in a glass | Bougie en verre | Kaars in glas", "glass", "⌀ 8 × 9 cm", 45, 2690, 1, true],
  [
    "Beeswax candle, rolled | Bougie de cire d’abeille, roulée | Bijenwaskaars, gerold",
    "rolled",
    "⌀ 3 × 20 cm",
    12,
    690,
    2,
    false,
  ],
  ["Candle in a tin | Bougie en boîte | Kaars in blik", "tin", "⌀ 7.5 × 6 cm", 30, 1690, 1, true],
  [
    "Tealights in cups | Chauffe-plats en coupelle | Theelichtjes in cups",
    "tealight",
    "⌀ 3.8 × 2 cm",
    5,
    90,
    12,
    false,
  ],
];

const plain: [string, string][] = [
  ["chalk white | blanc craie | krijtwit", "#f1ece2"],
  ["sea mist | brume de mer | zeemist", "#a9c0c2"],
  ["terracotta | terre cuite | terracotta", "#b8603f"],
  ["straw | paille | stro", "#dcbf68"],
];
const scents: [string, string][] = [
  ["salt and driftwood | sel et bois flotté | zout en drijfhout", "#c9d3cf"],
  ["fig leaf | feuille de figuier | vijgenblad", "#a9b695"],
  ["amber and tobacco | ambre et tabac | amber en tabak", "#c08a55"],
  ["wild rose | églantine | wilde roos", "#d3a29b"],
];

const candleFacts = ({
  drawing,
  size,
  hours,
  scented,
  colour,
  nth,
}: {
  drawing: string;
  size: string;
  hours: number;
  scented: boolean;
  colour: string;
  nth: number;
}): Fact[] => [
  fact(
    "Wax | Cire | Was",
    drawing === "rolled"
      ? "Beeswax | Cire d’abeille | Bijenwas"
      : "Rapeseed and beeswax | Colza et cire d’abeille | Koolzaad en bijenwas",
  ),
  fact("Size | Dimensions | Afmetingen", size),
  fact("Burning time | Durée | Brandduur", joinTexts(String(hours), " ", localized("hours | heures | uur"))),
  fact(scented ? "Scent | Parfum | Geur" : "Colour | Couleur | Kleur", capitalise(localized(colour))),
  fact("Wick | Mèche | Lont", "Cotton | Coton | Katoen"),
  fact("Paraffin | Paraffine | Paraffine", "None | Aucune | Geen"),
  fact("Made in | Fabriqué en | Gemaakt in", "Belgium | Belgique | België"),
  ...(nth === 1
    ? [
        fact("Refill | Recharge | Navulling", scented ? "Yes | Oui | Ja" : "No | Non | Nee"),
        fact(
          "Allergens | Allergènes | Allergenen",
          scented ? "Linalool, limonene | Linalol, limonène | Linalool, limoneen" : "None | Aucun | Geen",
        ),
        fact("Children | Enfants | Kinderen", "Keep out of reach | Tenir hors de portée | Buiten bereik houden"),
      ]
    : []),
];

const candleDescription = ({
  scented,
  colour,
  step,
}: {
  scented: boolean;
  colour: string;
  step: number;
}): Localized[] => [
  scented
    ? joinTexts(
        localized("The scent: | Le parfum : | De geur:"),
        " ",
        localized(colour),
        ". ",
        localized(
          "Drawn from plants, and never so strong that it takes over the room. | " +
            "Tiré de plantes, et jamais au point de prendre toute la pièce. | " +
            "Uit planten gewonnen, en nooit zo sterk dat hij de kamer overneemt.",
        ),
      )
    : localized(
        "Coloured all the way through, not only dipped. The wax is rapeseed from Flanders with a " +
          "little beeswax. | " +
          "Teintée dans la masse, et non seulement trempée. La cire est de colza flamand avec un peu " +
          "de cire d’abeille. | " +
          "Door en door gekleurd, niet enkel gedompeld. De was is Vlaams koolzaad met een beetje bijenwas.",
      ),
  localized(
    "Let the first light last until the whole surface is liquid, and cut the wick to five millimetres. | " +
      "Au premier allumage, attendez que toute la surface soit liquide, et coupez la mèche à cinq millimètres. | " +
      "Laat de kaars de eerste keer branden tot het hele oppervlak vloeibaar is, en knip de lont op " +
      "vijf millimeter.",
  ),
  ...(step > 1
    ? [
        joinTexts(
          localized(
            "The price is for one; sold in multiples of | " +
              "Prix à la pièce ; vendues par multiples de | " +
              "Prijs per stuk; verkocht per veelvoud van",
          ),
          ` ${step}.`,
        ),
      ]
    : []),
];

const drafts: ProductDraft[] = forms.flatMap(([name, drawing, size, hours, price, step, scented]) =>
  (scented ? scents : plain).map(([colour, code], nth) => ({
    name: joinTexts(localized(name), ", ", localized(colour)),
    brand: scented ? "Embruns & Cire" : "Strandlicht",
    price,
    summary: joinTexts(
      localized("Burns for about | Brûle environ | Brandt ongeveer"),
      ` ${hours} `,
      localized("hours, without soot. | heures, sans suie. | uur, zonder roet."),
    ),
    description: candleDescription({ scented, colour, step }),
    facts: candleFacts({ drawing, size, hours, scented, colour, nth }),
    look: {
      form: drawing,
      colours: [code],
      label: scented ? (localized(colour).en.split(" ")[0] ?? "") : "",
      detail: scented ? "scented" : "",
    },
    min: step,
    step,
    max: drawing === "tealight" ? 240 : 0,
  })),
);

export const candles = makeEntries({ categoryId: "candles", kind: "piece", first: 351, min: 1, step: 1 }, drafts);
