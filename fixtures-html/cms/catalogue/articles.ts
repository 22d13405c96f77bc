import { shortArticles } from "./short-articles.ts";
import type { ViewId } from "./photos/views.ts";
import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

export interface Article {
  slug: string;
  /** Day of publication, such as 2026-11-05. */
  date: string;
  title: Localized;
  intro: Localized;
  body: Localized[];
  /** Id of its news category. */
  categoryId: string;
  /** Key for `articlePicture`, or a product's photo. */
  picture: string | { product: string; view: ViewId };
  /** Id of a product whose photos are shown at the end. */
  photosOf?: string;
}

const stories: Article[] = [
  {
    slug: "first-coffee-by-sail",
    date: "2026-09-18",
    categoryId: "2",
    picture: "harbour",
    photosOf: "p108",
    title: localized(
      "The first coffee that came by sail | Le premier café venu à la voile | De eerste koffie die onder zeil kwam",
    ),
    intro: localized(
      "Forty-two days from Santa Marta to our quay: four tonnes of Huila, and hardly a drop of oil. | " +
        "Quarante-deux jours de Santa Marta à notre quai : quatre tonnes de Huila, et presque pas une " +
        "goutte de pétrole. | " +
        "Tweeënveertig dagen van Santa Marta tot aan onze kade: vier ton Huila, en nauwelijks een druppel olie.",
    ),
    body: [
      localized(
        "On the second of August the schooner left the Colombian coast with sixty-four bags in her hold. " +
          "She met no storm, but eleven days without wind, and her crew of seven learned to be patient. | " +
          "Le deux août, la goélette a quitté la côte colombienne avec soixante-quatre sacs en cale. Elle " +
          "n’a pas rencontré de tempête, mais onze jours sans vent, et ses sept équipiers ont appris la " +
          "patience. | " +
          "Op twee augustus verliet de schoener de Colombiaanse kust met vierenzestig balen in het ruim. " +
          "Ze kreeg geen storm, wel elf dagen zonder wind, en haar zeven bemanningsleden leerden geduld.",
      ),
      localized(
        "We were worried about the damp. Green coffee takes on the smell of everything near it, and a " +
          "wooden ship smells of tar. The bags were lined, the hold was aired each dry day, and the first " +
          "cup we made on the quay was clean, sweet and full of plum. | " +
          "Nous redoutions l’humidité. Le café vert prend l’odeur de tout ce qui l’entoure, et un bateau " +
          "en bois sent le goudron. Les sacs étaient doublés, la cale aérée chaque jour sec, et la " +
          "première tasse bue sur le quai était nette, douce et pleine de prune. | " +
          "We vreesden het vocht. Groene koffie neemt de geur aan van alles in de buurt, en een houten " +
          "schip ruikt naar teer. De balen waren gevoerd, het ruim werd elke droge dag gelucht, en de " +
          "eerste kop op de kade was zuiver, zoet en vol pruim.",
      ),
      localized(
        "Sailing costs more: about sixty cents a kilogram. We have not put it on the price. If the coffee " +
          "sells, the ship will leave again in April, and this time with cocoa too. | " +
          "La voile coûte plus cher : environ soixante centimes le kilo. Nous ne l’avons pas ajouté au " +
          "prix. Si le café se vend, le bateau repartira en avril, cette fois avec du cacao aussi. | " +
          "Zeilen kost meer: ongeveer zestig cent per kilo. We hebben dat niet bij de prijs gedaan. Als de " +
          "koffie verkoopt, vertrekt het schip in april opnieuw, dan ook met cacao.",
      ),
      localized(
        "Come and taste it in the shop on Saturday mornings, or look for Colombia Huila among the coffees. | " +
          "Venez le goûter à la boutique le samedi matin, ou cherchez Colombie Huila parmi les cafés. | " +
          "U kunt hem op zaterdagochtend in de winkel proeven; Colombia Huila staat bij de koffie.",
      ),
    ],
  },
  {
    slug: "behind-the-dunes",
    date: "2026-10-09",
    categoryId: "11",
    picture: "studio",
    photosOf: "p278",
    title: localized(
      "Behind the dunes, with the potter | Derrière les dunes, chez le potier | Achter de duinen, bij de pottenbakker",
    ),
    intro: localized(
      "Why two of our cups are never the same, and why the tide line is dipped twice. | " +
        "Pourquoi deux de nos tasses ne sont jamais pareilles, et pourquoi la laisse de mer se trempe deux fois. | " +
        "Waarom twee van onze koppen nooit gelijk zijn, en waarom de vloedlijn twee keer wordt gedompeld.",
    ),
    body: [
      localized(
        "The studio is a former coal shed with a north window. There are two wheels, one kiln and a dog. " +
          "On Mondays the clay is kneaded; on Tuesdays and Wednesdays it is thrown; then it waits, for as " +
          "long as the weather asks. | " +
          "L’atelier est un ancien hangar à charbon avec une fenêtre au nord. On y trouve deux tours, un " +
          "four et un chien. Le lundi, on pétrit la terre ; le mardi et le mercredi, on tourne ; ensuite " +
          "elle attend, aussi longtemps que le veut le temps. | " +
          "Het atelier is een oude kolenloods met een raam op het noorden. Er staan twee draaischijven en " +
          "één oven, en er ligt een hond. Op maandag wordt de klei gekneed; op dinsdag en woensdag wordt " +
          "gedraaid; dan wacht ze, zo lang het weer het vraagt.",
      ),
      localized(
        "The white glaze is made with ash from the dune thorn that is cut back each winter. It is the ash " +
          "that brings the warm tone, and the iron in the clay that brings the specks. | " +
          "L’émail blanc contient la cendre des argousiers taillés chaque hiver dans les dunes. C’est elle " +
          "qui donne le ton chaud, et le fer de la terre qui donne les mouchetures. | " +
          "In het witte glazuur zit as van de duindoorn die elke winter wordt gesnoeid. De as geeft de " +
          "warme toon, het ijzer in de klei de spikkels.",
      ),
      localized(
        "For the tide line, a piece is dipped to the waist, dried overnight and dipped again from the " +
          "other side. Where the two meet, a line appears that nobody can draw. | " +
          "Pour la laisse de mer, la pièce est trempée jusqu’à mi-hauteur, séchée une nuit, puis trempée " +
          "de l’autre côté. Là où les deux se rencontrent apparaît une ligne que personne ne sait " +
          "dessiner. | " +
          "Voor de vloedlijn wordt een stuk tot halverwege gedompeld, een nacht gedroogd en dan langs de " +
          "andere kant gedompeld. Waar de twee elkaar raken, verschijnt een lijn die niemand kan tekenen.",
      ),
    ],
  },
  {
    slug: "cloth-by-the-metre",
    date: "2026-11-05",
    categoryId: "31",
    picture: "loom",
    photosOf: "p202",
    title: localized("How much cloth do you need? | Combien de tissu vous faut-il ? | Hoeveel stof hebt u nodig?"),
    intro: localized(
      "Curtains, cushions, an apron, a deckchair: our cutters’ own list, shrinkage included. | " +
        "Rideaux, coussins, tablier, transat : la liste de nos coupeuses, retrait compris. | " +
        "Gordijnen, kussens, een schort, een ligstoel: het lijstje van onze snijtafel, krimp inbegrepen.",
    ),
    body: [
      localized(
        "The question we hear most at the cutting table has an easy answer and a hard one. The easy one: " +
          "take the finished length, add ten per cent, and round up to the next ten centimetres. | " +
          "La question que nous entendons le plus à la table de coupe a une réponse facile et une " +
          "difficile. La facile : prenez la longueur finie, ajoutez dix pour cent et arrondissez aux dix " +
          "centimètres supérieurs. | " +
          "De vraag die we aan de snijtafel het vaakst horen, heeft een makkelijk antwoord en een " +
          "moeilijk. Het makkelijke: neem de afgewerkte lengte, tel er tien procent bij en rond af naar de " +
          "volgende tien centimeter.",
      ),
      localized(
        "An apron takes 1.2 metres. Two cushions of fifty centimetres take 0.6. A deckchair takes 1.4 of " +
          "the canvas, which is woven to the width of the frame. | " +
          "Un tablier demande 1,2 mètre. Deux coussins de cinquante centimètres, 0,6. Un transat prend 1,4 " +
          "de toile, tissée à la largeur du cadre. | " +
          "Een schort vraagt 1,2 meter. Twee kussens van vijftig centimeter vragen 0,6. Een ligstoel neemt " +
          "1,4 canvas, dat op de breedte van het frame geweven is.",
      ),
      localized(
        "Curtains are the hard answer. Measure the rail, double it for linen, and divide by the width of " +
          "the cloth; that gives the number of drops. Each drop is your height plus " +
          "thirty centimetres for hems. | " +
          "Les rideaux sont la réponse difficile. Mesurez la tringle, doublez pour le lin, divisez par la " +
          "laize : voilà le nombre de lés. Chaque lé fait votre hauteur plus trente " +
          "centimètres d’ourlets. | " +
          "Gordijnen zijn het moeilijke antwoord. Meet de rail, verdubbel voor linnen en deel door de " +
          "breedte van de stof: dat is het aantal banen. Elke baan is uw hoogte plus dertig centimeter " +
          "voor de zomen.",
      ),
      localized(
        "And wash it first. Linen that shrinks before you sew will not shrink after. | " +
          "Et lavez d’abord. Un lin qui rétrécit avant la couture ne rétrécira plus après. | " +
          "En was eerst. Linnen dat krimpt voor u naait, krimpt daarna niet meer.",
      ),
    ],
  },
];

/** Newest first; articles of the same day keep the order of the source. */
export const articles: Article[] = [...stories, ...shortArticles].sort((a, b) => b.date.localeCompare(a.date));
