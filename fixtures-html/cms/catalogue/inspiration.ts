import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

/** A picture of the inspiration gallery with its caption. */
export interface Idea {
  /** Id of the product in the picture. Without it, `article` is the slug of the article that the picture belongs to. */
  product?: string;
  article?: string;
  /** Crop of the picture. */
  shape: "square" | "tall" | "wide" | "banner";
  title: Localized;
  text: Localized;
}

export const ideas: Idea[] = [
  {
    product: "p294",
    shape: "tall",
    title: localized("Four o’clock | Quatre heures | Vier uur"),
    text: localized(
      "The teapot first, the rest of the table later. | " +
        "D’abord la théière, le reste de la table ensuite. | " +
        "Eerst de theepot, de rest van de tafel komt later.",
    ),
  },
  {
    product: "p211",
    shape: "wide",
    title: localized("A chair for the whole summer | Une chaise pour tout l’été | Een stoel voor de hele zomer"),
    text: localized(
      "A metre and a half of canvas makes an old deckchair new. Sew the hem twice: once for you, once for " +
        "the wind. | " +
        "Un mètre et demi de toile remet à neuf un vieux transat. Cousez l’ourlet deux fois : une pour " +
        "vous, une pour le vent. | " +
        "Anderhalve meter canvas maakt een oude strandstoel nieuw. Naai de zoom twee keer: één keer voor " +
        "uzelf, één keer voor de wind.",
    ),
  },
  {
    product: "p320",
    shape: "square",
    title: localized("Light outside | De la lumière dehors | Licht buiten"),
    text: localized(
      "A storm lantern does not mind the garden in October. | " +
        "Une lanterne tempête ne craint pas le jardin en octobre. | " +
        "Een stormlantaarn heeft niets tegen de tuin in oktober.",
    ),
  },
  {
    article: "behind-the-dunes",
    shape: "banner",
    title: localized("Where the cups come from | D’où viennent les tasses | Waar de kopjes vandaan komen"),
    text: localized("We went to see the kiln. | Nous sommes allés voir le four. | We gingen naar de oven kijken."),
  },
  {
    product: "p407",
    shape: "tall",
    title: localized("Stripes, again | Des rayures, encore | Strepen, alweer"),
    text: localized(
      "Twenty-one of them, as it was once laid down for sailors. They wash well with salt. | " +
        "Vingt et une, comme le voulait autrefois le règlement de la marine. Elles se lavent bien au sel. | " +
        "Eenentwintig, zoals het ooit voor matrozen was voorgeschreven. Ze wassen goed met zout.",
    ),
  },
  {
    product: "p159",
    shape: "square",
    title: localized("Gold for the soup | De l’or pour la soupe | Goud voor de soep"),
    text: localized("Half a teaspoon is plenty. | Une demi-cuillère à café suffit. | Een halve theelepel is genoeg."),
  },
  {
    product: "p226",
    shape: "wide",
    title: localized("Rope as a handrail | Une corde en guise de rampe | Touw als trapleuning"),
    text: localized(
      "Three metres, four brackets, one evening. | " +
        "Trois mètres, quatre supports, une soirée. | " +
        "Drie meter, vier steunen, één avond.",
    ),
  },
  {
    product: "p434",
    shape: "tall",
    title: localized("Six colours of sea | Six couleurs de mer | Zes kleuren zee"),
    text: localized(
      "Start with the lightest; the water does the rest. | " +
        "Commencez par la plus claire ; l’eau fait le reste. | " +
        "Begin met de lichtste; het water doet de rest.",
    ),
  },
  {
    product: "p357",
    shape: "square",
    title: localized("A table without flowers | Une table sans fleurs | Een tafel zonder bloemen"),
    text: localized(
      "Three candles of different heights, on a plate of sand. | " +
        "Trois bougies de hauteurs différentes, sur une assiette de sable. | " +
        "Drie kaarsen van verschillende hoogte, op een bord zand.",
    ),
  },
  {
    article: "cloth-by-the-metre",
    shape: "banner",
    title: localized("Cut while you wait | Coupé pendant que vous attendez | Geknipt terwijl u wacht"),
    text: localized(
      "How we measure linen, and why we give you a hand’s breadth more. | " +
        "Comment nous mesurons le lin, et pourquoi nous en donnons une largeur de main de plus. | " +
        "Hoe we linnen meten, en waarom u een handbreed meer krijgt.",
    ),
  },
  {
    product: "p466",
    shape: "tall",
    title: localized("A wall to eat | Un mur à croquer | Een muur om op te eten"),
    text: localized(
      "Nasturtiums climb by the end of June, and go into the salad in July. | " +
        "Les capucines grimpent dès la fin juin, et finissent en salade en juillet. | " +
        "Oost-Indische kers klimt vanaf eind juni en gaat in juli in de sla.",
    ),
  },
  {
    product: "p341",
    shape: "square",
    title: localized("Sunday | Dimanche | Zondag"),
    text: localized(
      "Bread, a board, nobody in a hurry. | " +
        "Du pain, une planche, personne de pressé. | " +
        "Brood, een plank, niemand gehaast.",
    ),
  },
  {
    product: "p269",
    shape: "wide",
    title: localized("A parcel worth keeping | Un paquet que l’on garde | Een pakje om te bewaren"),
    text: localized(
      "Brown paper and a metre of signal ribbon. | " +
        "Du papier kraft et un mètre de ruban à signaux. | " +
        "Bruin papier en een meter seinlint.",
    ),
  },
];
