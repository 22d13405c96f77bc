import { codeOf, colourOf } from "../colours.ts";
import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { capitalise, fact, joinTexts, localized } from "../localized.ts";

// name | material | width in mm | price per metre | drawing | colours | sentence
const kinds: [string, string, number, number, string, string[], string][] = [
  [
    "Double satin ribbon | Ruban satin double face | Dubbelzijdig satijnlint",
    "Recycled polyester | Polyester recyclé | Gerecycleerd polyester",
    16,
    140,
    "satin",
    ["coral", "mist", "mustard", "fir"],
    "Shines on both sides and ties a bow that stays. | " +
      "Brillant des deux côtés, pour un nœud qui tient. | " +
      "Glanst aan beide kanten en houdt zijn strik.",
  ],
  [
    "Grosgrain ribbon | Ruban gros-grain | Grosgrainlint",
    "Cotton and viscose | Coton et viscose | Katoen en viscose",
    25,
    220,
    "ribbed",
    ["navy", "madder", "straw", "slate"],
    "Ribbed and firm: for hats, waistbands and bookmarks. | " +
      "Côtelé et ferme : pour chapeaux, ceintures et signets. | " +
      "Geribd en stevig: voor hoeden, tailles en bladwijzers.",
  ],
  [
    "Velvet ribbon | Ruban de velours | Fluweellint",
    "Viscose | Viscose | Viscose",
    22,
    340,
    "satin",
    ["plum", "moss", "rust", "charcoal"],
    "A short, dense pile, soft against the skin. | " +
      "Un poil court et dense, doux sur la peau. | " +
      "Een korte, dichte pool, zacht op de huid.",
  ],
  [
    "Linen tape | Galon de lin | Linnen band",
    "Linen | Lin | Linnen",
    15,
    160,
    "ribbed",
    ["natural", "sage", "denim", "terracotta"],
    "For aprons, curtains and parcels that should look like parcels. | " +
      "Pour tabliers, rideaux et paquets qui ont l’air de paquets. | " +
      "Voor schorten, gordijnen en pakjes die eruitzien als pakjes.",
  ],
  [
    "Striped signal ribbon | Ruban rayé pavillon | Gestreept seinlint",
    "Cotton | Coton | Katoen",
    30,
    260,
    "striped",
    ["navy", "coral", "lagoon", "mustard"],
    "Woven stripes after the flags of the signal code. | " +
      "Des rayures tissées d’après les pavillons du code des signaux. | " +
      "Ingeweven strepen naar de vlaggen van de seincode.",
  ],
  [
    "Scalloped ribbon | Ruban festonné | Geschulpt lint",
    "Organic cotton | Coton bio | Biokatoen",
    18,
    280,
    "scallop",
    ["chalk", "rose", "sky"],
    "An edge like small waves, woven in one go. | " +
      "Un bord comme de petites vagues, tissé d’une seule traite. | " +
      "Een rand als kleine golven, in één keer geweven.",
  ],
];

const drafts: ProductDraft[] = kinds.flatMap(([name, material, width, price, drawing, colours, sentence], row) =>
  colours.map((colour) => ({
    name: joinTexts(localized(name), ", ", colourOf(colour).name),
    brand: row % 2 ? "Passementerie Lys" : "Lint & Lus",
    price,
    summary: localized(sentence),
    description: [
      localized(sentence),
      localized(
        "Sold by the metre and wound on a card. Up to 25 metres come in one length. | " +
          "Vendu au mètre, enroulé sur carte. Jusqu’à 25 mètres d’un seul tenant. | " +
          "Verkocht per meter, op een kaart gewikkeld. Tot 25 meter aan één stuk.",
      ),
      localized(
        "Cut the ends at an angle, or fold them into a swallowtail, and they will not fray. | " +
          "Coupez les bouts en biais ou en queue d’hirondelle : ils ne s’effilocheront pas. | " +
          "Knip de uiteinden schuin of in een zwaluwstaart, dan rafelen ze niet.",
      ),
    ],
    facts: [
      fact("Material | Matière | Materiaal", material),
      fact("Width | Largeur | Breedte", `${width} mm`),
      fact("Colour | Couleur | Kleur", capitalise(colourOf(colour).name)),
      fact(
        "Edge | Bord | Rand",
        drawing === "scallop" ? "Scalloped | Festonné | Geschulpt" : "Woven, straight | Tissé, droit | Geweven, recht",
      ),
      fact("Washing | Lavage | Wassen", "40 °C"),
      fact("Ironing | Repassage | Strijken", "Lukewarm | Tiède | Lauw"),
      fact("Made in | Fabriqué en | Gemaakt in", "Belgium | Belgique | België"),
    ],
    look: { form: drawing, colours: [codeOf(colour)], label: `${width} mm`, detail: String(row) },
    max: row === 2 ? 25 : 0,
    cutting: { gramsPerMetre: Math.round(width / 4), size: 0.5, charge: 60, isWeighed: false },
  })),
);

export const ribbons = makeEntries({ categoryId: "ribbons", kind: "length", first: 251, min: 0.5, step: 0.1 }, drafts);
