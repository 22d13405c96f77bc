export const OrderPad = {
  Results: { en: "Your list", fr: "Votre liste", nl: "Uw lijst" },
  Product: { en: "Product", fr: "Produit", nl: "Product" },
  Quantity: { en: "Quantity", fr: "Quantité", nl: "Hoeveelheid" },
  Amount: { en: "Price", fr: "Prix", nl: "Prijs" },
  Total: { en: "Total", fr: "Total", nl: "Totaal" },
  Checking: { en: "Checking…", fr: "Vérification…", nl: "Controleren…" },
  Found: { en: "Found", fr: "Trouvé", nl: "Gevonden" },
  Added: { en: "Added to your cart", fr: "Ajouté à votre panier", nl: "Aan uw winkelmandje toegevoegd" },
  Changed: {
    en: "Quantity changed from {0} to {1}.",
    fr: "Quantité modifiée de {0} à {1}.",
    nl: "Hoeveelheid gewijzigd van {0} naar {1}.",
  },
  NotFound: {
    en: "No product has this item number.",
    fr: "Aucun produit n’a ce numéro d’article.",
    nl: "Geen enkel product heeft dit artikelnummer.",
  },
  Refused: {
    en: "This product cannot be ordered.",
    fr: "Ce produit ne peut pas être commandé.",
    nl: "Dit product kan niet worden besteld.",
  },
  DidYouMean: { en: "Did you mean:", fr: "Vouliez-vous dire :", nl: "Bedoelde u:" },
  /** Behind a suggested product, for screen readers. */
  InsteadOf: { en: "instead of {0}", fr: "au lieu de {0}", nl: "in plaats van {0}" },
  Summed_one: {
    en: "{0} line with this item number was added up.",
    fr: "{0} ligne avec ce numéro d’article a été additionnée.",
    nl: "{0} regel met dit artikelnummer is opgeteld.",
  },
  Summed_other: {
    en: "{0} lines with this item number were added up.",
    fr: "{0} lignes avec ce numéro d’article ont été additionnées.",
    nl: "{0} regels met dit artikelnummer zijn opgeteld.",
  },
  Ready_one: {
    en: "{0} item can be ordered.",
    fr: "{0} article peut être commandé.",
    nl: "{0} artikel kan worden besteld.",
  },
  Ready_other: {
    en: "{0} items can be ordered.",
    fr: "{0} articles peuvent être commandés.",
    nl: "{0} artikelen kunnen worden besteld.",
  },
  ToCheck_one: {
    en: "Please check {0} line.",
    fr: "Vérifiez {0} ligne.",
    nl: "Controleer {0} regel.",
  },
  ToCheck_other: {
    en: "Please check {0} lines.",
    fr: "Vérifiez {0} lignes.",
    nl: "Controleer {0} regels.",
  },
  AddAll_one: { en: "Add {0} item to cart", fr: "Ajouter {0} article au panier", nl: "{0} artikel in winkelmandje" },
  AddAll_other: {
    en: "Add {0} items to cart",
    fr: "Ajouter {0} articles au panier",
    nl: "{0} artikelen in winkelmandje",
  },
  AddedCount_one: {
    en: "{0} item was added to your cart.",
    fr: "{0} article a été ajouté à votre panier.",
    nl: "{0} artikel is aan uw winkelmandje toegevoegd.",
  },
  AddedCount_other: {
    en: "{0} items were added to your cart.",
    fr: "{0} articles ont été ajoutés à votre panier.",
    nl: "{0} artikelen zijn aan uw winkelmandje toegevoegd.",
  },
  ListChanged: {
    en: "The list has changed. Please check it again.",
    fr: "La liste a changé. Vérifiez-la à nouveau.",
    nl: "De lijst is gewijzigd. Controleer de lijst opnieuw.",
  },
  Empty: {
    en: "Please enter at least one item number.",
    fr: "Indiquez au moins un numéro d’article.",
    nl: "Vul minstens één artikelnummer in.",
  },
  NotText: {
    en: "This file cannot be read. Save the list as CSV and choose that file.",
    fr: "Ce fichier ne peut pas être lu. Enregistrez la liste au format CSV et choisissez ce fichier.",
    nl: "Dit bestand kan niet worden gelezen. Sla de lijst op als CSV en kies dat bestand.",
  },
  NotRead: {
    en: "The file could not be read. Please choose it again.",
    fr: "Le fichier n’a pas pu être lu. Choisissez-le à nouveau.",
    nl: "Het bestand kon niet worden gelezen. Kies het opnieuw.",
  },
  Failed: {
    en: "The list could not be checked. Please try again.",
    fr: "La liste n’a pas pu être vérifiée. Réessayez.",
    nl: "De lijst kon niet worden gecontroleerd. Probeer het opnieuw.",
  },
  NotAdded: {
    en: "The items could not be added to your cart. Please try again.",
    fr: "Les articles n’ont pas pu être ajoutés à votre panier. Réessayez.",
    nl: "De artikelen konden niet aan uw winkelmandje worden toegevoegd. Probeer het opnieuw.",
  },
  PerhapsAdded: {
    en: "We could not confirm that the items were added. Please check your cart before you try again.",
    fr: "Nous n’avons pas pu confirmer l’ajout des articles. Vérifiez votre panier avant de réessayer.",
    nl: "We konden niet bevestigen dat de artikelen zijn toegevoegd. Controleer uw winkelmandje voordat u het opnieuw probeert.",
  },
};
