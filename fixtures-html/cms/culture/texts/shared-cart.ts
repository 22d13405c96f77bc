/** Texts of the page that shows a shared cart. */
export const sharedCart = {
  share: { en: "Share this cart", fr: "Partager ce panier", nl: "Dit winkelmandje delen" },
  title: { en: "A shared cart", fr: "Un panier partagé", nl: "Een gedeeld winkelmandje" },
  description: {
    en: "A list of products from Lagune that somebody has put together for you.",
    fr: "Une liste de produits de Lagune que quelqu’un a préparée pour vous.",
    nl: "Een lijst met producten van Lagune die iemand voor u heeft samengesteld.",
  },
  intro: {
    en: "Somebody has put these products together for you. The prices are those of today.",
    fr: "Quelqu’un a réuni ces produits pour vous. Les prix sont ceux d’aujourd’hui.",
    nl: "Iemand heeft deze producten voor u verzameld. De prijzen zijn die van vandaag.",
  },
  own: {
    en: "These products are in your cart. Send the link to share them or to have them approved.",
    fr: "Ces produits sont dans votre panier. Envoyez le lien pour les partager ou les faire approuver.",
    nl: "Deze producten liggen in uw winkelmandje. Verstuur de link om ze te delen of te laten goedkeuren.",
  },
  link: { en: "Link to this cart", fr: "Lien vers ce panier", nl: "Link naar dit winkelmandje" },
  private: {
    en: "The link has no personal data. Everybody who has it can see these products.",
    fr: "Le lien ne contient aucune donnée personnelle. Toute personne qui l’a peut voir ces produits.",
    nl: "De link bevat geen persoonsgegevens. Iedereen die hem heeft, kan deze producten zien.",
  },
  products: { en: "Products", fr: "Produits", nl: "Producten" },
  wanted: { en: "{0} wanted.", fr: "Demandé : {0}.", nl: "{0} gevraagd." },
  delivery: {
    en: "Delivery is added at the checkout.",
    fr: "La livraison s’ajoute au moment de commander.",
    nl: "De levering komt erbij bij het afrekenen.",
  },
  add: { en: "Add all to my cart", fr: "Tout ajouter à mon panier", nl: "Alles in mijn winkelmandje" },
  gone: {
    en: "This link is no longer valid",
    fr: "Ce lien n’est plus valable",
    nl: "Deze link is niet meer geldig",
  },
  goneText: {
    en: "We no longer have the products of this link. Ask the person who sent it to you for a new link, or browse the shop.",
    fr: "Nous n’avons plus les produits de ce lien. Demandez un nouveau lien à la personne qui vous l’a envoyé, ou parcourez la boutique.",
    nl: "We hebben de producten van deze link niet meer. Vraag de afzender om een nieuwe link, of bekijk ons aanbod.",
  },
  none: {
    en: "None of these products can be ordered right now.",
    fr: "Aucun de ces produits ne peut être commandé pour l’instant.",
    nl: "Geen van deze producten kan nu worden besteld.",
  },
};
