export const Orders = {
  Added_one: {
    en: "{0} product from order {1} was added to your cart.",
    fr: "{0} produit de la commande {1} a été ajouté à votre panier.",
    nl: "{0} product uit bestelling {1} is aan uw winkelmandje toegevoegd.",
  },
  Added_other: {
    en: "{0} products from order {1} were added to your cart.",
    fr: "{0} produits de la commande {1} ont été ajoutés à votre panier.",
    nl: "{0} producten uit bestelling {1} zijn aan uw winkelmandje toegevoegd.",
  },
  NotAdded: {
    en: "Not added to your cart:",
    fr: "Non ajouté à votre panier :",
    nl: "Niet aan uw winkelmandje toegevoegd:",
  },
  PerhapsAdded: {
    en: "We could not confirm that this was added to your cart. Please check your cart before you try again.",
    fr: "Nous n’avons pas pu confirmer l’ajout à votre panier. Vérifiez votre panier avant de réessayer.",
    nl: "We konden niet bevestigen dat dit aan uw winkelmandje is toegevoegd. Controleer uw winkelmandje voordat u het opnieuw probeert.",
  },
  EmailSent: { en: "Email sent", fr: "E-mail envoyé", nl: "E-mail verstuurd" },
};

export const Customers = {
  Found: { en: "Customers", fr: "Clients", nl: "Klanten" },
  None: {
    en: "No customers match this address.",
    fr: "Aucun client ne correspond à cette adresse.",
    nl: "Geen klanten gevonden met dit adres.",
  },
  Failed: {
    en: "The search is not available. You can type the full address.",
    fr: "La recherche n’est pas disponible. Vous pouvez saisir l’adresse complète.",
    nl: "Zoeken is nu niet mogelijk. U kunt het volledige adres typen.",
  },
  Count_one: { en: "{0} customer", fr: "{0} client", nl: "{0} klant" },
  Count_other: { en: "{0} customers", fr: "{0} clients", nl: "{0} klanten" },
  Chosen: { en: "{0} selected.", fr: "{0} sélectionné.", nl: "{0} geselecteerd." },
};

export const Refund = {
  Total_one: { en: "{0} product, {1}", fr: "{0} produit, {1}", nl: "{0} product, {1}" },
  Total_other: { en: "{0} products, {1}", fr: "{0} produits, {1}", nl: "{0} producten, {1}" },
};
