import type { Localized } from "../types.ts";
import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, capitalise, fact, joinTexts, localized } from "../localized.ts";

// name | feminine or plural ending for "moulu" | origin | goes with | price per kilogram | colour whole | colour ground
const spices: [string, string, string, string, number, string, string][] = [
  [
    "Black pepper | Poivre noir | Zwarte peper",
    "",
    "Kerala, India | Kerala, Inde | Kerala, India",
    "steak, eggs and strawberries | steak, œufs et fraises | biefstuk, eieren en aardbeien",
    3900,
    "#3d332c",
    "#6f6257",
  ],
  [
    "Cumin | Cumin | Komijn",
    "",
    "Turkey | Turquie | Turkije",
    "lentils, carrots and flatbread | lentilles, carottes et pain plat | linzen, wortels en platbrood",
    2800,
    "#9b7a44",
    "#a5803f",
  ],
  [
    "Coriander seed | Graine de coriandre | Korianderzaad",
    "e",
    "Morocco | Maroc | Marokko",
    "pickles, fish and curry | pickles, poisson et curry | pickles, vis en curry",
    2400,
    "#c6a46a",
    "#b9975c",
  ],
  [
    "Ceylon cinnamon | Cannelle de Ceylan | Ceylonkaneel",
    "e",
    "Sri Lanka",
    "apples, rice pudding and lamb | pommes, riz au lait et agneau | appels, rijstpap en lam",
    6900,
    "#a5673a",
    "#9c5a2d",
  ],
  [
    "Turmeric | Curcuma | Kurkuma",
    "",
    "Tamil Nadu, India | Tamil Nadu, Inde | Tamil Nadu, India",
    "rice, cauliflower and warm milk | riz, chou-fleur et lait chaud | rijst, bloemkool en warme melk",
    2600,
    "#c98a1f",
    "#e0a11f",
  ],
  [
    "Ginger | Gingembre | Gember",
    "",
    "Peru | Pérou | Peru",
    "cake, pumpkin and tea | gâteau, potiron et thé | cake, pompoen en thee",
    3100,
    "#cdb083",
    "#d8bf8e",
  ],
  [
    "Nutmeg | Noix de muscade | Nootmuskaat",
    "e",
    "Grenada | Grenade | Grenada",
    "spinach, potatoes and custard | épinards, pommes de terre et crème | spinazie, aardappelen en vla",
    5200,
    "#8a6244",
    "#9a6d46",
  ],
  [
    "Cloves | Clous de girofle | Kruidnagel",
    "s",
    "Zanzibar | Zanzibar | Zanzibar",
    "red cabbage, ham and pears | chou rouge, jambon et poires | rode kool, ham en peren",
    4800,
    "#4d3022",
    "#6b432d",
  ],
  [
    "Green cardamom | Cardamome verte | Groene kardemom",
    "e",
    "Guatemala",
    "coffee, buns and rice | café, brioches et riz | koffie, broodjes en rijst",
    8900,
    "#93a164",
    "#a89f6d",
  ],
  [
    "Fennel seed | Graine de fenouil | Venkelzaad",
    "e",
    "Provence, France | Provence, France | Provence, Frankrijk",
    "sausages, fish and tomatoes | saucisses, poisson et tomates | worst, vis en tomaten",
    2500,
    "#a7a565",
    "#a39a5d",
  ],
  [
    "Yellow mustard seed | Graine de moutarde jaune | Geel mosterdzaad",
    "e",
    "Burgundy, France | Bourgogne, France | Bourgondië, Frankrijk",
    "gherkins, dressings and cabbage | cornichons, vinaigrettes et chou | augurken, dressings en kool",
    1900,
    "#d9b04a",
    "#d6a93d",
  ],
  [
    "Allspice | Piment de la Jamaïque | Piment",
    "",
    "Jamaica | Jamaïque | Jamaica",
    "stews, marinades and gingerbread | ragoûts, marinades et pain d’épices | stoofpot, marinades en peperkoek",
    3600,
    "#5b3b29",
    "#7b5236",
  ],
];

const spiceFacts = ({
  names,
  form,
  origin,
  uses,
  isWhole,
  row,
}: {
  names: Localized;
  form: Localized;
  origin: string;
  uses: string;
  isWhole: boolean;
  row: number;
}): Fact[] => [
  fact("Origin | Origine | Herkomst", origin),
  fact("Form | Forme | Vorm", capitalise(form)),
  fact("Good with | Accords | Lekker bij", capitalise(localized(uses))),
  fact("Ingredients | Ingrédients | Ingrediënten", names),
  fact("Additives | Additifs | Toevoegingen", "None | Aucun | Geen"),
  fact("Irradiated | Irradié | Bestraald", "No | Non | Nee"),
  fact(
    "Keeps for | Se conserve | Houdbaarheid",
    isWhole ? "3 years | 3 ans | 3 jaar" : "9 months | 9 mois | 9 maanden",
  ),
  ...(row % 3 === 0
    ? [
        fact("Farming | Culture | Teelt", "Organic | Biologique | Biologisch"),
        fact(
          "Allergens | Allergènes | Allergenen",
          "May contain traces of celery and mustard | " +
            "Traces possibles de céleri et de moutarde | " +
            "Kan sporen van selderij en mosterd bevatten",
        ),
        fact(
          "Storage | Conservation | Bewaring",
          "Cool, dry and dark | Au frais, au sec, dans le noir | Koel, droog en donker",
        ),
      ]
    : []),
];

const spiceDescription = ({
  origin,
  uses,
  isWhole,
}: {
  origin: string;
  uses: string;
  isWhole: boolean;
}): Localized[] => [
  joinTexts(
    localized(
      "From one harvest and one place: | D’une seule récolte et d’un seul lieu : | Van één oogst en één plaats:",
    ),
    " ",
    localized(origin),
    ". ",
    localized("Good with | Parfait avec | Lekker bij"),
    " ",
    localized(uses),
    ".",
  ),
  isWhole
    ? localized(
        "Whole spices keep for years. Toast them in a dry pan for a minute, then crush or grind only " +
          "what you need. | " +
          "Entières, les épices se gardent des années. Grillez-les une minute à sec, puis écrasez ou " +
          "moulez juste ce qu’il faut. | " +
          "Hele specerijen blijven jaren goed. Rooster ze een minuut in een droge pan en maal of " +
          "stamp enkel wat u nodig hebt.",
      )
    : localized(
        "We grind small amounts each week, so that the aroma reaches your kitchen and does not stay " +
          "in the mill. Use within nine months. | " +
          "Nous moulons de petites quantités chaque semaine, pour que l’arôme arrive dans votre " +
          "cuisine. À utiliser dans les neuf mois. | " +
          "We malen elke week kleine hoeveelheden, zodat het aroma tot in uw keuken komt. Te " +
          "gebruiken binnen negen maanden.",
      ),
];

const drafts: ProductDraft[] = spices.flatMap(([name, ending, origin, uses, price, whole, ground], row) =>
  [true, false].map((isWhole) => {
    const form = isWhole
      ? localized(`whole | ${ending === "s" ? "entiers" : `${ending === "e" ? "entière" : "entier"}`} | heel`)
      : localized(`ground | moulu${ending} | gemalen`);
    const names = localized(name);
    return {
      name: joinTexts(names, ", ", form),
      brand: row % 2 ? "Noordzout" : "Comptoir du Quai",
      price: isWhole ? price : price + 300,
      summary: joinTexts(localized("Good with | Parfait avec | Lekker bij"), " ", localized(uses), "."),
      description: spiceDescription({ origin, uses, isWhole }),
      facts: spiceFacts({ names, form, origin, uses, isWhole, row }),
      look: {
        form: row % 3 === 2 ? "tin" : "jar",
        colours: [isWhole ? whole : ground, row % 2 ? "#263a57" : "#a63a3a"],
        label: capitalise(localized(names.en.replace(/^(Ceylon|Yellow|Green) /, "").replace(/ seed$/, ""))).en,
        detail: isWhole ? "whole" : "ground",
      },
      max: price > 6000 ? 1 : 0,
    };
  }),
);

export const spiceRack = makeEntries(
  { categoryId: "spices", kind: "weight", first: 151, min: 0.1, step: 0.05 },
  drafts,
);
