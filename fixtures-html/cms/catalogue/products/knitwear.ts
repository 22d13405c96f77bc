import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, fact, joinTexts, localized } from "../localized.ts";

// name | drawing | price | sizes
const forms: [string, string, number, string[]][] = [
  ["Crew-neck sweater | Pull ras du cou | Trui met ronde hals", "sweater", 11900, ["S", "M", "L", "XL"]],
  ["Fisherman’s sweater | Pull de pêcheur | Visserstrui", "cable", 14900, ["S", "M", "L", "XL"]],
  ["Roll-neck sweater | Pull à col roulé | Coltrui", "roll", 12900, ["XS", "S", "M", "L"]],
  ["Cardigan | Cardigan | Vest", "cardigan", 13900, ["S", "M", "L", "XL"]],
  ["Watch cap | Bonnet de quart | Wachtmuts", "cap", 3400, ["Child", "Adult"]],
  ["Long scarf | Longue écharpe | Lange sjaal", "scarf", 5900, ["Small", "Large"]],
  ["Deck socks | Chaussettes de pont | Deksokken", "socks", 1990, ["35-38", "39-42", "43-46"]],
];

// name | composition | colours | sentence | price factor in per cent
const yarns: [string, string, string[], string, number][] = [
  [
    "merino wool | laine mérinos | merinowol",
    "100% merino wool | 100 % laine mérinos | 100% merinowol",
    ["navy", "oat", "sage", "madder", "sailor"],
    "Fine merino from Patagonia, soft enough to wear on bare skin. | " +
      "Un mérinos fin de Patagonie, assez doux pour se porter à même la peau. | " +
      "Fijne merino uit Patagonië, zacht genoeg voor de blote huid.",
    100,
  ],
  [
    "lambswool | laine d’agneau | lamswol",
    "100% lambswool | 100 % laine d’agneau | 100% lamswol",
    ["charcoal", "mustard", "rust", "fir"],
    "Lambswool from the Shetlands, carded, lofty and a little rustic. | " +
      "Une laine d’agneau des Shetland, cardée, gonflante et un rien rustique. | " +
      "Lamswol van de Shetlandeilanden, gekaard, luchtig en een tikje rustiek.",
    90,
  ],
  [
    "cotton and linen | coton et lin | katoen en linnen",
    "70% organic cotton, 30% linen | 70 % coton bio, 30 % lin | 70% biokatoen, 30% linnen",
    ["chalk", "lagoon", "coral", "denim", "buoy"],
    "Cool and dry, for evenings on the terrace. | " +
      "Frais et sec, pour les soirs en terrasse. | " +
      "Koel en droog, voor avonden op het terras.",
    80,
  ],
];

const knitwearFacts = ({
  made,
  drawing,
  row,
  nth,
}: {
  made: string;
  drawing: string;
  row: number;
  nth: number;
}): Fact[] => [
  fact("Composition | Composition | Samenstelling", made),
  fact("Gauge | Jauge | Breidikte", drawing === "cable" ? "5" : "12"),
  fact(
    "Fit | Coupe | Pasvorm",
    row < 4
      ? "Straight, true to size | Droite, taille normalement | Recht, valt normaal"
      : "Snug, stretches | Ajustée, extensible | Aansluitend, rekbaar",
  ),
  fact(
    "Washing | Lavage | Wassen",
    nth === 2
      ? "30 °C, gentle | 30 °C, délicat | 30 °C, fijne was"
      : "Wool programme, 30 °C | Programme laine, 30 °C | Wolprogramma, 30 °C",
  ),
  fact("Drying | Séchage | Drogen", "Flat | À plat | Liggend"),
  fact("Knitted in | Tricoté en | Gebreid in", "Portugal | Portugal | Portugal"),
  fact("Repair | Réparation | Reparatie", "Free for two years | Gratuite pendant deux ans | Twee jaar gratis"),
  ...(nth === 0
    ? [
        fact("Yarn from | Fil de | Garen uit", "Biella, Italy | Biella, Italie | Biella, Italië"),
        fact("Mulesing | Mulesing | Mulesing", "None | Aucun | Geen"),
        fact("Model | Mannequin | Model", "1.82 m, wears M | 1,82 m, porte du M | 1,82 m, draagt M"),
        fact("Weight | Poids | Gewicht", `${520 - row * 60} g`),
      ]
    : []),
];

const drafts: ProductDraft[] = forms.flatMap(([name, drawing, price, sizes], row) =>
  yarns.map(([yarn, made, colours, sentence, per], nth) => ({
    name: joinTexts(localized(name), ", ", localized(yarn)),
    brand: row % 2 ? "Tricot du Large" : "Breiwerk Noord",
    price: Math.round((price * per) / 10000) * 100,
    summary: localized(sentence),
    description: [
      localized(sentence),
      localized(
        "Knitted to shape rather than cut, and linked by hand, so that there are no thick seams. | " +
          "Tricoté en forme plutôt que coupé, et remaillé à la main : pas de coutures épaisses. | " +
          "Op vorm gebreid in plaats van gesneden, en met de hand geketteld: geen dikke naden.",
      ),
      localized(
        "Air it more than you wash it. A ball of the same yarn comes along for repairs. | " +
          "Aérez plus que vous ne lavez. Une pelote du même fil est jointe pour les réparations. | " +
          "Lucht meer dan u wast. Een bolletje van hetzelfde garen zit erbij voor reparaties.",
      ),
    ],
    facts: knitwearFacts({ made, drawing, row, nth }),
    look: { form: drawing, colours: [], label: "", detail: drawing === "cable" ? "cable" : nth === 1 ? "rib" : "" },
    colours: [...colours.slice(row % colours.length), ...colours.slice(0, row % colours.length)],
    sizes,
    max: drawing === "socks" ? 10 : 0,
  })),
);

export const knitwear = makeEntries({ categoryId: "knitwear", kind: "variation", first: 376, min: 1, step: 1 }, drafts);
