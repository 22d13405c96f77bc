import type { Article } from "./articles.ts";
import { localized } from "./localized.ts";

/** Short news articles. */
export const shortArticles: Article[] = [
  {
    slug: "a-blend-for-short-days",
    date: "2026-11-17",
    categoryId: "3",
    picture: { product: "p130", view: "contents" },
    title: localized("A blend for short days | Un mélange pour les jours courts | Een melange voor korte dagen"),
    intro: localized(
      "Dark at five, kettle on at four: what we drink behind the counter until March. | " +
        "Nuit à cinq heures, bouilloire à quatre : ce que nous buvons derrière le comptoir jusqu’en mars. | " +
        "Donker om vijf uur, ketel op om vier: wat wij tot maart achter de toonbank drinken.",
    ),
    body: [
      localized(
        "It began as the bottom of three tins. Nobody wrote down how much of each, so it took us two " +
          "winters to make it a second time. | " +
          "Tout a commencé avec le fond de trois boîtes. Personne n’avait noté les quantités : il nous a " +
          "fallu deux hivers pour le refaire. | " +
          "Het begon met de bodem van drie blikken. Niemand schreef de hoeveelheden op, dus duurde het " +
          "twee winters voor het een tweede keer lukte.",
      ),
      localized(
        "Give it four minutes and water that has just stopped boiling. A spoon of milk is allowed; a " +
          "second spoon is a pudding. | " +
          "Laissez infuser quatre minutes dans une eau qui vient de cesser de bouillir. Une cuillerée de " +
          "lait est permise ; deux, c’est un dessert. | " +
          "Geef het vier minuten en water dat net van de kook is. Een lepel melk mag; twee lepels is pudding.",
      ),
    ],
  },
  {
    slug: "saturday-mornings",
    date: "2026-11-05",
    categoryId: "3",
    picture: { product: "p105", view: "three" },
    title: localized("Four cups on Saturday mornings | Quatre tasses le samedi matin | Vier kopjes op zaterdagochtend"),
    intro: localized(
      "From half past ten we pour what came in that week. Bring an opinion. | " +
        "Dès dix heures et demie, nous servons les arrivages de la semaine. Venez avec un avis. | " +
        "Vanaf half elf schenken we wat die week binnenkwam. Breng een mening mee.",
    ),
    body: [
      localized(
        "There are twelve stools at the long table, and no list to put your name on. The first to arrive " +
          "sit; the others stand and talk. | " +
          "Il y a douze tabourets à la grande table et aucune liste où s’inscrire. Les premiers s’assoient " +
          "; les autres restent debout et bavardent. | " +
          "Aan de lange tafel staan twaalf krukken, en er is geen lijst om op te staan. Wie eerst komt, " +
          "zit; wie later komt, staat en praat.",
      ),
    ],
  },
  {
    slug: "the-knife-that-opens",
    date: "2026-11-05",
    categoryId: "1",
    picture: { product: "p330", view: "close-up" },
    title: localized(
      "The knife that opens and does not cut | Le couteau qui ouvre et ne coupe pas | Het mes dat opent en niet snijdt",
    ),
    intro: localized(
      "A short blade, a round handle, and a smith in Bruges who tests each one on a dozen. | " +
        "Une lame courte, un manche rond, et un forgeron de Bruges qui essaie chacun sur une douzaine. | " +
        "Een kort lemmet, een rond heft, en een smid in Brugge die elk mes op een dozijn uitprobeert.",
    ),
    body: [
      localized(
        "An oyster is not cut but talked round. The point finds the hinge, the wrist turns, and the shell " +
          "gives up before the hand does. | " +
          "On ne coupe pas une huître, on la persuade. La pointe trouve la charnière, le poignet tourne, " +
          "et la coquille cède avant la main. | " +
          "Een oester snijdt men niet, die praat men om. De punt vindt het scharnier, de pols draait, en de " +
          "schelp geeft op voor de hand dat doet.",
      ),
      localized(
        "The smith eats what he opens. He says it keeps him honest. | " +
          "Le forgeron mange ce qu’il ouvre. Il dit que cela le garde honnête. | " +
          "De smid eet op wat hij opent. Dat houdt hem eerlijk, zegt hij.",
      ),
    ],
  },
  {
    slug: "forty-dips",
    date: "2026-11-05",
    categoryId: "1",
    picture: { product: "p353", view: "evening" },
    title: localized("Forty dips make a flame | Quarante bains font une flamme | Veertig keer dompelen voor één vlam"),
    intro: localized(
      "We spent a day with the chandler and came home smelling of honey. | " +
        "Une journée chez le cirier, et nous sentions le miel en rentrant. | " +
        "Een dag bij de kaarsenmaker, en we roken naar honing toen we thuiskwamen.",
    ),
    body: [
      localized(
        "Each dip adds less than a millimetre. In between, the wick hangs in the draught of an open door, " +
          "and the chandler reads the newspaper. | " +
          "Chaque bain ajoute moins d’un millimètre. Entre deux, la mèche pend dans le courant d’air d’une " +
          "porte ouverte, et le cirier lit le journal. | " +
          "Elke keer komt er minder dan een millimeter bij. Tussendoor hangt de lont in de tocht van een " +
          "open deur, en leest de kaarsenmaker de krant.",
      ),
    ],
  },
  {
    slug: "soup-for-the-first-frost",
    date: "2026-10-28",
    categoryId: "31",
    picture: { product: "p283", view: "above" },
    title: localized("Soup for the first frost | Une soupe pour les premières gelées | Soep voor de eerste vorst"),
    intro: localized(
      "Beetroot, ginger and a bowl large enough to warm both hands. | " +
        "Betterave, gingembre et un bol assez grand pour réchauffer les deux mains. | " +
        "Rode biet, gember en een kom die groot genoeg is voor twee koude handen.",
    ),
    body: [
      localized(
        "Roast three beetroots in their skins for an hour, until the kitchen smells of earth. Peel them " +
          "while they are too hot, which is the only time they peel. | " +
          "Faites rôtir trois betteraves dans leur peau pendant une heure, jusqu’à ce que la cuisine sente " +
          "la terre. Pelez-les brûlantes : c’est le seul moment où elles se pèlent. | " +
          "Rooster drie bieten een uur in hun schil, tot de keuken naar aarde ruikt. Pel ze als ze te heet " +
          "zijn: alleen dan laten ze zich pellen.",
      ),
      localized(
        "Two spoons of ground ginger, a litre of stock, ten minutes. Salt at the table. | " +
          "Deux cuillerées de gingembre moulu, un litre de bouillon, dix minutes. Le sel à table. | " +
          "Twee lepels gemalen gember, een liter bouillon, tien minuten. Zout aan tafel.",
      ),
    ],
  },
  {
    slug: "storm-on-the-quay",
    date: "2026-10-22",
    categoryId: "2",
    picture: { product: "p227", view: "at-home" },
    title: localized(
      "What the storm left on the quay | Ce que la tempête a laissé sur le quai | Wat de storm op de kade achterliet",
    ),
    intro: localized(
      "Nine Beaufort, two broken windows and one very good rope. | " +
        "Force neuf, deux vitres brisées et un très bon cordage. | " +
        "Negen Beaufort, twee gebroken ruiten en één heel goed touw.",
    ),
    body: [
      localized(
        "We closed at three and tied the awning down with what lay in the window. In the morning the " +
          "awning was gone, and so was the pole that it had been tied to. The knot was still there. | " +
          "Nous avons fermé à trois heures et arrimé l’auvent avec ce qui se trouvait en vitrine. Le " +
          "matin, l’auvent avait disparu, le poteau aussi. Le nœud, lui, était toujours là. | " +
          "We sloten om drie uur en bonden de luifel vast met wat in de etalage lag. ’s Morgens was de " +
          "luifel weg, en de paal ook. De knoop was er nog.",
      ),
    ],
  },
  {
    slug: "wool-from-the-polder",
    date: "2026-10-09",
    categoryId: "11",
    picture: { product: "p377", view: "material" },
    title: localized("Wool from behind the dyke | De la laine de derrière la digue | Wol van achter de dijk"),
    intro: localized(
      "Three hundred ewes, one mill, and a grey that cannot be ordered. | " +
        "Trois cents brebis, une filature, et un gris qui ne se commande pas. | " +
        "Driehonderd ooien, één spinnerij, en een grijs dat niet te bestellen is.",
    ),
    body: [
      localized(
        "The mill spins once a year, in March, when the river is high. What is left of the colour by " +
          "autumn is what we have. | " +
          "La filature tourne une fois par an, en mars, quand la rivière est haute. Ce qui reste de la " +
          "teinte à l’automne, c’est ce que nous avons. | " +
          "De spinnerij draait één keer per jaar, in maart, als de rivier hoog staat. Wat er in de herfst " +
          "van de kleur overblijft, is wat wij hebben.",
      ),
      localized(
        "The grey is no dye but the sheep: one in nine is born dark. In a good year it is slate; in " +
          "another, pencil. | " +
          "Ce gris n’est pas une teinture mais un mouton : une brebis sur neuf naît foncée. Une bonne " +
          "année le fait ardoise ; une autre, crayon. | " +
          "Het grijs is geen verf maar schaap: één op negen wordt donker geboren. In een goed jaar is het " +
          "lei, in een ander potlood.",
      ),
    ],
  },
  {
    slug: "seeds-to-swap",
    date: "2026-09-05",
    categoryId: "3",
    picture: { product: "p461", view: "at-home" },
    title: localized("Seeds to swap, stories to keep | Des graines à échanger | Zaden om te ruilen"),
    intro: localized(
      "A drawer, eighty envelopes and one rule: take what you will really sow. | " +
        "Un tiroir, quatre-vingts enveloppes et une règle : ne prenez que ce que vous sèmerez vraiment. | " +
        "Een lade, tachtig enveloppen en één regel: neem wat u echt gaat zaaien.",
    ),
    body: [
      localized(
        "The drawer is beside the till until the end of the month. Write on the envelope what it is, where " +
          "it grew, and what it did to you. | " +
          "Le tiroir est à côté de la caisse jusqu’à la fin du mois. Écrivez sur l’enveloppe ce que c’est, " +
          "où cela a poussé et ce que cela vous a fait. | " +
          "De lade staat tot het einde van de maand naast de kassa. Schrijf op de envelop wat het is, waar " +
          "het groeide en wat het met u deed.",
      ),
    ],
  },
  {
    slug: "the-long-way-round",
    date: "2026-08-21",
    categoryId: "2",
    picture: { product: "p157", view: "contents" },
    title: localized("The long way round | Par le chemin le plus long | De lange weg"),
    intro: localized(
      "Why our cinnamon spent eleven weeks on the water, and is better for it. | " +
        "Pourquoi notre cannelle a passé onze semaines sur l’eau, et s’en porte mieux. | " +
        "Waarom onze kaneel elf weken op het water was, en daar beter van werd.",
    ),
    body: [
      localized(
        "The ship went round the Cape because it was safer. The bales were turned each Sunday, and by the " +
          "time they reached us the bark had lost its green edge. | " +
          "Le bateau est passé par le Cap, plus sûr. Les ballots ont été retournés chaque dimanche ; à " +
          "l’arrivée, l’écorce avait perdu son côté vert. | " +
          "Het schip ging om de Kaap, omdat dat veiliger was. De balen werden elke zondag gekeerd, en toen " +
          "ze aankwamen was de bast zijn groene kantje kwijt.",
      ),
    ],
  },
  {
    slug: "how-we-weigh",
    date: "2026-08-12",
    categoryId: "31",
    picture: { product: "p176", view: "front" },
    title: localized(
      "How we weigh, and why we round down | " +
        "Comment nous pesons, et pourquoi nous arrondissons | " +
        "Hoe we wegen, en waarom we afronden",
    ),
    intro: localized(
      "The scale is from 1931 and goes to fifty grams. The rest is manners. | " +
        "La balance est de 1931 et va jusqu’à cinquante grammes. Le reste est affaire de politesse. | " +
        "De weegschaal is van 1931 en gaat tot vijftig gram. De rest is beleefdheid.",
    ),
    body: [
      localized(
        "Ask for a quarter and you will get a quarter and a bit; you pay for the quarter. The bit has no " +
          "name and appears on no bill. | " +
          "Demandez un quart, vous aurez un quart et un peu ; vous payez le quart. Le peu n’a pas de nom " +
          "et ne figure sur aucune facture. | " +
          "U vraagt een kwart en krijgt een kwart en een beetje; u betaalt het kwart. Het beetje heeft geen " +
          "naam en staat op geen rekening.",
      ),
    ],
  },
];
