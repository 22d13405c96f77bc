export const Orders = {
  Added_one: {
    en: "{0} product of order {1} is in your cart.",
    fr: "{0} produit de la commande {1} est dans votre panier.",
    nl: "{0} product van bestelling {1} ligt in uw mandje.",
  },
  Added_other: {
    en: "{0} products of order {1} are in your cart.",
    fr: "{0} produits de la commande {1} sont dans votre panier.",
    nl: "{0} producten van bestelling {1} liggen in uw mandje.",
  },
  NotAdded: {
    en: "This could not be put into your cart:",
    fr: "Ceci n’a pas pu être mis dans votre panier :",
    nl: "Dit kon niet in uw mandje:",
  },
  PerhapsAdded: {
    en: "The shop did not say whether this is in your cart. Please look there before you try again.",
    fr: "Le magasin n’a pas dit si c’est dans votre panier. Regardez-y avant de réessayer.",
    nl: "De winkel zei niet of dit in uw mandje ligt. Kijk daar eerst voor u opnieuw probeert.",
  },
  EmailSent: { en: "E-mail sent", fr: "E-mail envoyé", nl: "E-mail verstuurd" },
};

export const Customers = {
  Found: { en: "Customers", fr: "Clients", nl: "Klanten" },
  None: {
    en: "No customer has such an address.",
    fr: "Aucun client n’a une telle adresse.",
    nl: "Geen klant heeft zo’n adres.",
  },
  Failed: {
    en: "The search does not answer. You can type the whole address.",
    fr: "La recherche ne répond pas. Vous pouvez taper l’adresse entière.",
    nl: "Het zoeken antwoordt niet. U kunt het hele adres typen.",
  },
  Count_one: { en: "{0} customer", fr: "{0} client", nl: "{0} klant" },
  Count_other: { en: "{0} customers", fr: "{0} clients", nl: "{0} klanten" },
  Chosen: { en: "{0} is chosen.", fr: "{0} est choisi.", nl: "{0} is gekozen." },
};

export const Refund = {
  Total_one: { en: "{0} product, {1}", fr: "{0} produit, {1}", nl: "{0} product, {1}" },
  Total_other: { en: "{0} products, {1}", fr: "{0} produits, {1}", nl: "{0} producten, {1}" },
};
