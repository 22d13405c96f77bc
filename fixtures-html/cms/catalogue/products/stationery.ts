import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, fact, joinTexts, localized } from "../localized.ts";

// name | drawing | content | price | step | variations [name, cover, accent]
const things: [string, string, string, number, number, [string, string, string][]][] = [
  [
    "Notebook A5 | Carnet A5 | Notitieboek A5",
    "notebook",
    "160 pages, 100 g/m² | 160 pages, 100 g/m² | 160 bladzijden, 100 g/m²",
    1490,
    1,
    [
      ["ruled | ligné | gelijnd", "#263a57", "#df7f66"],
      ["dotted | pointillé | puntjes", "#4e9a9a", "#f1ece2"],
      ["blank | uni | blanco", "#b8603f", "#263a57"],
    ],
  ],
  [
    "Pocket notebook | Carnet de poche | Zakboekje",
    "pocket",
    "64 pages, 90 g/m² | 64 pages, 90 g/m² | 64 bladzijden, 90 g/m²",
    450,
    3,
    [
      ["kraft | kraft | kraft", "#b98c5a", "#263a57"],
      ["navy | bleu marine | marineblauw", "#2f4767", "#e2c878"],
      ["sage | sauge | salie", "#9aab8c", "#f1ece2"],
    ],
  ],
  [
    "Watercolour block | Bloc aquarelle | Aquarelblok",
    "block",
    "20 sheets, 300 g/m² | 20 feuilles, 300 g/m² | 20 vellen, 300 g/m²",
    2490,
    1,
    [
      ["fine grain | grain fin | fijne korrel", "#8fb4cf", "#f1ece2"],
      ["rough grain | grain torchon | grove korrel", "#d8bd92", "#f1ece2"],
    ],
  ],
  [
    "Pencils, set of six | Crayons, lot de six | Potloden, set van zes",
    "pencils",
    "Cedar, HB | Cèdre, HB | Ceder, HB",
    1190,
    1,
    [
      ["sea colours | couleurs de mer | zeekleuren", "#4e9a9a", "#263a57"],
      ["earth colours | couleurs de terre | aardekleuren", "#b8603f", "#d1a03a"],
      ["lacquered black | laqué noir | zwart gelakt", "#3b3c40", "#d8bd92"],
    ],
  ],
  [
    "Fountain-pen ink | Encre pour stylo-plume | Vulpeninkt",
    "ink",
    "50 ml",
    1290,
    1,
    [
      ["deep sea | haute mer | diepzee", "#1f3a5f", "#cfdedd"],
      ["kelp | varech | kelp", "#3c5a43", "#cfdedd"],
      ["sepia | sépia | sepia", "#5f3d28", "#cfdedd"],
    ],
  ],
  [
    "Letter set | Papier à lettres | Briefpapier",
    "letters",
    "25 sheets, 25 envelopes | 25 feuilles, 25 enveloppes | 25 vellen, 25 omslagen",
    1890,
    1,
    [
      ["cream | crème | crème", "#efe4cc", "#a63a3a"],
      ["mist | brume | mist", "#c5d2d3", "#263a57"],
      ["rose | rose | roze", "#e3c2ba", "#6d4257"],
    ],
  ],
  [
    "Desk diary 2027 | Agenda de bureau 2027 | Bureauagenda 2027",
    "diary",
    "A week on two pages | Une semaine sur deux pages | Een week op twee bladzijden",
    2290,
    1,
    [
      ["linen grey | gris lin | linnengrijs", "#a8a294", "#df7f66"],
      ["coral | corail | koraal", "#df7f66", "#f1ece2"],
      ["fir green | vert sapin | dennengroen", "#35553f", "#e2c878"],
    ],
  ],
  [
    "Wooden ruler | Règle en bois | Houten lat",
    "ruler",
    "30 cm",
    690,
    1,
    [
      ["maple | érable | esdoorn", "#e0c08c", "#3b3c40"],
      ["pear | poirier | perenhout", "#b9805a", "#f1ece2"],
    ],
  ],
];

const stationeryFacts = ({
  inside,
  kind,
  drawing,
  nth,
}: {
  inside: string;
  kind: string;
  drawing: string;
  nth: number;
}): Fact[] => [
  fact("Contents | Contenu | Inhoud", inside),
  fact("Version | Version | Uitvoering", joinTexts(localized(kind))),
  fact(
    "Material | Matière | Materiaal",
    drawing === "ruler" || drawing === "pencils"
      ? "Wood | Bois | Hout"
      : drawing === "ink"
        ? "Water, pigment | Eau, pigment | Water, pigment"
        : "Paper, board, linen | Papier, carton, lin | Papier, karton, linnen",
  ),
  fact("Acid-free | Sans acide | Zuurvrij", "Yes | Oui | Ja"),
  fact("Forestry | Forêt | Bosbouw", "FSC Recycled"),
  fact("Made in | Fabriqué à | Gemaakt in", "Ghent | Gand | Gent"),
  fact("Packaging | Emballage | Verpakking", "Paper band | Bandeau papier | Papieren wikkel"),
  ...(nth === 0
    ? [
        fact("Binding | Reliure | Binding", "Sewn, opens flat | Cousue, s’ouvre à plat | Genaaid, ligt vlak open"),
        fact("Corners | Coins | Hoeken", "Rounded | Arrondis | Afgerond"),
        fact("Engraving | Gravure | Gravure", "On request | Sur demande | Op aanvraag"),
      ]
    : []),
];

const drafts: ProductDraft[] = things.flatMap(([name, drawing, inside, price, step, kinds], row) =>
  kinds.map(([kind, cover, accent], nth) => ({
    name: joinTexts(localized(name), ", ", localized(kind)),
    brand: row % 2 ? "Encre & Ancre" : "Papier Lagon",
    price,
    summary: joinTexts(localized(inside), "."),
    description: [
      joinTexts(
        localized(inside),
        ". ",
        localized(
          "Made in small runs by a bindery that repairs old books on the other days. | " +
            "Fabriqué en petites séries par un relieur qui, les autres jours, répare de vieux livres. | " +
            "In kleine oplagen gemaakt door een binderij die op andere dagen oude boeken repareert.",
        ),
      ),
      localized(
        "The paper takes fountain-pen ink without bleeding, and pencil without shining. | " +
          "Le papier prend l’encre sans baver et le crayon sans briller. | " +
          "Het papier neemt vulpeninkt zonder uitvloeien en potlood zonder glans.",
      ),
      ...(step > 1 ? [localized("Sold in threes. | Vendu par trois. | Per drie verkocht.")] : []),
    ],
    facts: stationeryFacts({ inside, kind, drawing, nth }),
    look: { form: drawing, colours: [cover, accent], label: localized(kind).en, detail: "" },
    min: step,
    step,
    max: drawing === "diary" ? 5 : 0,
  })),
);

export const stationery = makeEntries({ categoryId: "stationery", kind: "piece", first: 426, min: 1, step: 1 }, drafts);
