export const reading = {
  news: { en: "The journal", fr: "Le journal", nl: "Het magazine" },
  newsIntro: {
    en: "Notes from behind the counter: makers, recipes and the weather at sea.",
    fr: "Le quotidien derrière le comptoir : artisans, recettes et météo marine.",
    nl: "Verhalen van achter de toonbank: makers, recepten en het weer op zee.",
  },
  embedTitle: { en: "From our social media", fr: "Sur nos réseaux sociaux", nl: "Van onze sociale media" },
  embedNote: {
    en: "This is a post from a social network. It is only shown if you accept marketing cookies.",
    fr: "Cette publication provient d’un réseau social. Elle ne s’affiche que si vous acceptez les cookies marketing.",
    nl: "Dit is een bericht van een sociaal netwerk. Het wordt alleen getoond als u marketingcookies accepteert.",
  },
  embedCaption: {
    en: "@lagune.oostende: the kiln is warm, the cups are nearly ready.",
    fr: "@lagune.oostende : le four est chaud, les tasses sont presque prêtes.",
    nl: "@lagune.oostende: de oven is warm, de kopjes zijn bijna klaar.",
  },
  embedAlt: {
    en: "Pots on a bench in front of the dunes",
    fr: "Des pots sur un banc devant les dunes",
    nl: "Potten op een bank voor de duinen",
  },
  contents: { en: "On this page", fr: "Sur cette page", nl: "Op deze pagina" },
  terms: { en: "Terms of sale", fr: "Conditions de vente", nl: "Verkoopvoorwaarden" },
  termsDescription: {
    en: "How ordering, delivery, returns and payment work at Lagune.",
    fr: "Comment se passent commande, livraison, retour et paiement chez Lagune.",
    nl: "Hoe bestellen, leveren, terugsturen en betalen bij Lagune verloopt.",
  },
};
