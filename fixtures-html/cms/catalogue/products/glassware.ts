import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { type Fact, capitalise, fact, joinTexts, localized } from "../localized.ts";

// name | drawing | size | holds | price | step
const forms: [string, string, string, string, number, number][] = [
  ["Water carafe | Carafe à eau | Waterkaraf", "carafe", "⌀ 10 × 26 cm", "1 l", 3200, 1],
  ["Wine decanter | Carafe à décanter | Wijndecanteerder", "decanter", "⌀ 19 × 24 cm", "1.5 l", 5900, 1],
  ["Tumbler | Gobelet | Beker", "tumbler", "⌀ 8 × 9.5 cm", "300 ml", 850, 6],
  ["Highball glass | Verre long drink | Longdrinkglas", "tall", "⌀ 6.5 × 15 cm", "350 ml", 950, 6],
  ["Wine glass | Verre à vin | Wijnglas", "wine", "⌀ 8.5 × 21 cm", "400 ml", 1450, 2],
  ["Preserving jar | Bocal à conserves | Weckpot", "jar", "⌀ 10 × 14 cm", "750 ml", 790, 1],
  ["Storage jar with cork | Bocal à bouchon de liège | Voorraadpot met kurk", "cork", "⌀ 11 × 20 cm", "1.4 l", 1890, 1],
  ["Oil bottle | Bouteille à huile | Olijfoliefles", "bottle", "⌀ 7 × 25 cm", "500 ml", 1690, 1],
  ["Flower vase | Vase à fleurs | Bloemenvaas", "vase", "⌀ 14 × 24 cm", "1.6 l", 4200, 1],
  ["Storm lantern | Lanterne-tempête | Stormlantaarn", "lantern", "⌀ 13 × 22 cm", "–", 3900, 1],
  ["Fishing float | Flotteur de filet | Visnetdobber", "float", "⌀ 14 cm", "–", 2700, 1],
];

const tints: [string, string, string][] = [
  [
    "clear glass | verre clair | helder glas",
    "#cfdedd",
    "Clear as the sea in March. | Clair comme la mer en mars. | Helder als de zee in maart.",
  ],
  [
    "bottle-green glass | verre vert bouteille | flessengroen glas",
    "#7fa98f",
    "Coloured by the old bottles it was. | " +
      "De la couleur des vieilles bouteilles qu’il a été. | " +
      "Met de kleur van de oude flessen die het was.",
  ],
];

const glassFacts = ({
  size,
  holds,
  tint,
  row,
  nth,
}: {
  size: string;
  holds: string;
  tint: string;
  row: number;
  nth: number;
}): Fact[] => [
  fact(
    "Material | Matière | Materiaal",
    nth
      ? "Recycled glass | Verre recyclé | Gerecycleerd glas"
      : "Soda-lime glass | Verre sodocalcique | Natronkalkglas",
  ),
  fact("Size | Dimensions | Afmetingen", size),
  ...(holds === "–" ? [] : [fact("Holds | Contenance | Inhoud", holds)]),
  fact("Colour | Couleur | Kleur", capitalise(localized(tint))),
  fact(
    "Made | Fabrication | Vervaardiging",
    nth ? "Pressed | Pressé | Geperst" : "Mouth-blown | Soufflé à la bouche | Mondgeblazen",
  ),
  fact(
    "Dishwasher | Lave-vaisselle | Vaatwasser",
    nth ? "Yes | Oui | Ja" : "Better by hand | Plutôt à la main | Liever met de hand",
  ),
  fact("Hot drinks | Boissons chaudes | Warme dranken", "No | Non | Nee"),
  fact("Made in | Fabriqué en | Gemaakt in", nth ? "Spain | Espagne | Spanje" : "Belgium | Belgique | België"),
  ...(row % 3 === 0
    ? [
        fact("Wall | Paroi | Wanddikte", "2.5 mm"),
        fact("Weight | Poids | Gewicht", `${320 + row * 60} g`),
        fact("Packaging | Emballage | Verpakking", "Straw and board | Paille et carton | Stro en karton"),
      ]
    : []),
];

const drafts: ProductDraft[] = forms.flatMap(([name, drawing, size, holds, price, step], row) =>
  tints.map(([tint, colour, sentence], nth) => ({
    name: joinTexts(localized(name), ", ", localized(tint)),
    brand: nth ? "Verre de Mer" : "Glasblazerij Zwin",
    price: price + nth * 50,
    summary: localized(sentence),
    description: [
      localized(sentence),
      nth
        ? localized(
            "Recycled glass with small bubbles and a slight ripple; it comes from bottles that were " +
              "collected along the coast. | " +
              "Verre recyclé, avec de petites bulles et une légère ondulation, issu de bouteilles " +
              "collectées sur le littoral. | " +
              "Gerecycleerd glas met kleine belletjes en een lichte rimpeling, van flessen die langs de " +
              "kust zijn ingezameld.",
          )
        : localized(
            "Blown by mouth in a wooden mould, then ground and polished at the foot. | " +
              "Soufflé à la bouche dans un moule de bois, puis meulé et poli au pied. | " +
              "Met de mond geblazen in een houten mal, aan de voet geslepen en gepolijst.",
          ),
      ...(step > 1 ? [joinTexts(localized("Sold in sets of | Vendu par | Verkocht per"), ` ${step}.`)] : []),
    ],
    facts: glassFacts({ size, holds, tint, row, nth }),
    look: { form: drawing, colours: [colour], label: "", detail: nth ? "green" : "clear" },
    min: step,
    step,
    max: step === 6 ? 36 : 0,
  })),
);

export const glassware = makeEntries({ categoryId: "glassware", kind: "piece", first: 301, min: 1, step: 1 }, drafts);
