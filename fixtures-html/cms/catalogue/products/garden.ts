import { type ProductDraft, makeEntries } from "../make-entries.ts";
import { fact, joinTexts, localized } from "../localized.ts";

// name | label | drawing of the plant | colour | sow | harvest or bloom | height
const seeds: [string, string, string, string, string, string, string][] = [
  [
    "Sea kale | Chou marin | Zeekool",
    "Sea kale",
    "leaf",
    "#7f9f9a",
    "March to May | Mars à mai | Maart tot mei",
    "April to June, second year | Avril à juin, 2e année | April tot juni, tweede jaar",
    "60 cm",
  ],
  [
    "Marsh samphire | Salicorne | Zeekraal",
    "Samphire",
    "stem",
    "#5f8f4f",
    "April | Avril | April",
    "June to August | Juin à août | Juni tot augustus",
    "25 cm",
  ],
  [
    "Carrot ‘Nantes’ | Carotte « Nantaise » | Wortel ‘Nantes’",
    "Carrot",
    "root",
    "#e08a3a",
    "March to July | Mars à juillet | Maart tot juli",
    "June to November | Juin à novembre | Juni tot november",
    "30 cm",
  ],
  [
    "Radish ‘Ice candle’ | Radis « Glaçon » | Radijs ‘IJskegel’",
    "Radish",
    "root",
    "#f1e6e0",
    "March to August | Mars à août | Maart tot augustus",
    "April to October | Avril à octobre | April tot oktober",
    "20 cm",
  ],
  [
    "Beetroot ‘Chioggia’ | Betterave « Chioggia » | Biet ‘Chioggia’",
    "Beetroot",
    "bulb",
    "#b0305a",
    "April to June | Avril à juin | April tot juni",
    "July to October | Juillet à octobre | Juli tot oktober",
    "35 cm",
  ],
  [
    "Tomato ‘Ostend’ | Tomate « Ostende » | Tomaat ‘Oostende’",
    "Tomato",
    "fruit",
    "#c9402f",
    "March, indoors | Mars, à l’intérieur | Maart, binnen",
    "July to October | Juillet à octobre | Juli tot oktober",
    "160 cm",
  ],
  [
    "Broad bean ‘Windsor’ | Fève « Windsor » | Tuinboon ‘Windsor’",
    "Broad bean",
    "pod",
    "#7fa052",
    "February to April | Février à avril | Februari tot april",
    "June and July | Juin et juillet | Juni en juli",
    "90 cm",
  ],
  [
    "Garden pea ‘Wonder’ | Petit pois « Merveille » | Doperwt ‘Wonder’",
    "Garden pea",
    "pod",
    "#8fb25c",
    "March to June | Mars à juin | Maart tot juni",
    "June to August | Juin à août | Juni tot augustus",
    "70 cm",
  ],
  [
    "Basil ‘Genovese’ | Basilic « Genovese » | Basilicum ‘Genovese’",
    "Basil",
    "leaf",
    "#5d8f45",
    "April to June | Avril à juin | April tot juni",
    "June to September | Juin à septembre | Juni tot september",
    "40 cm",
  ],
  [
    "Dill | Aneth | Dille",
    "Dill",
    "stem",
    "#9db04f",
    "April to July | Avril à juillet | April tot juli",
    "June to October | Juin à octobre | Juni tot oktober",
    "80 cm",
  ],
  [
    "Cornflower, blue | Bleuet, bleu | Korenbloem, blauw",
    "Cornflower",
    "flower",
    "#4d74b8",
    "March to May | Mars à mai | Maart tot mei",
    "June to September | Juin à septembre | Juni tot september",
    "70 cm",
  ],
  [
    "Californian poppy | Pavot de Californie | Slaapmutsje",
    "Poppy",
    "flower",
    "#e8953a",
    "March to June | Mars à juin | Maart tot juni",
    "June to October | Juin à octobre | Juni tot oktober",
    "35 cm",
  ],
  [
    "Sea holly | Panicaut maritime | Blauwe zeedistel",
    "Sea holly",
    "thistle",
    "#6f8fb5",
    "September, needs frost | Septembre, demande du gel | September, heeft vorst nodig",
    "July and August | Juillet et août | Juli en augustus",
    "50 cm",
  ],
  [
    "Thrift | Armérie maritime | Engels gras",
    "Thrift",
    "thistle",
    "#d9799a",
    "April to July | Avril à juillet | April tot juli",
    "May to August | Mai à août | Mei tot augustus",
    "20 cm",
  ],
  [
    "Marigold ‘Sunset’ | Souci « Couchant » | Goudsbloem ‘Avondzon’",
    "Marigold",
    "flower",
    "#e0762a",
    "March to June | Mars à juin | Maart tot juni",
    "June to November | Juin à novembre | Juni tot november",
    "45 cm",
  ],
  [
    "Nasturtium, climbing | Capucine, grimpante | Oost-Indische kers, klimmend",
    "Nasturtium",
    "flower",
    "#cf4a2e",
    "April and May | Avril et mai | April en mei",
    "June to October | Juin à octobre | Juni tot oktober",
    "200 cm",
  ],
];

// name | drawing | price | length | sentence
const tools: [string, string, number, string, string, string][] = [
  [
    "Hand trowel, ash handle | Plantoir à main, manche en frêne | Plantschepje, essen steel",
    "trowel",
    2490,
    "32 cm",
    "#d9b384",
    "Forged from one piece, narrow enough for bulbs. | " +
      "Forgé d’une pièce, assez étroit pour les bulbes. | " +
      "Uit één stuk gesmeed, smal genoeg voor bollen.",
  ],
  [
    "Hand fork, ash handle | Griffe à main, manche en frêne | Handvork, essen steel",
    "fork",
    2490,
    "30 cm",
    "#d9b384",
    "Three tines that loosen without cutting roots. | " +
      "Trois dents qui ameublissent sans couper les racines. | " +
      "Drie tanden die losmaken zonder wortels te snijden.",
  ],
  [
    "Dibber, cherry wood | Plantoir, bois de cerisier | Pootstok, kersenhout",
    "dibber",
    1490,
    "28 cm",
    "#a8623f",
    "With a mark at every two centimetres. | " +
      "Avec un repère tous les deux centimètres. | " +
      "Met een streepje om de twee centimeter.",
  ],
  [
    "Watering can, 5 litres | Arrosoir, 5 litres | Gieter, 5 liter",
    "can",
    3900,
    "40 cm",
    "#6f8f88",
    "Galvanised steel with a brass rose. | " +
      "Acier galvanisé et pomme en laiton. | " +
      "Gegalvaniseerd staal met een messing broes.",
  ],
  [
    "Watering can, 2 litres | Arrosoir, 2 litres | Gieter, 2 liter",
    "can",
    2900,
    "28 cm",
    "#c9784f",
    "A small one for the windowsill, with a long spout. | " +
      "Un petit pour l’appui de fenêtre, à long bec. | " +
      "Een kleine voor de vensterbank, met een lange tuit.",
  ],
  [
    "Flower pot, terracotta | Pot de fleurs, terre cuite | Bloempot, terracotta",
    "pot",
    890,
    "⌀ 18 cm",
    "#b8603f",
    "Thrown by hand, frost-proof, with its own saucer. | " +
      "Tourné à la main, résistant au gel, avec sa soucoupe. | " +
      "Met de hand gedraaid, vorstbestendig, met eigen schotel.",
  ],
  [
    "Flower pot, chalk-washed | Pot de fleurs, chaulé | Bloempot, gekalkt",
    "pot",
    990,
    "⌀ 18 cm",
    "#e6dccb",
    "The same pot with a wash of lime, which weathers in a season. | " +
      "Le même pot, chaulé, qui se patine en une saison. | " +
      "Dezelfde pot met een laagje kalk, dat in één seizoen verweert.",
  ],
];

const seedDrafts: ProductDraft[] = seeds.map(([name, label, drawing, colour, sow, harvest, height], row) => ({
  name: joinTexts(localized(name), ", ", localized("seeds | graines | zaden")),
  brand: row % 2 ? "Zilt & Zaad" : "Semences du Littoral",
  price: 345 + (row % 4) * 30,
  summary: joinTexts(localized("Sow: | Semis : | Zaaien:"), " ", localized(sow), "."),
  description: [
    localized(
      "Seed from open-pollinated plants, grown two kilometres from the sea: it knows wind and salt. | " +
        "Des semences de plantes à pollinisation libre, cultivées à deux kilomètres de la mer : elles " +
        "connaissent le vent et le sel. | " +
        "Zaad van zaadvaste planten, geteeld op twee kilometer van zee: het kent wind en zout.",
    ),
    localized(
      "Sow thinly, cover with twice the seed’s own thickness of earth and keep moist until it shows. You " +
        "may keep seed from your own plants. | " +
        "Semez clair, couvrez de deux fois l’épaisseur de la graine et gardez humide jusqu’à la levée. " +
        "Vous pouvez récolter vos propres graines. | " +
        "Zaai dun, dek af met tweemaal de dikte van het zaad en houd vochtig tot het opkomt. U mag zaad " +
        "van uw eigen planten oogsten.",
    ),
  ],
  facts: [
    fact("Sow | Semis | Zaaien", sow),
    fact("Harvest or bloom | Récolte ou floraison | Oogst of bloei", harvest),
    fact("Height | Hauteur | Hoogte", height),
    fact(
      "Light | Exposition | Licht",
      row % 3 ? "Sun | Soleil | Zon" : "Sun or half-shade | Soleil ou mi-ombre | Zon of halfschaduw",
    ),
    fact("Distance | Distance | Afstand", `${10 + (row % 5) * 5} cm`),
    fact("Content | Contenu | Inhoud", `± ${40 + (row % 6) * 35} `),
    fact("Germinates in | Levée en | Kiemt in", "8–20 days | 8 à 20 jours | 8–20 dagen"),
    ...(row % 3 === 0
      ? [
          fact("Farming | Culture | Teelt", "Organic | Biologique | Biologisch"),
          fact("Bees | Abeilles | Bijen", "Welcome | Bienvenues | Welkom"),
          fact("Sow before | À semer avant | Zaaien voor", "12/2028"),
        ]
      : []),
  ],
  look: {
    form: "packet",
    colours: [colour, ["#f1ece2", "#e6d9bd", "#dfe5dc", "#ecd9cf"][row % 4] ?? "#f1ece2"],
    label,
    detail: drawing,
  },
  max: 20,
}));

const toolDrafts: ProductDraft[] = tools.map(([name, drawing, price, length, colour, sentence], row) => ({
  name: localized(name),
  brand: "Tuin aan Zee",
  price,
  summary: localized(sentence),
  description: [
    localized(sentence),
    localized(
      "Made to be left out in the rain, although it will last longer if you do not. | " +
        "Fait pour rester sous la pluie, même s’il durera plus longtemps à l’abri. | " +
        "Gemaakt om in de regen te blijven liggen, al gaat het langer mee als u dat niet doet.",
    ),
  ],
  facts: [
    fact("Size | Dimensions | Afmetingen", length),
    fact(
      "Material | Matière | Materiaal",
      drawing === "pot"
        ? "Terracotta | Terre cuite | Terracotta"
        : drawing === "can"
          ? "Galvanised steel | Acier galvanisé | Gegalvaniseerd staal"
          : "Wood and carbon steel | Bois et acier au carbone | Hout en koolstofstaal",
    ),
    fact("Frost-proof | Résiste au gel | Vorstbestendig", "Yes | Oui | Ja"),
    fact("Weight | Poids | Gewicht", `${240 + row * 110} g`),
    fact("Made in | Fabriqué aux | Gemaakt in", "Netherlands | Pays-Bas | Nederland"),
    fact("Guarantee | Garantie | Garantie", "5 years | 5 ans | 5 jaar"),
  ],
  look: { form: drawing, colours: [colour], label: "", detail: "" },
  max: drawing === "can" ? 2 : 0,
}));

export const garden = makeEntries({ categoryId: "garden", kind: "piece", first: 451, min: 1, step: 1 }, [
  ...seedDrafts,
  ...toolDrafts,
]);
