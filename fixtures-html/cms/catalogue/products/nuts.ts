import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, fact, joinTexts, localized } from "../localized.ts";

// name | origin | price per kilogram | drawing | colour | allergen
const rows: [string, string, number, string, string, boolean][] = [
  [
    "Almonds, unpeeled | Amandes, non mondées | Amandelen, ongepeld",
    "Spain | Espagne | Spanje",
    1890,
    "almond",
    "#a8683c",
    true,
  ],
  [
    "Almonds, blanched | Amandes, mondées | Amandelen, gepeld",
    "Spain | Espagne | Spanje",
    2090,
    "almond",
    "#eadbbd",
    true,
  ],
  [
    "Almonds, smoked and salted | Amandes, fumées et salées | Amandelen, gerookt en gezouten",
    "Spain | Espagne | Spanje",
    2390,
    "almond",
    "#8a4d2a",
    true,
  ],
  ["Cashews, natural | Noix de cajou, nature | Cashewnoten, naturel", "Burkina Faso", 2190, "cashew", "#e6d3ab", true],
  [
    "Cashews, roasted with sea salt | Noix de cajou, grillées au sel de mer | Cashewnoten, geroosterd met zeezout",
    "Burkina Faso",
    2390,
    "cashew",
    "#cf9f5c",
    true,
  ],
  [
    "Hazelnuts, whole | Noisettes, entières | Hazelnoten, heel",
    "Piedmont, Italy | Piémont, Italie | Piëmont, Italië",
    2290,
    "round",
    "#a2673a",
    true,
  ],
  [
    "Hazelnuts, roasted | Noisettes, grillées | Hazelnoten, geroosterd",
    "Piedmont, Italy | Piémont, Italie | Piëmont, Italië",
    2490,
    "round",
    "#d2a468",
    true,
  ],
  [
    "Walnut halves | Cerneaux de noix | Walnoten, helften",
    "Dordogne, France | Dordogne, France | Dordogne, Frankrijk",
    2590,
    "walnut",
    "#c2925a",
    true,
  ],
  [
    "Pecans, halves | Noix de pécan, moitiés | Pecannoten, helften",
    "Mexico | Mexique | Mexico",
    3190,
    "walnut",
    "#8b4f2b",
    true,
  ],
  [
    "Pistachios, roasted in the shell | Pistaches, grillées en coque | Pistachenoten, geroosterd in de dop",
    "Bronte, Sicily | Bronte, Sicile | Bronte, Sicilië",
    3490,
    "pistachio",
    "#dcc79a",
    true,
  ],
  [
    "Macadamias, natural | Noix de macadamia, nature | Macadamianoten, naturel",
    "Kenya | Kenya | Kenia",
    3890,
    "round",
    "#ead7ae",
    true,
  ],
  ["Sailor’s mix | Mélange du marin | Matrozenmix", "Mixed | Divers | Divers", 2150, "mix", "#a8683c", true],
  [
    "Apricots, sun-dried | Abricots, séchés au soleil | Abrikozen, zongedroogd",
    "Malatya, Turkey | Malatya, Turquie | Malatya, Turkije",
    1690,
    "disc",
    "#c9742c",
    false,
  ],
  [
    "Figs on a string | Figues en chapelet | Vijgen aan een koord",
    "Izmir, Turkey | Izmir, Turquie | Izmir, Turkije",
    1490,
    "disc",
    "#b08a58",
    false,
  ],
  [
    "Medjool dates | Dattes Medjool | Medjool-dadels",
    "Jordan Valley | Vallée du Jourdain | Jordaanvallei",
    1890,
    "almond",
    "#5a2f1c",
    false,
  ],
  ["Agen prunes | Pruneaux d’Agen | Pruimen uit Agen", "France | France | Frankrijk", 1390, "disc", "#35222a", false],
  [
    "Cranberries with apple juice | Canneberges au jus de pomme | Veenbessen met appelsap",
    "Québec, Canada",
    1990,
    "berry",
    "#9c2531",
    false,
  ],
  ["Golden raisins | Raisins secs dorés | Gouden rozijnen", "Chile | Chili | Chili", 1090, "berry", "#c98f36", false],
  [
    "Corinth currants | Raisins de Corinthe | Krenten uit Korinthe",
    "Greece | Grèce | Griekenland",
    990,
    "berry",
    "#33222e",
    false,
  ],
  ["Mango strips | Lamelles de mangue | Mangoreepjes", "Burkina Faso", 2490, "strip", "#e09a2c", false],
  [
    "Apple rings | Rondelles de pomme | Appelringen",
    "Limburg, Belgium | Limbourg, Belgique | Limburg, België",
    1790,
    "ring",
    "#e6cf9c",
    false,
  ],
  [
    "White mulberries | Mûres blanches | Witte moerbeien",
    "Armenia | Arménie | Armenië",
    2290,
    "berry",
    "#cdb083",
    false,
  ],
  ["Sour cherries | Griottes | Zure kersen", "Serbia | Serbie | Servië", 2690, "berry", "#6e1a26", false],
];

const bowls = ["#f1ece2", "#4e9a9a", "#9c4a2a", "#56759a", "#6b747c", "#d8bd92"];
const reserve =
  "Keep it closed, cool and dry. In a warm summer the fridge is a good place. | " +
  "À garder fermé, au frais et au sec. Par un été chaud, le réfrigérateur est une bonne place. | " +
  "Gesloten, koel en droog bewaren. In een warme zomer is de koelkast een goede plek.";

const nutFacts = ({ origin, isNut, row }: { origin: string; isNut: boolean; row: number }): Fact[] => [
  fact("Origin | Origine | Herkomst", origin),
  fact("Harvest | Récolte | Oogst", "2025"),
  fact("Added sugar | Sucre ajouté | Toegevoegde suiker", "None | Aucun | Geen"),
  fact(
    "Energy per 100 g | Énergie pour 100 g | Energie per 100 g",
    isNut
      ? "2,540 kJ / 614 kcal | 2 540 kJ / 614 kcal | 2.540 kJ / 614 kcal"
      : "1,190 kJ / 281 kcal | 1 190 kJ / 281 kcal | 1.190 kJ / 281 kcal",
  ),
  fact("Fat | Matières grasses | Vetten", isNut ? "53 g" : "0.6 g | 0,6 g | 0,6 g"),
  fact("Carbohydrate | Glucides | Koolhydraten", isNut ? "9 g" : "63 g"),
  fact("Protein | Protéines | Eiwitten", isNut ? "21 g" : "3 g"),
  fact(
    "Allergens | Allergènes | Allergenen",
    isNut
      ? "Tree nuts | Fruits à coque | Noten"
      : "May contain tree nuts | Traces possibles de fruits à coque | Kan noten bevatten",
  ),
  fact("Keeps for | Se conserve | Houdbaarheid", "9 months | 9 mois | 9 maanden"),
  ...(row % 2
    ? [
        fact("Fibre | Fibres | Vezels", isNut ? "11 g" : "7 g"),
        fact("Salt | Sel | Zout", "< 0.1 g | < 0,1 g | < 0,1 g"),
      ]
    : []),
];

const drafts: ProductDraft[] = rows.map(([name, origin, price, drawing, colour, isNut], row) => ({
  name: localized(name),
  brand: isNut ? "Dune & Fils" : "Verger Salé",
  price,
  summary: isNut
    ? localized(
        "Latest harvest, sorted by hand, packed within the week. | " +
          "Dernière récolte, triée à la main, emballée dans la semaine. | " +
          "Laatste oogst, met de hand gesorteerd, binnen de week verpakt.",
      )
    : localized(
        "Dried slowly, without sulphur and without added sugar. | " +
          "Séchage lent, sans soufre et sans sucre ajouté. | " +
          "Traag gedroogd, zonder zwavel en zonder toegevoegde suiker.",
      ),
  description: [
    joinTexts(
      localized("Origin: | Origine : | Herkomst:"),
      " ",
      localized(origin),
      ". ",
      isNut
        ? localized(
            "We buy the year’s harvest in November and keep it cold until it goes on sale. | " +
              "Nous achetons la récolte en novembre et la gardons au froid jusqu’à la vente. | " +
              "We kopen de oogst in november en bewaren ze koud tot de verkoop.",
          )
        : localized(
            "The fruit ripens on the tree, and that is all the sugar it has. | " +
              "Le fruit mûrit sur l’arbre : c’est là tout son sucre. | " +
              "De vruchten rijpen aan de boom, en dat is al hun suiker.",
          ),
    ),
    localized(reserve),
    localized(
      "Weighed into a paper bag, or into a jar that you bring to the shop. | " +
        "Pesé dans un sachet en papier, ou dans le bocal que vous apportez à la boutique. | " +
        "Afgewogen in een papieren zak, of in de pot die u meebrengt naar de winkel.",
    ),
  ],
  facts: nutFacts({ origin, isNut, row }),
  look: {
    form: drawing,
    colours: [colour, bowls[row % bowls.length] ?? "#f1ece2"],
    label: "",
    detail: row % 3 === 0 ? "spilled" : "",
  },
  step: row % 4 === 0 ? 0.05 : 0.1,
}));

export const nuts = makeEntries(
  { categoryId: "nuts-and-dried-fruit", kind: "weight", first: 176, min: 0.1, step: 0.1 },
  drafts,
);
