import { codeOf, colourOf } from "../colours.ts";
import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { capitalise, fact, inEach, joinTexts, localized } from "../localized.ts";

interface Cloth {
  name: string;
  made: string;
  weight: number;
  width: number;
  price: number;
  use: string;
  care: string;
  pattern: string;
  colours: string[];
}

const wash40 = "Machine wash at 40 °C | Lavage en machine à 40 °C | Machinewas op 40 °C";
const handWash = "Wash by hand, cold | Lavage à la main, à froid | Koude handwas";

const cloths: Cloth[] = [
  {
    name: "Washed linen | Lin lavé | Gewassen linnen",
    made: "100% linen | 100 % lin | 100% linnen",
    weight: 185,
    width: 145,
    price: 2450,
    use: "Curtains, sheets, summer clothes | Rideaux, draps, vêtements d’été | Gordijnen, lakens, zomerkleding",
    care: wash40,
    pattern: "plain",
    colours: ["natural", "sage", "lagoon", "terracotta"],
  },
  {
    name: "Herringbone linen | Lin à chevrons | Visgraatlinnen",
    made: "100% linen | 100 % lin | 100% linnen",
    weight: 245,
    width: 150,
    price: 3100,
    use: "Aprons, jackets, cushions | Tabliers, vestes, coussins | Schorten, jasjes, kussens",
    care: wash40,
    pattern: "herringbone",
    colours: ["oat", "denim", "slate"],
  },
  {
    name: "Sailor-stripe cotton | Coton marinière | Matrozenkatoen",
    made: "100% cotton | 100 % coton | 100% katoen",
    weight: 160,
    width: 140,
    price: 1690,
    use: "Shirts, table linen | Chemises, linge de table | Hemden, tafellinnen",
    care: wash40,
    pattern: "stripe",
    colours: ["navy", "madder", "moss"],
  },
  {
    name: "Deckchair canvas | Toile de transat | Ligstoelcanvas",
    made: "100% cotton | 100 % coton | 100% katoen",
    weight: 380,
    width: 44,
    price: 1990,
    use: "Deckchairs, bags, parasols | Transats, sacs, parasols | Ligstoelen, tassen, parasols",
    care:
      "Brush off, wipe with a wet cloth | " +
      "Brosser, essuyer avec un linge humide | " +
      "Afborstelen, afnemen met een vochtige doek",
    pattern: "deck",
    colours: ["coral", "lagoon", "mustard"],
  },
  {
    name: "Gingham cotton | Vichy de coton | Vichykatoen",
    made: "100% cotton | 100 % coton | 100% katoen",
    weight: 120,
    width: 145,
    price: 1290,
    use:
      "Dresses, napkins, children’s clothes | " +
      "Robes, serviettes, vêtements d’enfant | " +
      "Jurken, servetten, kinderkleding",
    care: wash40,
    pattern: "gingham",
    colours: ["sky", "rose", "fir"],
  },
  {
    name: "Block-printed voile | Voile imprimé au bloc | Blokbedrukte voile",
    made: "100% organic cotton | 100 % coton bio | 100% biokatoen",
    weight: 75,
    width: 115,
    price: 2250,
    use: "Blouses, scarves, light curtains | Blouses, foulards, voilages | Blouses, sjaals, vitrages",
    care: handWash,
    pattern: "leaf",
    colours: ["denim", "plum", "moss"],
  },
  {
    name: "Wool flannel | Flanelle de laine | Wollen flanel",
    made: "90% wool, 10% cashmere | 90 % laine, 10 % cachemire | 90% wol, 10% kasjmier",
    weight: 280,
    width: 150,
    price: 5900,
    use: "Coats, skirts, blankets | Manteaux, jupes, couvertures | Jassen, rokken, dekens",
    care: "Dry clean | Nettoyage à sec | Chemisch reinigen",
    pattern: "check",
    colours: ["charcoal", "rust", "navy"],
  },
  {
    name: "Dotted poplin | Popeline à pois | Popeline met stippen",
    made: "97% cotton, 3% elastane | 97 % coton, 3 % élasthanne | 97% katoen, 3% elastaan",
    weight: 125,
    width: 142,
    price: 1550,
    use: "Shirts, dresses, linings | Chemises, robes, doublures | Hemden, jurken, voeringen",
    care: wash40,
    pattern: "dot",
    colours: ["mustard", "slate", "coral"],
  },
];

const patterns: Record<string, string> = {
  plain: "Plain | Uni | Effen",
  herringbone: "Herringbone | Chevrons | Visgraat",
  stripe: "Narrow stripe | Fines rayures | Smalle streep",
  deck: "Wide stripe | Larges rayures | Brede streep",
  gingham: "Gingham | Vichy | Vichyruit",
  leaf: "Leaves, printed by hand | Feuilles, imprimées à la main | Bladeren, met de hand gedrukt",
  check: "Windowpane | Carreaux fenêtre | Raamruit",
  dot: "Dots of 6 mm | Pois de 6 mm | Stippen van 6 mm",
};

const drafts: ProductDraft[] = cloths.flatMap((cloth, row) =>
  cloth.colours.map((colour, nth) => ({
    name: joinTexts(localized(cloth.name), ", ", colourOf(colour).name),
    brand: row % 2 ? "Weverij Laga" : "Filature du Cap",
    price: cloth.price,
    summary: joinTexts(localized(cloth.made), ", ", `${cloth.width} cm, ${cloth.weight} g/m².`),
    description: [
      joinTexts(localized("Made for: | Pour : | Geschikt voor:"), " ", lower(cloth.use), "."),
      localized(
        "Cut from the bolt in one piece, to the ten centimetres. Order a little more than your pattern " +
          "says: natural cloth shrinks three to five per cent in its first wash. | " +
          "Coupé au rouleau d’une seule pièce, à dix centimètres près. Prévoyez un peu plus que ne dit le " +
          "patron : une étoffe naturelle rétrécit de trois à cinq pour cent au premier lavage. | " +
          "In één stuk van de rol gesneden, op tien centimeter nauwkeurig. Bestel iets meer dan uw patroon " +
          "zegt: natuurlijke stof krimpt drie tot vijf procent bij de eerste wasbeurt.",
      ),
      localized(
        "Cut lengths cannot be returned; ask us for a sample of 10 by 10 cm first. | " +
          "Le métrage coupé n’est pas repris ; demandez d’abord un échantillon de 10 sur 10 cm. | " +
          "Gesneden stof nemen we niet terug; vraag eerst een staal van 10 bij 10 cm.",
      ),
    ],
    facts: [
      fact("Composition | Composition | Samenstelling", cloth.made),
      fact("Width | Laize | Breedte", `${cloth.width} cm`),
      fact("Weight | Poids | Gewicht", `${cloth.weight} g/m²`),
      fact("Pattern | Motif | Motief", patterns[cloth.pattern] ?? "Plain | Uni | Effen"),
      fact("Colour | Couleur | Kleur", capitalise(colourOf(colour).name)),
      fact("Use | Usage | Gebruik", cloth.use),
      fact("Care | Entretien | Onderhoud", cloth.care),
      fact("Shrinks | Retrait | Krimp", "3–5% | 3–5 % | 3–5%"),
      ...(nth === 0
        ? [
            fact("Woven in | Tissé à | Geweven in", "Kortrijk | Courtrai | Kortrijk"),
            fact("Certificate | Certificat | Certificaat", "OEKO-TEX Standard 100"),
            fact("Ironing | Repassage | Strijken", "Warm, while damp | Chaud, encore humide | Warm, nog vochtig"),
          ]
        : []),
    ],
    look: { form: row === 1 ? "stack" : "bolt", colours: [codeOf(colour)], label: "", detail: cloth.pattern },
    max: cloth.pattern === "check" ? 12 : 0,
    cutting: {
      gramsPerMetre: Math.round((cloth.width * cloth.weight) / 100),
      size: 0.5,
      charge: 150,
      isWeighed: false,
    },
  })),
);

function lower(text: string) {
  const down = (part: string) => part.charAt(0).toLowerCase() + part.slice(1);
  const all = localized(text);
  return inEach((culture) => down(all[culture]));
}

export const fabrics = makeEntries({ categoryId: "fabrics", kind: "length", first: 201, min: 0.5, step: 0.1 }, drafts);
