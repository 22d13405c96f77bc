export const cart = {
  title: { en: "Your cart", fr: "Votre panier", nl: "Uw winkelmandje" },
  description: {
    en: "The products you are about to order at Lagune.",
    fr: "Les produits que vous allez commander chez Lagune.",
    nl: "De producten die u bij Lagune gaat bestellen.",
  },
  empty: {
    en: "Your cart is empty. The coffee was freshly roasted on Tuesday, though.",
    fr: "Votre panier est vide. Le café, lui, a été torréfié mardi.",
    nl: "Uw winkelmandje is leeg. De koffie is dinsdag wel vers gebrand.",
  },
  browse: { en: "Browse the shop", fr: "Parcourir la boutique", nl: "Rondkijken in de winkel" },
  product: { en: "Product", fr: "Produit", nl: "Product" },
  price: { en: "Price", fr: "Prix", nl: "Prijs" },
  quantity: { en: "Quantity", fr: "Quantité", nl: "Aantal" },
  quantityOf: { en: "Quantity of {0}", fr: "Quantité : {0}", nl: "Aantal van {0}" },
  amount: { en: "Amount", fr: "Montant", nl: "Bedrag" },
  update: { en: "Update cart", fr: "Mettre à jour le panier", nl: "Winkelmandje bijwerken" },
  priceChanged: {
    en: "The price of {0} has changed from {1} to {2} since you added it.",
    fr: "Le prix de {0} est passé de {1} à {2} depuis que vous l’avez ajouté.",
    nl: "De prijs van {0} is gewijzigd van {1} in {2} sinds u het hebt toegevoegd.",
  },
  priceBefore: {
    en: "{0} when you added it",
    fr: "{0} lors de l’ajout",
    nl: "{0} toen u het toevoegde",
  },
  confirmPrice: {
    one: { en: "Confirm new price", fr: "Confirmer le nouveau prix", nl: "Nieuwe prijs bevestigen" },
    many: { en: "Confirm new prices", fr: "Confirmer les nouveaux prix", nl: "Nieuwe prijzen bevestigen" },
  },
  pricesConfirmed: {
    en: "Your confirmation has been saved.",
    fr: "Votre confirmation est enregistrée.",
    nl: "Uw bevestiging is opgeslagen.",
  },
  nextPrice: {
    en: "{0} more: unit price {1} instead of {2}",
    fr: "{0} de plus : prix unitaire {1} au lieu de {2}",
    nl: "Nog {0} erbij: eenheidsprijs {1} in plaats van {2}",
  },
  takeNextPrice: { en: "Change to {0}", fr: "Passer à {0}", nl: "Wijzigen in {0}" },
  remove: { en: "Remove", fr: "Retirer", nl: "Verwijderen" },
  removeNamed: { en: "Remove {0}", fr: "Retirer {0}", nl: "{0} verwijderen" },
  clear: { en: "Empty cart", fr: "Vider le panier", nl: "Winkelmandje leegmaken" },
  sureToClear: {
    en: "Remove everything from your cart?",
    fr: "Retirer tous les articles de votre panier ?",
    nl: "Alles uit uw winkelmandje verwijderen?",
  },
  summary: { en: "Summary", fr: "Récapitulatif", nl: "Overzicht" },
  /** Before the amount of a line, for screen readers. */
  lineTotal: { en: "Total:", fr: "Total :", nl: "Totaal:" },
  toCheckout: { en: "Checkout", fr: "Passer commande", nl: "Afrekenen" },
  goOn: { en: "Continue shopping", fr: "Continuer vos achats", nl: "Verder winkelen" },
  toCart: { en: "Go to cart", fr: "Voir le panier", nl: "Naar winkelmandje" },
  added: {
    en: "{0} was added to your cart.",
    fr: "{0} a été ajouté à votre panier.",
    nl: "{0} is aan uw winkelmandje toegevoegd.",
  },
  updated: {
    en: "Your cart has been updated.",
    fr: "Votre panier a été mis à jour.",
    nl: "Uw winkelmandje is bijgewerkt.",
  },
  removed: {
    en: "{0} was removed from your cart.",
    fr: "{0} a été retiré de votre panier.",
    nl: "{0} is uit uw winkelmandje verwijderd.",
  },
  cleared: {
    en: "Your cart is now empty.",
    fr: "Votre panier est maintenant vide.",
    nl: "Uw winkelmandje is nu leeg.",
  },
  refused: {
    number: {
      en: "Please enter a quantity, such as 2.",
      fr: "Indiquez une quantité, par exemple 2.",
      nl: "Vul een hoeveelheid in, bijvoorbeeld 2.",
    },
    whole: { en: "Please enter a whole number.", fr: "Indiquez un nombre entier.", nl: "Vul een geheel getal in." },
    minimum: {
      en: "Minimum quantity: {0}.",
      fr: "Quantité minimale : {0}.",
      nl: "Minimale hoeveelheid: {0}.",
    },
    maximum: {
      en: "Maximum quantity: {0}.",
      fr: "Quantité maximale : {0}.",
      nl: "Maximale hoeveelheid: {0}.",
    },
    step: {
      en: "Please choose a multiple of {0}.",
      fr: "Choisissez un multiple de {0}.",
      nl: "Kies een veelvoud van {0}.",
    },
    stock: { en: "Only {0} left in stock.", fr: "Plus que {0} en stock.", nl: "Nog maar {0} op voorraad." },
    soldOut: {
      en: "This item is currently sold out.",
      fr: "Cet article est actuellement épuisé.",
      nl: "Dit artikel is momenteel uitverkocht.",
    },
    combination: {
      en: "This combination is not available. Please choose another.",
      fr: "Cette combinaison n’est pas disponible. Choisissez-en une autre.",
      nl: "Deze combinatie is niet beschikbaar. Kies een andere.",
    },
    unknown: {
      en: "We no longer sell this product.",
      fr: "Nous ne vendons plus ce produit.",
      nl: "We verkopen dit product niet meer.",
    },
    line: {
      en: "This item is no longer in your cart.",
      fr: "Cet article n’est plus dans votre panier.",
      nl: "Dit artikel ligt niet meer in uw winkelmandje.",
    },
    malformed: {
      en: "The order could not be processed.",
      fr: "La commande n’a pas pu être traitée.",
      nl: "De bestelling kon niet worden verwerkt.",
    },
  },
};
