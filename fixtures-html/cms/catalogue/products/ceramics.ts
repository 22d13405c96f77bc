import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { capitalise, fact, joinTexts, localized } from "../localized.ts";

// name | drawing | size | content | price | minimum | step
const forms: [string, string, string, string, number, number, number][] = [
  ["Stoneware cup | Tasse en grès | Kop van steengoed", "cup", "⌀ 8.5 × 7 cm", "180 ml", 2200, 1, 1],
  ["Stoneware mug | Mug en grès | Mok van steengoed", "mug", "⌀ 9 × 9.5 cm", "330 ml", 2600, 1, 1],
  ["Breakfast bowl | Bol de petit déjeuner | Ontbijtkom", "bowl", "⌀ 15 × 7 cm", "600 ml", 2400, 1, 1],
  ["Dinner plate | Assiette plate | Plat bord", "plate", "⌀ 27 × 2.5 cm", "–", 2900, 2, 2],
  ["Bud vase | Soliflore | Soliflore", "bud", "⌀ 9 × 16 cm", "350 ml", 3400, 1, 1],
  ["Tall vase | Vase haut | Hoge vaas", "vase", "⌀ 14 × 28 cm", "1.8 l", 7200, 1, 1],
  ["Teapot | Théière | Theepot", "teapot", "⌀ 15 × 14 cm", "900 ml", 6800, 1, 1],
  ["Water jug | Pichet à eau | Waterkan", "jug", "⌀ 12 × 20 cm", "1.2 l", 5400, 1, 1],
];

// name | colours (glaze, clay) | sentence
const glazes: [string, [string, string], string][] = [
  [
    "sea-salt glaze | émail sel marin | glazuur zeezout",
    ["#ece6da", "#b9916c"],
    "A matt white with specks of iron from the clay. | " +
      "Un blanc mat, moucheté du fer de la terre. | " +
      "Een mat wit, gespikkeld door het ijzer in de klei.",
  ],
  [
    "lagoon glaze | émail lagon | glazuur lagune",
    ["#4f9494", "#8d6a50"],
    "A green-blue that runs darker where the glaze is thick. | " +
      "Un bleu-vert plus sombre là où l’émail est épais. | " +
      "Een groenblauw dat donkerder wordt waar het glazuur dik ligt.",
  ],
  [
    "tide-line glaze | émail laisse de mer | glazuur vloedlijn",
    ["#c78b68", "#efe6d6"],
    "Dipped twice, so that a pale line runs around every piece. | " +
      "Trempé deux fois : une ligne claire fait le tour de chaque pièce. | " +
      "Twee keer gedompeld, zodat om elk stuk een lichte lijn loopt.",
  ],
];

const drafts: ProductDraft[] = forms.flatMap(([name, drawing, size, content, price, min, step], row) =>
  glazes.map(([glaze, colours, sentence], nth) => ({
    name: joinTexts(localized(name), ", ", localized(glaze)),
    brand: row % 3 === 2 ? "Terre d’Opale" : "Atelier Marée",
    price: price + nth * 100,
    summary: localized(sentence),
    description: [
      localized(sentence),
      localized(
        "Thrown on the wheel and fired at 1,240 °C. No two pieces are quite the same; a few millimetres " +
          "and a shade come from the potter’s hand and are not a fault. | " +
          "Tourné puis cuit à 1 240 °C. Aucune pièce n’est tout à fait pareille : quelques millimètres et " +
          "une nuance sont la marque du potier, et non un défaut. | " +
          "Op de schijf gedraaid en gebakken op 1.240 °C. Geen twee stukken zijn helemaal gelijk; enkele " +
          "millimeters en een tint zijn de hand van de pottenbakker, geen fout.",
      ),
      ...(min > 1 ? [localized("Sold in pairs. | Vendu par deux. | Per twee verkocht.")] : []),
    ],
    facts: [
      fact("Material | Matière | Materiaal", "Stoneware | Grès | Steengoed"),
      fact("Size | Dimensions | Afmetingen", size),
      ...(content === "–" ? [] : [fact("Holds | Contenance | Inhoud", content)]),
      fact("Glaze | Émail | Glazuur", capitalise(localized(glaze))),
      fact("Fired at | Cuisson | Baktemperatuur", "1,240 °C | 1 240 °C | 1.240 °C"),
      fact("Dishwasher | Lave-vaisselle | Vaatwasser", "Yes | Oui | Ja"),
      fact(
        "Microwave | Micro-ondes | Magnetron",
        drawing === "vase" || drawing === "bud" ? "No | Non | Nee" : "Yes | Oui | Ja",
      ),
      fact("Made in | Fabriqué à | Gemaakt in", "Oostduinkerke"),
      ...(nth === 0
        ? [
            fact("Made by | Fabriqué par | Gemaakt door", "Atelier Marée"),
            fact("Weight | Poids | Gewicht", `${280 + row * 130} g`),
            fact("Lead and cadmium | Plomb et cadmium | Lood en cadmium", "None | Aucun | Geen"),
          ]
        : []),
    ],
    look: { form: drawing, colours: [...colours], label: "", detail: ["speckle", "run", "line"][nth] ?? "" },
    min,
    step,
    max: drawing === "teapot" ? 4 : 0,
  })),
);

export const ceramics = makeEntries({ categoryId: "ceramics", kind: "piece", first: 276, min: 1, step: 1 }, drafts);
