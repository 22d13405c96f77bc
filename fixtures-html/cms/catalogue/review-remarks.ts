import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

/** The text of a review, with its rating of one to five stars. */
export interface Remark {
  stars: number;
  text: Localized;
}

const remark = (stars: number, text: string): Remark => ({ stars, text: localized(text) });

/** Remarks that fit each product. */
const general: Remark[] = [
  remark(
    5,
    "Arrived two days later, packed in paper and without any plastic. | " +
      "Arrivé deux jours plus tard, emballé dans du papier et sans plastique. | " +
      "Twee dagen later geleverd, verpakt in papier en zonder plastic.",
  ),
  remark(
    5,
    "Bought as a present, and then ordered again for myself. | " +
      "Acheté pour l’offrir, puis commandé une deuxième fois pour moi. | " +
      "Gekocht als cadeau, en daarna nog eens besteld voor mezelf.",
  ),
  remark(
    4,
    "Just as described, and the photos show it well. | " +
      "Conforme à la description, et les photos le montrent bien. | " +
      "Zoals beschreven, en de foto’s tonen het goed.",
  ),
  remark(
    4,
    "A little more expensive than elsewhere, and worth it. | " +
      "Un peu plus cher qu’ailleurs, mais cela se justifie. | " +
      "Iets duurder dan elders, maar het is het waard.",
  ),
  remark(
    3,
    "I like it, but the parcel came a day late. | " +
      "Cela me plaît, mais le colis est arrivé avec un jour de retard. | " +
      "Ik ben er blij mee, maar het pakket kwam een dag te laat.",
  ),
  remark(
    5,
    "I had a question before I ordered, and got a helpful answer within the hour. | " +
      "J’avais une question avant de commander : une réponse utile est arrivée dans l’heure. | " +
      "Ik had een vraag voor ik bestelde, en kreeg binnen het uur een nuttig antwoord.",
  ),
];

const food: Remark[] = [
  remark(
    5,
    "It smells wonderful as soon as you open the bag, and tastes just as good. | " +
      "Le parfum est superbe dès l’ouverture du sachet, et le goût suit. | " +
      "Het ruikt heerlijk zodra het zakje opengaat, en het smaakt even goed.",
  ),
  remark(
    5,
    "Noticeably fresher than what I used to buy at the supermarket. | " +
      "Nettement plus frais que ce que j’achetais au supermarché. | " +
      "Merkbaar verser dan wat ik vroeger in de supermarkt kocht.",
  ),
  remark(
    4,
    "I bought 100 grams to try it; next time it will be half a kilo. | " +
      "J’ai pris 100 grammes pour goûter ; la prochaine fois, ce sera un demi-kilo. | " +
      "Ik kocht 100 gram om te proeven; de volgende keer wordt het een halve kilo.",
  ),
  remark(
    4,
    "Mild and pleasant. I like it a little stronger, but my guests asked for the address. | " +
      "Doux et agréable. Je le préfère un peu plus corsé, mais mes invités ont demandé l’adresse. | " +
      "Mild en lekker. Zelf heb ik het graag iets sterker, maar mijn gasten vroegen het adres.",
  ),
  remark(
    3,
    "Tasty, but I would like a bag that can be closed again. | " +
      "Savoureux, mais un sachet refermable serait plus pratique. | " +
      "Lekker, maar een hersluitbaar zakje zou handiger zijn.",
  ),
];

const byTheMetre: Remark[] = [
  remark(
    5,
    "Cut to the centimetre, with straight ends. | " +
      "Coupé au centimètre près, bien droit. | " +
      "Op de centimeter gesneden, met rechte uiteinden.",
  ),
  remark(
    5,
    "Strong, and pleasant to work with. | Solide et agréable à travailler. | Sterk, en prettig om mee te werken.",
  ),
  remark(
    4,
    "Take a little more than you have measured: I was ten centimetres short, through my own fault. | " +
      "Prenez un peu plus que mesuré : il m’a manqué dix centimètres, par ma faute. | " +
      "Neem iets meer dan gemeten: ik kwam tien centimeter tekort, door mijn eigen fout.",
  ),
  remark(
    4,
    "Good quality. A bit stiff at first, and softer each time I use it. | " +
      "Bonne qualité. Un peu raide au début, puis de plus en plus souple. | " +
      "Goede kwaliteit. Eerst wat stug, daarna steeds soepeler.",
  ),
  remark(
    3,
    "Good, but rolled so tightly that it took a day to lie flat. | " +
      "Bien, mais enroulé si serré qu’il a fallu un jour pour le remettre à plat. | " +
      "Goed, maar zo strak opgerold dat het pas na een dag weer vlak lag.",
  ),
];

const forTheHouse: Remark[] = [
  remark(
    5,
    "Even nicer than in the photo, and the finish is very good. | " +
      "Encore plus beau que sur la photo, avec une très belle finition. | " +
      "Nog mooier dan op de foto, en heel goed afgewerkt.",
  ),
  remark(
    5,
    "In use every day for half a year, and still like new. | " +
      "Utilisé tous les jours depuis six mois, et toujours comme neuf. | " +
      "Al een halfjaar elke dag in gebruik, en nog als nieuw.",
  ),
  remark(
    4,
    "A little smaller than I expected, so do check the measurements. | " +
      "Un peu plus petit que prévu : regardez bien les dimensions. | " +
      "Iets kleiner dan verwacht, dus bekijk goed de afmetingen.",
  ),
  remark(
    4,
    "One of the three had a tiny mark. The shop sent another one at once. | " +
      "Un des trois avait une petite marque. La boutique en a aussitôt envoyé un autre. | " +
      "Eén van de drie had een klein vlekje. De winkel stuurde meteen een ander.",
  ),
  remark(
    3,
    "Pretty, but it needs to be handled with care. | " +
      "Joli, mais à manier avec précaution. | " +
      "Mooi, maar u moet er voorzichtig mee zijn.",
  ),
];

const toWear: Remark[] = [
  remark(
    5,
    "Soft from the first day, and well finished. | " +
      "Doux dès le premier jour, et bien fini. | " +
      "Zacht vanaf de eerste dag, en mooi afgewerkt.",
  ),
  remark(
    5,
    "Washed ten times, and it has kept its shape and colour. | " +
      "Lavé dix fois : la forme et la couleur n’ont pas bougé. | " +
      "Tien keer gewassen, en vorm en kleur zijn gebleven.",
  ),
  remark(
    4,
    "I was between two sizes and took the larger one, which was right. | " +
      "J’hésitais entre deux tailles et j’ai pris la plus grande : c’était la bonne. | " +
      "Ik twijfelde tussen twee maten en nam de grootste, en dat was de juiste.",
  ),
  remark(
    4,
    "The colour is a little darker than on my screen, but I like it. | " +
      "La couleur est un peu plus foncée que sur mon écran, mais elle me plaît. | " +
      "De kleur is iets donkerder dan op mijn scherm, maar wel mooi.",
  ),
  remark(
    3,
    "Good fabric, but I would like it two centimetres longer. | " +
      "Bon tissu, mais deux centimètres de plus ne feraient pas de mal. | " +
      "Goede stof, maar twee centimeter langer had ik fijner gevonden.",
  ),
];

const forDeskAndGarden: Remark[] = [
  remark(
    5,
    "Exactly what I was looking for, and nicer than the one I had. | " +
      "Exactement ce que je cherchais, et plus joli que l’ancien. | " +
      "Precies wat ik zocht, en mooier dan het vorige.",
  ),
  remark(
    5,
    "My daughter wanted one too, so I have ordered a second. | " +
      "Ma fille en voulait un aussi : j’en ai commandé un deuxième. | " +
      "Mijn dochter wilde er ook een, dus heb ik een tweede besteld.",
  ),
  remark(
    4,
    "Simple and well made: it does what it should. | " +
      "Simple et bien fait : il remplit son rôle. | " +
      "Eenvoudig en goed gemaakt: het doet wat het moet doen.",
  ),
  remark(
    4,
    "My second order from this shop, and again everything was right. | " +
      "Ma deuxième commande dans cette boutique, et de nouveau tout était en ordre. | " +
      "Mijn tweede bestelling bij deze winkel, en weer was alles in orde.",
  ),
  remark(
    3,
    "Good. I hope that there will be a larger one. | " +
      "Bien. J’espère qu’il existera aussi en plus grand. | " +
      "Goed. Ik hoop dat er ook een grotere komt.",
  ),
];

const ofCategory: Record<string, Remark[]> = {
  coffee: food,
  tea: food,
  spices: food,
  "nuts-and-dried-fruit": food,
  fabrics: byTheMetre,
  "rope-and-cord": byTheMetre,
  ribbons: byTheMetre,
  ceramics: forTheHouse,
  glassware: forTheHouse,
  "kitchen-tools": forTheHouse,
  candles: forTheHouse,
  knitwear: toWear,
  "shirts-and-bags": toWear,
  stationery: forDeskAndGarden,
  garden: forDeskAndGarden,
};

/** The remarks that fit a product of a category. */
export const remarksFor = (categoryId: string): Remark[] => [...(ofCategory[categoryId] ?? []), ...general];
