import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, capitalise, fact, joinTexts, localized } from "../localized.ts";

// origin | label | altitude | process | notes | price per kilogram | roasts
const origins: [string, string, string, Process, string, number, Roast[]][] = [
  [
    "Ethiopia Yirgacheffe | Éthiopie Yirgacheffe | Ethiopië Yirgacheffe",
    "Yirgacheffe",
    "1,950 m | 1 950 m | 1.950 m",
    "washed",
    "jasmine, lemon and black tea | jasmin, citron et thé noir | jasmijn, citroen en zwarte thee",
    3450,
    ["light", "medium"],
  ],
  [
    "Ethiopia Guji | Éthiopie Guji | Ethiopië Guji",
    "Guji",
    "2,050 m | 2 050 m | 2.050 m",
    "dried",
    "blueberry, cocoa and honey | myrtille, cacao et miel | blauwe bes, cacao en honing",
    3600,
    ["light", "medium"],
  ],
  [
    "Kenya Nyeri | Kenya Nyeri | Kenia Nyeri",
    "Nyeri",
    "1,800 m | 1 800 m | 1.800 m",
    "washed",
    "blackcurrant, grapefruit and brown sugar | " +
      "cassis, pamplemousse et sucre brun | " +
      "zwarte bes, pompelmoes en bruine suiker",
    3800,
    ["light"],
  ],
  [
    "Rwanda Nyamasheke | Rwanda Nyamasheke | Rwanda Nyamasheke",
    "Nyamasheke",
    "1,750 m | 1 750 m | 1.750 m",
    "washed",
    "red apple, orange and caramel | pomme rouge, orange et caramel | rode appel, sinaasappel en karamel",
    3250,
    ["light", "medium"],
  ],
  [
    "Colombia Huila | Colombie Huila | Colombia Huila",
    "Huila",
    "1,650 m | 1 650 m | 1.650 m",
    "washed",
    "plum, milk chocolate and almond | prune, chocolat au lait et amande | pruim, melkchocolade en amandel",
    2950,
    ["medium", "dark"],
  ],
  [
    "Guatemala Antigua | Guatemala Antigua | Guatemala Antigua",
    "Antigua",
    "1,600 m | 1 600 m | 1.600 m",
    "washed",
    "cocoa, orange peel and walnut | cacao, écorce d’orange et noix | cacao, sinaasschil en walnoot",
    2890,
    ["medium", "dark"],
  ],
  [
    "Costa Rica Tarrazú | Costa Rica Tarrazú | Costa Rica Tarrazú",
    "Tarrazú",
    "1,700 m | 1 700 m | 1.700 m",
    "honeyed",
    "peach, honey and vanilla | pêche, miel et vanille | perzik, honing en vanille",
    3190,
    ["light", "medium"],
  ],
  [
    "Brazil Cerrado | Brésil Cerrado | Brazilië Cerrado",
    "Cerrado",
    "1,100 m | 1 100 m | 1.100 m",
    "dried",
    "hazelnut, cocoa and toast | noisette, cacao et pain grillé | hazelnoot, cacao en toast",
    2290,
    ["medium", "dark"],
  ],
  [
    "Peru Cajamarca | Pérou Cajamarca | Peru Cajamarca",
    "Cajamarca",
    "1,720 m | 1 720 m | 1.720 m",
    "washed",
    "fig, toffee and almond | figue, toffee et amande | vijg, toffee en amandel",
    2650,
    ["medium", "dark"],
  ],
  [
    "Sumatra Mandheling | Sumatra Mandheling | Sumatra Mandheling",
    "Mandheling",
    "1,300 m | 1 300 m | 1.300 m",
    "dried",
    "cedar, dark chocolate and tobacco leaf | " +
      "cèdre, chocolat noir et feuille de tabac | " +
      "ceder, pure chocolade en tabaksblad",
    2790,
    ["dark"],
  ],
  [
    "Harbour blend | Mélange du port | Havenmelange",
    "Harbour",
    "1,400 m | 1 400 m | 1.400 m",
    "washed",
    "cocoa, toffee and roasted nuts | cacao, toffee et noix grillées | cacao, toffee en geroosterde noten",
    2390,
    ["medium", "dark"],
  ],
  [
    "Night watch decaf | Décaféiné du quart de nuit | Decafé van de nachtwacht",
    "Night watch",
    "1,500 m | 1 500 m | 1.500 m",
    "washed",
    "malt, cocoa and raisin | malt, cacao et raisin sec | mout, cacao en rozijn",
    2850,
    ["medium", "dark"],
  ],
  [
    "Lighthouse espresso | Espresso du phare | Vuurtorenespresso",
    "Lighthouse",
    "1,250 m | 1 250 m | 1.250 m",
    "dried",
    "dark chocolate, caramel and cherry | chocolat noir, caramel et cerise | pure chocolade, karamel en kers",
    2490,
    ["medium", "dark"],
  ],
];

type Process = "washed" | "dried" | "honeyed";
type Roast = "light" | "medium" | "dark";

const processes: Record<Process, string> = {
  washed: "Washed | Lavé | Gewassen",
  dried: "Sun-dried in the cherry | Séché en cerise au soleil | In de bes gedroogd in de zon",
  honeyed: "Honey | Honey | Honey",
};
const roasts: Record<Roast, { name: string; brew: string; advice: string }> = {
  light: {
    name: "light roast | torréfaction légère | lichte branding",
    brew: "Filter, pour-over | Filtre, méthode douce | Filter, opgiet",
    advice:
      "We roast it light, which keeps the fruit and the flowers. It is at its best as filter coffee, a " +
      "little coarser than you may be used to. | " +
      "Nous le torréfions légèrement pour garder le fruit et les fleurs. Il donne le meilleur en filtre, " +
      "avec une mouture un peu plus grossière que d’habitude. | " +
      "We branden hem licht, zodat fruit en bloemen blijven. Op zijn best als filterkoffie, iets grover " +
      "gemalen dan u gewend bent.",
  },
  medium: {
    name: "medium roast | torréfaction moyenne | gemiddelde branding",
    brew: "Filter, moka pot, French press | Filtre, cafetière italienne, piston | Filter, percolator, cafetière",
    advice:
      "A medium roast that forgives: good in a filter, in a moka pot and in a press. | " +
      "Une torréfaction moyenne qui pardonne : bonne en filtre, en cafetière italienne et à piston. | " +
      "Een vergevingsgezinde, gemiddelde branding: goed in de filter, de percolator en de cafetière.",
  },
  dark: {
    name: "dark roast | torréfaction foncée | donkere branding",
    brew: "Espresso, moka pot | Espresso, cafetière italienne | Espresso, percolator",
    advice:
      "Roasted dark and slowly, without bitterness. Made for espresso, and for coffee with milk. | " +
      "Torréfié lentement et foncé, sans amertume. Fait pour l’espresso et le café au lait. | " +
      "Traag en donker gebrand, zonder bitterheid. Gemaakt voor espresso en voor koffie met melk.",
  },
};
const bags: Record<Roast, string[]> = {
  light: ["#d9c2a0", "#4e9a9a", "#e2c878"],
  medium: ["#b5876a", "#f1ece2", "#df7f66"],
  dark: ["#3b3c40", "#d8bd92", "#a63a3a"],
};
const accents = ["#4e9a9a", "#df7f66", "#d1a03a", "#56759a", "#9aab8c", "#a63a3a", "#cf9a94"];

const coffeeFacts = ({
  origin,
  altitude,
  process,
  roast,
  notes,
}: {
  origin: string;
  altitude: string;
  process: Process;
  roast: Roast;
  notes: string;
}): Fact[] => [
  fact("Origin | Origine | Herkomst", localized(origin)),
  fact("Altitude | Altitude | Hoogte", altitude),
  fact("Process | Traitement | Verwerking", processes[process]),
  fact("Roast | Torréfaction | Branding", capitalise(localized(roasts[roast].name))),
  fact("Notes | Notes | Tonen", capitalise(localized(notes))),
  fact("Best for | Idéal pour | Geschikt voor", roasts[roast].brew),
  fact("Variety | Variété | Variëteit", "Arabica"),
  fact("Form | Forme | Vorm", "Whole beans | En grains | Hele bonen"),
  fact(
    "Best before | À consommer de préférence | Ten minste houdbaar",
    "12 months after roasting | 12 mois après torréfaction | 12 maanden na branding",
  ),
  fact(
    "Storage | Conservation | Bewaring",
    "Closed, dry, not in the fridge | Fermé, au sec, pas au réfrigérateur | Gesloten, droog, niet in de koelkast",
  ),
  fact(
    "Packaging | Emballage | Verpakking",
    "Paper bag with valve, compostable | " +
      "Sachet papier à valve, compostable | " +
      "Papieren zak met ventiel, composteerbaar",
  ),
];

const drafts: ProductDraft[] = origins.flatMap(([origin, label, altitude, process, notes, price, made], row) =>
  made.map((roast) => ({
    name: joinTexts(localized(origin), ", ", localized(roasts[roast].name)),
    brand: row % 3 === 1 ? "Moka Mistral" : "Quai Nord",
    price,
    summary: joinTexts(localized("With notes of | Aux notes de | Met tonen van"), " ", localized(notes), "."),
    description: [
      joinTexts(localized("In the cup you find | On trouve en tasse | In de kop proeft u"), " ", localized(notes), "."),
      localized(roasts[roast].advice),
      localized(
        "Roasted on Tuesdays and weighed on the day you order. Whole beans keep their aroma for six weeks; " +
          "tell us in the remarks of your order if you want them ground. | " +
          "Torréfié le mardi et pesé le jour de votre commande. Les grains gardent leur arôme six semaines " +
          "; dites-le-nous dans les remarques de la commande si vous les voulez moulus. | " +
          "Gebrand op dinsdag en afgewogen op de dag van uw bestelling. Hele bonen houden hun aroma zes " +
          "weken; laat het ons in de opmerkingen weten als u ze gemalen wilt.",
      ),
    ],
    facts: coffeeFacts({ origin, altitude, process, roast, notes }),
    look: {
      form: row % 4 === 3 ? "tall" : "bag",
      colours: [bags[roast][0] ?? "#b5876a", accents[row % accents.length] ?? "#4e9a9a"],
      label,
      detail: roast,
    },
    step: roast === "dark" ? 0.1 : 0.05,
    max: label === "Nyeri" ? 2 : 0,
  })),
);

export const coffee = makeEntries({ categoryId: "coffee", kind: "weight", first: 101, min: 0.1, step: 0.05 }, drafts);
