/** Pages with products for a while, and what pops up on them. */
export const offers = {
  title: { en: "Offers of the week", fr: "Offres de la semaine", nl: "Aanbiedingen van de week" },
  intro: {
    en: "A few good things for a little less, until Sunday evening. After that others have their turn.",
    fr: "Quelques belles choses à petit prix, jusqu’à dimanche soir. Ensuite, c’est au tour d’autres.",
    nl: "Een paar goede dingen voor een beetje minder, tot zondagavond. Daarna zijn andere aan de beurt.",
  },
  left: { en: "Still for", fr: "Encore", nl: "Nog" },
  until: { en: "{0} (time in Ostend)", fr: "{0} (heure d’Ostende)", nl: "{0} (tijd in Oostende)" },
  others: { en: "Also of interest", fr: "À voir aussi", nl: "Ook interessant" },
  lastPieces: { en: "Last pieces", fr: "Dernières pièces", nl: "Laatste stuks" },
  lastPiecesIntro: {
    en: "Of these we have only a few left, and do not know yet whether they come back.",
    fr: "Il ne nous en reste que quelques-uns, et nous ne savons pas encore s’ils reviendront.",
    nl: "Hiervan hebben we er nog maar enkele, en we weten nog niet of ze terugkomen.",
  },
  gifts: { en: "Small gifts", fr: "Petits cadeaux", nl: "Kleine cadeaus" },
  giftsIntro: {
    en: "Things for less than €25 that fit into a letterbox, a pocket or a stocking.",
    fr: "Des choses à moins de 25 €, pour une boîte aux lettres, une poche ou une chaussette.",
    nl: "Spullen voor minder dan € 25 die in een brievenbus, een jaszak of een schoentje passen.",
  },
};

/** What pops up on them. */
export const popups = {
  code: {
    title: { en: "Ten percent for you", fr: "Dix pour cent pour vous", nl: "Tien procent voor u" },
    text: {
      en: "With this code your gifts cost a tenth less. Type it in your cart, before you order.",
      fr: "Avec ce code, vos cadeaux coûtent un dixième de moins. Indiquez-le dans votre panier avant de commander.",
      nl: "Met deze code kosten uw cadeaus een tiende minder. Geef ze in bij uw mandje, voor u bestelt.",
    },
    toShop: { en: "Look around the shop", fr: "Parcourir le magasin", nl: "Rondkijken in de winkel" },
  },
  delivery: {
    label: { en: "Delivery", fr: "Livraison", nl: "Levering" },
    title: { en: "Free delivery from €60", fr: "Livraison gratuite dès 60 €", nl: "Gratis levering vanaf € 60" },
    text: {
      en: "The last pieces travel together, in one parcel.",
      fr: "Les dernières pièces voyagent ensemble, dans un seul colis.",
      nl: "De laatste stuks reizen samen, in één pakket.",
    },
    more: { en: "How we deliver", fr: "Notre livraison", nl: "Hoe we leveren" },
  },
};

export const visiting = {
  title: { en: "Visit us", fr: "Nous rendre visite", nl: "Kom langs" },
  intro: {
    en: "The shop is on the quay, between the fish market and the lighthouse ferry.",
    fr: "Le magasin est sur le quai, entre le marché aux poissons et le bac du phare.",
    nl: "De winkel ligt aan de kaai, tussen de vismarkt en het veer naar de vuurtoren.",
  },
  more: { en: "How to find us", fr: "Comment nous trouver", nl: "Hoe u ons vindt" },
  where: { en: "Where we are", fr: "Où nous trouver", nl: "Waar we zijn" },
  when: { en: "When we are open", fr: "Quand nous sommes ouverts", nl: "Wanneer we open zijn" },
  news: { en: "What is different at the moment", fr: "Ce qui change en ce moment", nl: "Wat nu anders is" },
  information: {
    title: { en: "Before you come", fr: "Avant de venir", nl: "Voor u komt" },
    text: {
      en: "From November to February we close at 5 pm. What you order online before noon leaves the same day, as ever.",
      fr: "De novembre à février, nous fermons à 17 h. Ce que vous commandez en ligne avant midi part le jour même, comme toujours.",
      nl: "Van november tot februari sluiten we om 17 uur. Wat u voor de middag online bestelt, vertrekt zoals altijd dezelfde dag.",
    },
    quay: {
      en: "The quay is being paved anew: please come on foot, by tram or by bicycle.",
      fr: "Le quai est en cours de pavage : venez à pied, en tram ou à vélo.",
      nl: "De kaai wordt opnieuw aangelegd: kom te voet, met de tram of met de fiets.",
    },
  },
};
