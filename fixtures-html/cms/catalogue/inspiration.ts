import type { Localized } from "./types.ts";
import { words } from "./words.ts";

/** A picture of the gallery with what is said of it. */
export interface Idea {
  /** The product that is seen, or the article that the picture is from. */
  product?: string;
  article?: string;
  /** How much of the picture is shown. */
  shape: "square" | "tall" | "wide" | "banner";
  title: Localized;
  text: Localized;
}

export const ideas: Idea[] = [
  {
    product: "p294",
    shape: "tall",
    title: words("Four o’clock | Quatre heures | Vier uur"),
    text: words(
      "The teapot first, the rest of the table later. | D’abord la théière, le reste de la table ensuite. | Eerst de theepot, de rest van de tafel komt later.",
    ),
  },
  {
    product: "p211",
    shape: "wide",
    title: words("A chair for the whole summer | Une chaise pour tout l’été | Een stoel voor de hele zomer"),
    text: words(
      "A metre and a half of canvas makes an old deckchair new. Sew the hem twice: once for you, once for the wind. | Un mètre et demi de toile remet à neuf un vieux transat. Cousez l’ourlet deux fois : une pour vous, une pour le vent. | Anderhalve meter canvas maakt een oude strandstoel nieuw. Naai de zoom twee keer: één keer voor uzelf, één keer voor de wind.",
    ),
  },
  {
    product: "p320",
    shape: "square",
    title: words("Light outside | De la lumière dehors | Licht buiten"),
    text: words(
      "A storm lantern does not mind the garden in October. | Une lanterne tempête ne craint pas le jardin en octobre. | Een stormlantaarn heeft niets tegen de tuin in oktober.",
    ),
  },
  {
    article: "behind-the-dunes",
    shape: "banner",
    title: words("Where the cups come from | D’où viennent les tasses | Waar de kopjes vandaan komen"),
    text: words("We went to see the kiln. | Nous sommes allés voir le four. | We gingen naar de oven kijken."),
  },
  {
    product: "p407",
    shape: "tall",
    title: words("Stripes, again | Des rayures, encore | Strepen, alweer"),
    text: words(
      "Twenty-one of them, as it was once laid down for sailors. They wash well with salt. | Vingt et une, comme le voulait autrefois le règlement de la marine. Elles se lavent bien au sel. | Eenentwintig, zoals het ooit voor matrozen was voorgeschreven. Ze wassen goed met zout.",
    ),
  },
  {
    product: "p159",
    shape: "square",
    title: words("Gold for the soup | De l’or pour la soupe | Goud voor de soep"),
    text: words("Half a teaspoon is plenty. | Une demi-cuillère à café suffit. | Een halve koffielepel is genoeg."),
  },
  {
    product: "p226",
    shape: "wide",
    title: words("Rope as a handrail | Une corde en guise de rampe | Touw als trapleuning"),
    text: words(
      "Three metres, four brackets, one evening. | Trois mètres, quatre supports, une soirée. | Drie meter, vier steunen, één avond.",
    ),
  },
  {
    product: "p434",
    shape: "tall",
    title: words("Six colours of sea | Six couleurs de mer | Zes kleuren zee"),
    text: words(
      "Start with the lightest; the water does the rest. | Commencez par la plus claire ; l’eau fait le reste. | Begin met de lichtste; het water doet de rest.",
    ),
  },
  {
    product: "p357",
    shape: "square",
    title: words("A table without flowers | Une table sans fleurs | Een tafel zonder bloemen"),
    text: words(
      "Three candles of different heights, on a plate of sand. | Trois bougies de hauteurs différentes, sur une assiette de sable. | Drie kaarsen van verschillende hoogte, op een bord zand.",
    ),
  },
  {
    article: "cloth-by-the-metre",
    shape: "banner",
    title: words("Cut while you wait | Coupé pendant que vous attendez | Geknipt terwijl u wacht"),
    text: words(
      "How we measure linen, and why we give you a hand’s breadth more. | Comment nous mesurons le lin, et pourquoi nous en donnons une largeur de main de plus. | Hoe we linnen meten, en waarom u een handbreed meer krijgt.",
    ),
  },
  {
    product: "p466",
    shape: "tall",
    title: words("A wall to eat | Un mur à croquer | Een muur om op te eten"),
    text: words(
      "Nasturtiums climb by the end of June, and go into the salad in July. | Les capucines grimpent dès la fin juin, et finissent en salade en juillet. | Oost-Indische kers klimt vanaf eind juni en gaat in juli in de sla.",
    ),
  },
  {
    product: "p341",
    shape: "square",
    title: words("Sunday | Dimanche | Zondag"),
    text: words(
      "Bread, a board, nobody in a hurry. | Du pain, une planche, personne de pressé. | Brood, een plank, niemand gehaast.",
    ),
  },
  {
    product: "p269",
    shape: "wide",
    title: words("A parcel worth keeping | Un paquet que l’on garde | Een pakje om te bewaren"),
    text: words(
      "Brown paper and a metre of signal ribbon. | Du papier kraft et un mètre de ruban à signaux. | Bruin papier en een meter seinlint.",
    ),
  },
];
