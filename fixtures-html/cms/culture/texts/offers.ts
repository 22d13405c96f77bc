/** Texts of the pages with temporary offers. */
export const offers = {
  title: { en: "Offers of the week", fr: "Offres de la semaine", nl: "Aanbiedingen van de week" },
  intro: {
    en: "A few good things for a little less, until Sunday evening. New offers follow after that.",
    fr: "Quelques belles choses à petit prix, jusqu’à dimanche soir. De nouvelles offres suivront.",
    nl: "Een paar mooie producten voor een zacht prijsje, tot zondagavond. Daarna volgen er nieuwe.",
  },
  left: { en: "Ends in", fr: "Se termine dans", nl: "Nog" },
  until: { en: "{0} (time in Ostend)", fr: "{0} (heure d’Ostende)", nl: "{0} (tijd in Oostende)" },
  others: { en: "You may also like", fr: "Vous aimerez aussi", nl: "Misschien ook iets voor u" },
  lastPieces: { en: "Last pieces in stock", fr: "Derniers exemplaires", nl: "Laatste stuks" },
  lastPiecesIntro: {
    en: "We have only a few of these left and do not know yet whether they will be back.",
    fr: "Il ne nous en reste que quelques-uns, et nous ne savons pas encore s’ils reviendront.",
    nl: "We hebben er nog maar enkele en weten nog niet of ze terugkomen.",
  },
  gifts: { en: "Small gifts", fr: "Petits cadeaux", nl: "Kleine cadeaus" },
  giftsIntro: {
    en: "Gifts under €25 that fit in a letterbox, a pocket or a stocking.",
    fr: "Des cadeaux à moins de 25 €, pour une boîte aux lettres, une poche ou une chaussette.",
    nl: "Cadeaus van minder dan € 25 die in een brievenbus, een jaszak of een schoen passen.",
  },
};

/** Texts of the popups on these pages. */
export const popups = {
  code: {
    title: { en: "10% off for you", fr: "10 % de réduction pour vous", nl: "10% korting voor u" },
    text: {
      en: "Use this code for 10% off your gifts. Enter it in your cart before you check out.",
      fr: "Avec ce code, vous avez 10 % de réduction sur vos cadeaux. Indiquez-le dans votre panier avant de commander.",
      nl: "Met deze code krijgt u 10% korting op uw cadeaus. Vul de code in bij uw winkelmandje voordat u afrekent.",
    },
    toShop: { en: "Browse the shop", fr: "Parcourir la boutique", nl: "Rondkijken in de winkel" },
  },
  delivery: {
    label: { en: "Delivery", fr: "Livraison", nl: "Levering" },
    title: { en: "Free delivery from €60", fr: "Livraison gratuite dès 60 €", nl: "Gratis levering vanaf € 60" },
    text: {
      en: "We send all your last pieces together, in one parcel.",
      fr: "Nous envoyons vos derniers exemplaires ensemble, dans un seul colis.",
      nl: "We versturen uw laatste stuks samen, in één pakket.",
    },
    more: { en: "About delivery", fr: "En savoir plus", nl: "Meer over levering" },
  },
};

export const visiting = {
  title: { en: "Visit us", fr: "Nous rendre visite", nl: "Bezoek onze winkel" },
  intro: {
    en: "The shop is on the quay, between the fish market and the lighthouse ferry.",
    fr: "La boutique est sur le quai, entre le marché aux poissons et le bac du phare.",
    nl: "De winkel ligt aan de kade, tussen de vismarkt en het veer naar de vuurtoren.",
  },
  more: { en: "How to find us", fr: "Comment nous trouver", nl: "Zo vindt u ons" },
  where: { en: "Where we are", fr: "Où nous trouver", nl: "Waar u ons vindt" },
  when: { en: "Opening hours", fr: "Heures d’ouverture", nl: "Openingstijden" },
  news: { en: "Current changes", fr: "Changements actuels", nl: "Actuele wijzigingen" },
  information: {
    title: { en: "Before you visit", fr: "Avant votre visite", nl: "Voor uw bezoek" },
    text: {
      en: "From November to February we close at 17:00. As always, orders placed online before noon leave the same day.",
      fr: "De novembre à février, nous fermons à 17 h. Comme toujours, les commandes passées en ligne avant midi partent le jour même.",
      nl: "Van november tot februari sluiten we om 17 uur. Online bestellingen van vóór 12 uur vertrekken zoals altijd dezelfde dag.",
    },
    quay: {
      en: "The quay is being repaved: please come on foot, by tram or by bicycle.",
      fr: "Le quai est en travaux : venez à pied, en tram ou à vélo.",
      nl: "De kade wordt opnieuw aangelegd: u komt het best te voet, met de tram of met de fiets.",
    },
  },
};
