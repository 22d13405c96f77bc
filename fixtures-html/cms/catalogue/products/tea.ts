import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, capitalise, fact, joinTexts, localized } from "../localized.ts";

type Sort = "black" | "green" | "oolong" | "white" | "herbal";

const sorts: Record<
  Sort,
  { name: string; water: string; minutes: string; caffeine: string; tin: [string, string]; leaf: string }
> = {
  black: {
    name: "Black tea | Thé noir | Zwarte thee",
    water: "95 °C",
    minutes: "3–4 min",
    caffeine: "High | Élevée | Hoog",
    tin: ["#263a57", "#d1a03a"],
    leaf: "#4a3526",
  },
  green: {
    name: "Green tea | Thé vert | Groene thee",
    water: "75 °C",
    minutes: "2 min",
    caffeine: "Medium | Moyenne | Gemiddeld",
    tin: ["#9aab8c", "#f1ece2"],
    leaf: "#6c7b45",
  },
  oolong: {
    name: "Oolong | Oolong | Oolong",
    water: "90 °C",
    minutes: "3 min",
    caffeine: "Medium | Moyenne | Gemiddeld",
    tin: ["#4e9a9a", "#e2c878"],
    leaf: "#58613d",
  },
  white: {
    name: "White tea | Thé blanc | Witte thee",
    water: "80 °C",
    minutes: "5 min",
    caffeine: "Low | Faible | Laag",
    tin: ["#e9dfc9", "#cf9a94"],
    leaf: "#a9aa86",
  },
  herbal: {
    name: "Herbal infusion | Infusion | Kruidenthee",
    water: "100 °C",
    minutes: "6 min",
    caffeine: "None | Aucune | Geen",
    tin: ["#df7f66", "#f1ece2"],
    leaf: "#8f8a48",
  },
};

// name | label | sort | origin | taste | price per kilogram
const rows: [string, string, Sort, string, string, number][] = [
  [
    "Assam, second flush | Assam, deuxième récolte | Assam, tweede pluk",
    "Assam",
    "black",
    "India | Inde | India",
    "malt and dark honey | malt et miel brun | mout en donkere honing",
    8900,
  ],
  [
    "Darjeeling, first flush | Darjeeling, première récolte | Darjeeling, eerste pluk",
    "Darjeeling",
    "black",
    "India | Inde | India",
    "muscat grape and meadow flowers | muscat et fleurs des prés | muskaatdruif en weidebloemen",
    14900,
  ],
  [
    "Ceylon Uva, whole leaf | Ceylan Uva, feuille entière | Ceylon Uva, heel blad",
    "Uva",
    "black",
    "Sri Lanka",
    "mint, wood and citrus | menthe, bois et agrumes | munt, hout en citrus",
    7900,
  ],
  [
    "Earl Grey with cornflower | Earl Grey au bleuet | Earl Grey met korenbloem",
    "Earl Grey",
    "black",
    "Sri Lanka",
    "bergamot and black tea | bergamote et thé noir | bergamot en zwarte thee",
    7500,
  ],
  [
    "Breakfast at sea | Petit déjeuner en mer | Ontbijt op zee",
    "Breakfast",
    "black",
    "India and Kenya | Inde et Kenya | India en Kenia",
    "malt, toast and orange peel | malt, pain grillé et écorce d’orange | mout, toast en sinaasschil",
    6900,
  ],
  [
    "Lapsang, pine-smoked | Lapsang, fumé au pin | Lapsang, gerookt op den",
    "Lapsang",
    "black",
    "China | Chine | China",
    "campfire, resin and plum | feu de bois, résine et prune | kampvuur, hars en pruim",
    9800,
  ],
  [
    "Keemun, fine leaf | Keemun, feuille fine | Keemun, fijn blad",
    "Keemun",
    "black",
    "China | Chine | China",
    "cocoa and orchid | cacao et orchidée | cacao en orchidee",
    11500,
  ],
  [
    "Sencha, spring harvest | Sencha, récolte de printemps | Sencha, lenteoogst",
    "Sencha",
    "green",
    "Japan | Japon | Japan",
    "fresh grass and sea air | herbe fraîche et air marin | vers gras en zeelucht",
    12900,
  ],
  [
    "Genmaicha with toasted rice | Genmaicha au riz grillé | Genmaicha met geroosterde rijst",
    "Genmaicha",
    "green",
    "Japan | Japon | Japan",
    "toasted rice and hazelnut | riz grillé et noisette | geroosterde rijst en hazelnoot",
    8200,
  ],
  [
    "Hojicha, roasted leaf | Hojicha, feuille torréfiée | Hojicha, geroosterd blad",
    "Hojicha",
    "green",
    "Japan | Japon | Japan",
    "caramel and chestnut | caramel et châtaigne | karamel en kastanje",
    9200,
  ],
  [
    "Gunpowder with mint | Gunpowder à la menthe | Gunpowder met munt",
    "Gunpowder",
    "green",
    "China | Chine | China",
    "spearmint and smoke | menthe verte et fumée | groene munt en rook",
    6400,
  ],
  [
    "Jasmine pearls | Perles de jasmin | Jasmijnparels",
    "Jasmine",
    "green",
    "China | Chine | China",
    "jasmine and sweet pea | jasmin et petit pois doux | jasmijn en zoete erwt",
    16800,
  ],
  [
    "Longjing, pan-fired | Longjing, chauffé au wok | Longjing, in de wok gedroogd",
    "Longjing",
    "green",
    "China | Chine | China",
    "chestnut and spring vegetables | châtaigne et légumes de printemps | kastanje en lentegroenten",
    18500,
  ],
  [
    "Tieguanyin, lightly rolled | Tieguanyin, légèrement roulé | Tieguanyin, licht gerold",
    "Tieguanyin",
    "oolong",
    "China | Chine | China",
    "lilac and fresh cream | lilas et crème fraîche | sering en verse room",
    17500,
  ],
  [
    "Dong Ding, charcoal-roasted | Dong Ding, torréfié au charbon | Dong Ding, op houtskool geroosterd",
    "Dong Ding",
    "oolong",
    "Taiwan | Taïwan | Taiwan",
    "roasted nuts and apricot | noix grillées et abricot | geroosterde noten en abrikoos",
    19800,
  ],
  [
    "Oriental Beauty, honeyed | Oriental Beauty, note de miel | Oriental Beauty, honingzoet",
    "Beauty",
    "oolong",
    "Taiwan | Taïwan | Taiwan",
    "honey, peach and cinnamon | miel, pêche et cannelle | honing, perzik en kaneel",
    24500,
  ],
  [
    "White peony, spring buds | Pivoine blanche, bourgeons de printemps | Witte pioen, lenteknoppen",
    "Pai Mu Tan",
    "white",
    "China | Chine | China",
    "hay, melon and honey | foin, melon et miel | hooi, meloen en honing",
    15900,
  ],
  [
    "Silver needle | Aiguilles d’argent | Zilveren naalden",
    "Yin Zhen",
    "white",
    "China | Chine | China",
    "cucumber and white flowers | concombre et fleurs blanches | komkommer en witte bloemen",
    28900,
  ],
  [
    "Rooibos with orange peel | Rooibos à l’écorce d’orange | Rooibos met sinaasschil",
    "Rooibos",
    "herbal",
    "South Africa | Afrique du Sud | Zuid-Afrika",
    "vanilla and orange | vanille et orange | vanille en sinaasappel",
    5200,
  ],
  [
    "Lemon verbena, whole leaf | Verveine, feuille entière | Citroenverbena, heel blad",
    "Verbena",
    "herbal",
    "France | France | Frankrijk",
    "lemon zest | zeste de citron | citroenschil",
    9900,
  ],
  [
    "Chamomile flowers | Fleurs de camomille | Kamillebloesem",
    "Chamomile",
    "herbal",
    "Croatia | Croatie | Kroatië",
    "apple and meadow honey | pomme et miel des prés | appel en weidehoning",
    7200,
  ],
  [
    "Dune herbs | Herbes des dunes | Duinkruiden",
    "Dunes",
    "herbal",
    "Belgian coast | Côte belge | Belgische kust",
    "thyme, rose hip and sea buckthorn | thym, cynorhodon et argousier | tijm, rozenbottel en duindoorn",
    8600,
  ],
  [
    "Peppermint, hand-picked | Menthe poivrée, cueillie à la main | Pepermunt, met de hand geplukt",
    "Peppermint",
    "herbal",
    "Germany | Allemagne | Duitsland",
    "cool menthol | menthol frais | frisse menthol",
    6100,
  ],
];

const accents = ["#d1a03a", "#f1ece2", "#df7f66", "#e2c878", "#b5c8c9"];
const bodies = ["#263a57", "#35553f", "#a63a3a", "#4e9a9a", "#6d4257", "#56759a"];

const teaFacts = ({ sort, origin, taste, row }: { sort: Sort; origin: string; taste: string; row: number }): Fact[] => [
  fact("Kind | Type | Soort", sorts[sort].name),
  fact("Origin | Origine | Herkomst", origin),
  fact("Taste | Goût | Smaak", capitalise(localized(taste))),
  fact("Water | Eau | Water", sorts[sort].water),
  fact("Steeping | Infusion | Trektijd", sorts[sort].minutes),
  fact("Dose | Dosage | Dosering", "2.5 g for 200 ml | 2,5 g pour 200 ml | 2,5 g per 200 ml"),
  fact("Caffeine | Caféine | Cafeïne", sorts[sort].caffeine),
  fact("Storage | Conservation | Bewaring", "Closed and dark | Fermé, à l’abri de la lumière | Gesloten en donker"),
  ...(row % 2 === 0
    ? [
        fact("Farming | Culture | Teelt", "Organic | Biologique | Biologisch"),
        fact("Inspection | Contrôle | Controle", "BE-BIO-01"),
        fact("Packaging | Emballage | Verpakking", "Refill bag of paper | Recharge en papier | Navulzak van papier"),
      ]
    : []),
];

const drafts: ProductDraft[] = rows.map(([name, label, sort, origin, taste, price], row) => ({
  name: localized(name),
  brand: sort === "herbal" ? "Jardin de Sel" : "Maison Embrun",
  price,
  summary: joinTexts(
    localized(sorts[sort].name),
    localized(", with a taste of | , au goût de | , met een smaak van"),
    " ",
    localized(taste),
    ".",
  ),
  description: [
    joinTexts(localized("Tastes of | Un goût de | Smaakt naar"), " ", localized(taste), "."),
    joinTexts(
      localized(
        "Take 2.5 grams for a cup, water of | " +
          "Comptez 2,5 grammes par tasse, une eau à | " +
          "Neem 2,5 gram per kop, water van",
      ),
      " ",
      sorts[sort].water,
      localized(", and give it | , et laissez infuser | , en laat trekken:"),
      " ",
      sorts[sort].minutes,
      ".",
    ),
    localized(
      "The leaves are whole and open as they steep; good leaves may be used a second time. | " +
        "Les feuilles sont entières et s’ouvrent en infusant ; les bonnes feuilles servent deux fois. | " +
        "De bladeren zijn heel en openen zich in het water; goed blad kan een tweede keer mee.",
    ),
  ],
  facts: teaFacts({ sort, origin, taste, row }),
  look: {
    form: row % 3 === 1 ? "square" : "round",
    colours: [
      row % 2 ? sorts[sort].tin[0] : (bodies[row % bodies.length] ?? "#263a57"),
      row % 2 ? sorts[sort].tin[1] : (accents[row % accents.length] ?? "#f1ece2"),
      sorts[sort].leaf,
    ],
    label,
    detail: sort,
  },
  max: price > 20000 ? 1 : 0,
}));

export const tea = makeEntries({ categoryId: "tea", kind: "weight", first: 126, min: 0.1, step: 0.05 }, drafts);
