import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, capitalise, fact, joinTexts, localized } from "../localized.ts";

// name | drawing | length | price | sentence
const tools: [string, string, string, number, string][] = [
  [
    "Chef’s knife | Couteau de chef | Koksmes",
    "knife",
    "33 cm",
    8900,
    "A blade of 20 cm, thin behind the edge, with a handle that fills the hand. | " +
      "Une lame de 20 cm, fine derrière le fil, et un manche qui remplit la main. | " +
      "Een lemmet van 20 cm, dun achter de snede, met een heft dat de hand vult.",
  ],
  [
    "Oyster knife | Couteau à huîtres | Oestermes",
    "oyster",
    "16 cm",
    2900,
    "Short and strong, with a guard for the thumb. | " +
      "Court et robuste, avec une garde pour le pouce. | " +
      "Kort en sterk, met een schild voor de duim.",
  ],
  [
    "Cooking spoon | Cuillère de cuisson | Kooklepel",
    "spoon",
    "32 cm",
    1290,
    "One flat side, which reaches into the corner of the pan. | " +
      "Un côté plat, qui va jusque dans l’angle de la casserole. | " +
      "Eén vlakke kant, tot in de hoek van de pan.",
  ],
  [
    "Spatula | Spatule | Spatel",
    "spatula",
    "30 cm",
    1190,
    "Thin at the end, for pancakes and for fish. | " +
      "Fine au bout, pour les crêpes et le poisson. | " +
      "Dun aan het eind, voor pannenkoeken en vis.",
  ],
  [
    "Balloon whisk | Fouet ballon | Garde",
    "whisk",
    "28 cm",
    1890,
    "Eleven steel wires, and a handle of wood. | " +
      "Onze fils d’acier et un manche en bois. | " +
      "Elf stalen draden en een houten handvat.",
  ],
  [
    "Bread board | Planche à pain | Broodplank",
    "board",
    "42 × 24 cm",
    3900,
    "From one plank, with a hole to hang it by. | " +
      "D’une seule planche, percée pour la suspendre. | " +
      "Uit één plank, met een gat om ze op te hangen.",
  ],
  [
    "Rolling pin | Rouleau à pâtisserie | Deegrol",
    "pin",
    "45 cm",
    2400,
    "Without handles: you feel how thick the dough is. | " +
      "Sans poignées : on sent l’épaisseur de la pâte. | " +
      "Zonder handvatten: u voelt hoe dik het deeg is.",
  ],
  [
    "Vegetable brush | Brosse à légumes | Groenteborstel",
    "brush",
    "18 cm",
    1150,
    "Firm bristles of agave for potatoes and mussels. | " +
      "Des poils d’agave fermes, pour pommes de terre et moules. | " +
      "Stevige agaveharen voor aardappelen en mosselen.",
  ],
];

const woods: [string, string, string][] = [
  [
    "beech | hêtre | beuk",
    "#d9b384",
    "Beech is pale, hard and quiet in taste. | " +
      "Le hêtre est clair, dur et neutre de goût. | " +
      "Beuk is licht, hard en smaakloos.",
  ],
  [
    "olive wood | bois d’olivier | olijfhout",
    "#b98a4f",
    "Olive wood comes from trees that no longer bear; no grain is like another. | " +
      "Le bois d’olivier vient d’arbres qui ne donnent plus ; aucun veinage ne se ressemble. | " +
      "Olijfhout komt van bomen die niet meer dragen; geen nerf is dezelfde.",
  ],
  [
    "walnut | noyer | walnoot",
    "#6f4b32",
    "Walnut is dark and fine, and gets darker with oil. | " +
      "Le noyer est sombre et fin, et fonce avec l’huile. | " +
      "Walnoot is donker en fijn, en wordt donkerder met olie.",
  ],
];
const extra = [0, 500, 800];

const toolFacts = ({
  wood,
  length,
  drawing,
  row,
}: {
  wood: string;
  length: string;
  drawing: string;
  row: number;
}): Fact[] => [
  fact("Wood | Bois | Hout", capitalise(localized(wood))),
  fact("Length | Longueur | Lengte", length),
  ...(["knife", "oyster", "whisk"].includes(drawing)
    ? [
        fact(
          "Metal | Métal | Metaal",
          drawing === "knife"
            ? "Carbon steel, 60 HRC | Acier au carbone, 60 HRC | Koolstofstaal, 60 HRC"
            : "Stainless steel | Acier inoxydable | Roestvrij staal",
        ),
      ]
    : []),
  fact("Finish | Finition | Afwerking", "Linseed oil | Huile de lin | Lijnolie"),
  fact("Dishwasher | Lave-vaisselle | Vaatwasser", "No | Non | Nee"),
  fact(
    "Left-handed | Gaucher | Linkshandig",
    drawing === "spoon" ? "On request | Sur demande | Op aanvraag" : "Yes | Oui | Ja",
  ),
  fact(
    "Repair | Réparation | Reparatie",
    "Handle replaced for life | Manche remplacé à vie | Heft levenslang vervangen",
  ),
  fact("Forestry | Forêt | Bosbouw", "FSC"),
  ...(row % 2 === 0
    ? [
        fact("Weight | Poids | Gewicht", `${90 + row * 35} g`),
        fact("Made in | Fabriqué en | Gemaakt in", "France | France | Frankrijk"),
        fact("Guarantee | Garantie | Garantie", "10 years | 10 ans | 10 jaar"),
      ]
    : []),
];

const drafts: ProductDraft[] = tools.flatMap(([name, drawing, length, price, sentence], row) =>
  woods.map(([wood, colour, about], nth) => ({
    name: joinTexts(localized(name), ", ", localized(wood)),
    brand: drawing === "knife" || drawing === "oyster" ? "Coutellerie Brise" : "Hout & Staal",
    price: price + (extra[nth] ?? 0),
    summary: localized(sentence),
    description: [
      localized(sentence),
      localized(about),
      localized(
        "Wash by hand and dry standing. A drop of linseed oil, twice a year, is all it asks. | " +
          "Laver à la main et sécher debout. Une goutte d’huile de lin deux fois l’an : elle n’en demande " +
          "pas plus. | " +
          "Met de hand wassen en staand drogen. Een druppel lijnolie, twee keer per jaar, meer vraagt het niet.",
      ),
    ],
    facts: toolFacts({ wood, length, drawing, row }),
    look: { form: drawing, colours: [colour], label: "", detail: nth === 1 ? "veined" : "" },
    max: drawing === "knife" ? 3 : drawing === "brush" ? 10 : 0,
  })),
);

export const kitchen = makeEntries({ categoryId: "kitchen-tools", kind: "piece", first: 326, min: 1, step: 1 }, drafts);
