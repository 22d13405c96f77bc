import type { Category } from "./types.ts";
import { localized } from "./localized.ts";

const category = (id: string, name: string, intro: string): Category => ({
  id,
  slug: id,
  name: localized(name),
  intro: localized(intro),
});

export const categories: Category[] = [
  category(
    "coffee",
    "Coffee | Café | Koffie",
    "Beans from growers we know by name, roasted every Tuesday in small drums. Weighed out for you, from " +
      "100 grams. | " +
      "Des grains de producteurs que nous connaissons par leur nom, torréfiés chaque mardi en petits " +
      "tambours. Pesés pour vous, dès 100 grammes. | " +
      "Bonen van telers die we bij naam kennen, elke dinsdag gebrand in kleine trommels. Voor u afgewogen, " +
      "vanaf 100 gram.",
  ),
  category(
    "tea",
    "Tea | Thé | Thee",
    "Whole leaves, flowers and herbs, kept in tins and away from the light. | " +
      "Feuilles entières, fleurs et herbes, gardées en boîte et à l’abri de la lumière. | " +
      "Hele bladeren, bloemen en kruiden, bewaard in blik en uit het licht.",
  ),
  category(
    "spices",
    "Spices | Épices | Specerijen",
    "Whole or freshly ground, by weight, so that you never need to buy more than you will use. | " +
      "Entières ou fraîchement moulues, au poids, pour n’acheter que ce que vous utilisez. | " +
      "Heel of vers gemalen, per gewicht, zodat u nooit meer koopt dan u gebruikt.",
  ),
  category(
    "nuts-and-dried-fruit",
    "Nuts and dried fruit | Noix et fruits secs | Noten en gedroogd fruit",
    "For the pantry and the rucksack: the latest harvest, without added sugar. | " +
      "Pour le garde-manger et le sac à dos : la dernière récolte, sans sucre ajouté. | " +
      "Voor de voorraadkast en de rugzak: de laatste oogst, zonder toegevoegde suiker.",
  ),
  category(
    "fabrics",
    "Fabrics | Tissus | Stoffen",
    "Linen, cotton and wool from the bolt, cut to the length you need. | " +
      "Lin, coton et laine au rouleau, coupés à la longueur qu’il vous faut. | " +
      "Linnen, katoen en wol van de rol, gesneden op de lengte die u nodig hebt.",
  ),
  category(
    "rope-and-cord",
    "Rope and cord | Cordes et cordages | Touw en koord",
    "Laid, braided and twisted by a ropewalk that still measures in arm spans. | " +
      "Toronnés, tressés et torsadés par une corderie qui compte encore en brasses. | " +
      "Geslagen, gevlochten en gedraaid door een lijnbaan die nog in vademen meet.",
  ),
  category(
    "ribbons",
    "Ribbons | Rubans | Linten",
    "Satin, grosgrain, velvet and linen tape, sold by the metre. | " +
      "Satin, gros-grain, velours et galon de lin, vendus au mètre. | " +
      "Satijn, grosgrain, fluweel en linnen band, verkocht per meter.",
  ),
  category(
    "ceramics",
    "Ceramics | Céramique | Keramiek",
    "Stoneware thrown by hand, a few pieces at a time, in a studio behind the dunes. | " +
      "Du grès tourné à la main, quelques pièces à la fois, dans un atelier derrière les dunes. | " +
      "Steengoed, met de hand gedraaid, enkele stuks tegelijk, in een atelier achter de duinen.",
  ),
  category(
    "glassware",
    "Glassware | Verrerie | Glaswerk",
    "Carafes, tumblers and jars in mouth-blown and recycled glass. | " +
      "Carafes, gobelets et bocaux en verre soufflé ou recyclé. | " +
      "Karaffen, bekers en potten van mondgeblazen en gerecycleerd glas.",
  ),
  category(
    "kitchen-tools",
    "Kitchen tools | Ustensiles de cuisine | Keukengerei",
    "Honest tools of wood and steel, which wear in rather than out. | " +
      "Des outils francs, de bois et d’acier, qui se bonifient avec l’usage. | " +
      "Eerlijk gereedschap van hout en staal, dat mooier wordt door gebruik.",
  ),
  category(
    "candles",
    "Candles | Bougies | Kaarsen",
    "Dipped, poured and rolled, in rapeseed and beeswax, with cotton wicks. | " +
      "Trempées, coulées et roulées, en cire de colza et d’abeille, à mèche de coton. | " +
      "Gedompeld, gegoten en gerold, van koolzaad- en bijenwas, met katoenen lont.",
  ),
  category(
    "knitwear",
    "Knitwear | Mailles | Breiwerk",
    "Warm things for windy days, knitted in Europe from traceable wool. | " +
      "Du chaud pour les jours de vent, tricoté en Europe avec une laine traçable. | " +
      "Warme dingen voor winderige dagen, in Europa gebreid van traceerbare wol.",
  ),
  category(
    "shirts-and-bags",
    "Shirts and bags | T-shirts et sacs | Shirts en tassen",
    "Cotton to wear and to carry, for the beach, the market and the boat. | " +
      "Du coton à porter, sur soi ou à la main, pour la plage, le marché et le bateau. | " +
      "Katoen om te dragen, aan het lijf of in de hand, voor strand, markt en boot.",
  ),
  category(
    "stationery",
    "Stationery | Papeterie | Papierwaren",
    "Paper that is a pleasure to write on, and something good to write with. | " +
      "Du papier sur lequel il fait bon écrire, et de bons outils pour le faire. | " +
      "Papier waarop het prettig schrijven is, en iets goeds om mee te schrijven.",
  ),
  category(
    "garden",
    "Seeds and garden | Graines et jardin | Zaden en tuin",
    "Seeds that stand up to salt wind, and tools to get them into the ground. | " +
      "Des graines qui tiennent tête au vent salé, et des outils pour les mettre en terre. | " +
      "Zaden die tegen zoute wind kunnen, en gereedschap om ze in de grond te krijgen.",
  ),
];
