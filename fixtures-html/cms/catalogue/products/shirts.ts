import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { fact, joinTexts, localized } from "../localized.ts";

// name | drawing | price | sizes | sentence
const forms: [string, string, number, string[], string][] = [
  [
    "T-shirt | T-shirt | T-shirt",
    "tee",
    3200,
    ["S", "M", "L", "XL", "XXL"],
    "A straight T-shirt with a collar that keeps its shape. | " +
      "Un T-shirt droit, dont le col garde sa forme. | " +
      "Een recht T-shirt met een hals die in vorm blijft.",
  ],
  [
    "Long-sleeved shirt | T-shirt à manches longues | Shirt met lange mouwen",
    "long",
    4200,
    ["S", "M", "L", "XL"],
    "Long sleeves with a narrow cuff, for mornings that start cool. | " +
      "Des manches longues à poignet étroit, pour les matins frais. | " +
      "Lange mouwen met smalle boord, voor frisse ochtenden.",
  ],
  [
    "Breton shirt | Marinière | Bretonse trui",
    "breton",
    5400,
    ["XS", "S", "M", "L", "XL"],
    "Twenty-one stripes on the body and fourteen on each sleeve. | " +
      "Vingt et une rayures au corps et quatorze à chaque manche. | " +
      "Eenentwintig strepen op het lijf en veertien op elke mouw.",
  ],
  [
    "Pocket T-shirt | T-shirt à poche | T-shirt met borstzak",
    "pocket",
    3600,
    ["S", "M", "L", "XL"],
    "With a pocket that holds a pencil and a shopping list. | " +
      "Avec une poche pour un crayon et une liste de courses. | " +
      "Met een borstzak voor een potlood en een boodschappenlijst.",
  ],
  [
    "Tote bag | Sac cabas | Draagtas",
    "tote",
    1900,
    ["Small", "Large"],
    "Handles that fit over a winter coat. | " +
      "Des anses qui passent sur un manteau d’hiver. | " +
      "Hengsels die over een winterjas passen.",
  ],
  [
    "Beach bag | Sac de plage | Strandtas",
    "beach",
    4900,
    ["Small", "Large"],
    "A flat bottom, rope handles and room for four towels. | " +
      "Un fond plat, des anses en corde et de la place pour quatre serviettes. | " +
      "Een platte bodem, touwen hengsels en plaats voor vier handdoeken.",
  ],
  [
    "Duffel bag | Sac marin | Plunjezak",
    "duffel",
    6900,
    ["One"],
    "For a weekend on board: one zip, one pocket, no more. | " +
      "Pour un week-end à bord : un zip, une poche, rien de plus. | " +
      "Voor een weekend aan boord: één rits, één vak, meer niet.",
  ],
];

// name | composition | colours | price factor in per cent
const cloths: [string, string, string[], number][] = [
  [
    "organic cotton | coton bio | biokatoen",
    "100% organic cotton | 100 % coton bio | 100% biokatoen",
    ["chalk", "navy", "coral", "sage"],
    100,
  ],
  [
    "heavy cotton | coton épais | zwaar katoen",
    "100% cotton, 260 g/m² | 100 % coton, 260 g/m² | 100% katoen, 260 g/m²",
    ["sand", "charcoal", "lagoon", "harbour"],
    120,
  ],
  [
    "cotton and hemp | coton et chanvre | katoen en hennep",
    "55% hemp, 45% cotton | 55 % chanvre, 45 % coton | 55% hennep, 45% katoen",
    ["natural", "moss", "denim", "sailor", "dune"],
    140,
  ],
];

const handles = {
  id: "handles",
  name: localized("Handles | Anses | Hengsels"),
  values: [
    { id: "short", name: localized("Short | Courtes | Kort"), more: 0 },
    { id: "long", name: localized("Long | Longues | Lang"), more: 200 },
    { id: "rope", name: localized("Rope | Corde | Touw"), more: 500 },
  ],
};

const drafts: ProductDraft[] = forms.flatMap(([name, drawing, price, sizes, sentence], row) =>
  cloths.map(([cloth, made, colours, per], nth) => ({
    name: joinTexts(localized(name), ", ", localized(cloth)),
    brand: row < 4 ? "Maille Océane" : "Zeildoek & Zoon",
    price: Math.round((price * per) / 10000) * 100,
    summary: localized(sentence),
    description: [
      localized(sentence),
      localized(
        "Washed once before it leaves the workshop: it will not shrink further. | " +
          "Lavé une fois avant de quitter l’atelier : il ne rétrécira plus. | " +
          "Eén keer gewassen voordat het het atelier verlaat: het krimpt niet meer.",
      ),
      localized(
        "If the size is wrong, send it back within thirty days; we pay the postage. | " +
          "Si la taille ne va pas, renvoyez-le dans les trente jours ; nous payons le port. | " +
          "Past de maat niet, stuur het dan binnen dertig dagen terug; wij betalen de port.",
      ),
    ],
    facts: [
      fact("Composition | Composition | Samenstelling", made),
      fact("Weight | Poids | Gewicht", row < 4 ? `${[170, 260, 200][nth] ?? 170} g/m²` : "380 g/m²"),
      fact("Fit | Coupe | Pasvorm", row < 4 ? "Straight | Droite | Recht" : "– "),
      fact("Washing | Lavage | Wassen", "40 °C, inside out | 40 °C, à l’envers | 40 °C, binnenstebuiten"),
      fact("Printing | Impression | Bedrukking", "Water-based | À l’eau | Op waterbasis"),
      fact("Sewn in | Cousu en | Genaaid in", "Portugal"),
      fact("Certificate | Certificat | Certificaat", nth === 0 ? "GOTS" : "OEKO-TEX"),
      ...(nth === 2
        ? [
            fact("Dye | Teinture | Verf", "Without heavy metals | Sans métaux lourds | Zonder zware metalen"),
            fact("Thread | Fil | Garen", "Cotton | Coton | Katoen"),
            fact(
              "Label | Étiquette | Label",
              "Printed, nothing that itches | Imprimée, rien qui gratte | Gedrukt, niets dat kriebelt",
            ),
          ]
        : []),
    ].filter((row) => row.value.en !== "–"),
    look: { form: drawing, colours: [], label: "Lagune", detail: ["print", "plain", "wave"][nth] ?? "" },
    colours: [...colours.slice(row % colours.length), ...colours.slice(0, row % colours.length)],
    sizes,
    option: drawing === "tote" && nth === 2 ? handles : undefined,
  })),
);

export const shirts = makeEntries(
  { categoryId: "shirts-and-bags", kind: "variation", first: 401, min: 1, step: 1 },
  drafts,
);
