export const Quantity = {
  Increase: { en: "More", fr: "Plus", nl: "Meer" },
  Decrease: { en: "Less", fr: "Moins", nl: "Minder" },
  Minimum: {
    en: "The smallest quantity is {0}.",
    fr: "La plus petite quantité est {0}.",
    nl: "De kleinste hoeveelheid is {0}.",
  },
  Maximum: {
    en: "The largest quantity is {0}.",
    fr: "La plus grande quantité est {0}.",
    nl: "De grootste hoeveelheid is {0}.",
  },
  Step: { en: "Sold in multiples of {0}.", fr: "Vendu par multiples de {0}.", nl: "Verkocht in veelvouden van {0}." },
  Decimal: { en: "Please enter a whole number.", fr: "Indiquez un nombre entier.", nl: "Geef een geheel getal in." },
  Number: {
    en: "Please enter a number without a separator for thousands, such as 1000.",
    fr: "Indiquez un nombre sans séparateur de milliers, par exemple 1000.",
    nl: "Geef een getal in zonder scheidingsteken voor duizendtallen, zoals 1000.",
  },
};

export const Cart = {
  Added: { en: "{0} is in your cart", fr: "{0} est dans votre panier", nl: "{0} ligt in uw mandje" },
  ContinueShopping: { en: "Continue shopping", fr: "Continuer vos achats", nl: "Verder winkelen" },
  GoToBasket: { en: "Go to the cart", fr: "Voir le panier", nl: "Naar het mandje" },
  Loading: { en: "Looking into your cart…", fr: "Un coup d’œil dans votre panier…", nl: "Even in uw mandje kijken…" },
  Failed: {
    en: "Your cart cannot be shown right now.",
    fr: "Votre panier ne peut pas être affiché pour l’instant.",
    nl: "Uw mandje kan nu niet worden getoond.",
  },
  Lines_one: { en: "{0} product in your cart", fr: "{0} produit dans votre panier", nl: "{0} product in uw mandje" },
  Lines_other: {
    en: "{0} products in your cart",
    fr: "{0} produits dans votre panier",
    nl: "{0} producten in uw mandje",
  },
  Quantity: { en: "Quantity: {0}", fr: "Quantité : {0}", nl: "Hoeveelheid: {0}" },
  QuantityChanged: {
    en: "{0}: the quantity was changed.",
    fr: "{0} : la quantité a été modifiée.",
    nl: "{0}: de hoeveelheid is gewijzigd.",
  },
  UpToDate: { en: "Your cart is up to date.", fr: "Votre panier est à jour.", nl: "Uw mandje is bijgewerkt." },
  Removed: { en: "{0} is out of your cart.", fr: "{0} n’est plus dans votre panier.", nl: "{0} is uit uw mandje." },
  Cleared: { en: "Your cart is empty.", fr: "Votre panier est vide.", nl: "Uw mandje is leeg." },
  Undo: { en: "Put it back", fr: "Remettre", nl: "Terugzetten" },
  Saving: { en: "Saving…", fr: "Enregistrement…", nl: "Opslaan…" },
  Saved: { en: "Saved", fr: "Enregistré", nl: "Opgeslagen" },
  Offline: {
    en: "No connection. It is saved once there is one.",
    fr: "Pas de connexion. Ce sera enregistré dès qu’il y en aura une.",
    nl: "Geen verbinding. Het wordt bewaard zodra die er is.",
  },
  LineRefused: {
    en: "That is not possible. It stays at {0}.",
    fr: "Ce n’est pas possible. La quantité reste {0}.",
    nl: "Dat kan niet. Het blijft {0}.",
  },
  LineLost: {
    en: "The shop did not answer. It stays at {0}.",
    fr: "Le magasin n’a pas répondu. La quantité reste {0}.",
    nl: "De winkel antwoordde niet. Het blijft {0}.",
  },
  LineFailed: {
    en: "That did not work. It stays at {0}.",
    fr: "Cela n’a pas fonctionné. La quantité reste {0}.",
    nl: "Dat is niet gelukt. Het blijft {0}.",
  },
  ChoiceRefused: {
    en: "That is not possible here. It stays as it was.",
    fr: "Ce n’est pas possible ici. Rien n’a changé.",
    nl: "Dat kan hier niet. Er is niets gewijzigd.",
  },
  ChoiceLost: {
    en: "The shop did not answer. It stays as it was.",
    fr: "Le magasin n’a pas répondu. Rien n’a changé.",
    nl: "De winkel antwoordde niet. Er is niets gewijzigd.",
  },
  ChoiceFailed: {
    en: "That did not work. It stays as it was.",
    fr: "Cela n’a pas fonctionné. Rien n’a changé.",
    nl: "Dat is niet gelukt. Er is niets gewijzigd.",
  },
  PutBack: {
    en: "{0} is back in your cart.",
    fr: "{0} est de retour dans votre panier.",
    nl: "{0} ligt weer in uw mandje.",
  },
  AllPutBack: {
    en: "Everything is back in your cart.",
    fr: "Tout est de retour dans votre panier.",
    nl: "Alles ligt weer in uw mandje.",
  },
  NotPutBack: {
    en: "This could not be put back.",
    fr: "Ceci n’a pas pu être remis.",
    nl: "Dit kon niet worden teruggezet.",
  },
  PerhapsPutBack: {
    en: "The shop did not say whether this was put back. Please look at your cart.",
    fr: "Le magasin n’a pas confirmé que ceci a été remis. Vérifiez votre panier.",
    nl: "De winkel zei niet of dit is teruggezet. Kijk het even na in uw mandje.",
  },
  LineGone: {
    en: "This is not in your cart any more.",
    fr: "Ceci n’est plus dans votre panier.",
    nl: "Dit ligt niet meer in uw mandje.",
  },
};

export const Coupon = {
  Empty: { en: "Please enter a code first.", fr: "Indiquez d’abord un code.", nl: "Geef eerst een code in." },
  EmptyRemoval: {
    en: "Please enter the code that is to be removed.",
    fr: "Indiquez le code à retirer.",
    nl: "Geef de code in die weg mag.",
  },
  CouponsValid: { en: "Your coupon counts.", fr: "Votre bon est pris en compte.", nl: "Uw bon telt mee." },
  NoCouponAvailable: {
    en: "This code is not valid, or not for this cart.",
    fr: "Ce code n’est pas valable, ou pas pour ce panier.",
    nl: "Deze code is niet geldig, of niet voor dit mandje.",
  },
  Removed: {
    en: "The coupon is off your cart.",
    fr: "Le bon a été retiré de votre panier.",
    nl: "De bon is van uw mandje gehaald.",
  },
  Failed: {
    en: "An error has occurred. Nothing has changed.",
    fr: "Une erreur s’est produite. Rien n’a changé.",
    nl: "Er is iets misgegaan. Er is niets gewijzigd.",
  },
  Unanswered: {
    en: "The shop did not say whether your coupon counts. Please look at the total.",
    fr: "Le magasin n’a pas confirmé votre bon. Vérifiez le total.",
    nl: "De winkel zei niet of uw bon telt. Kijk het even na bij het totaal.",
  },
  Yours: { en: "Yours", fr: "Les vôtres", nl: "Van u" },
  ListFailed: {
    en: "The coupons cannot be shown right now.",
    fr: "Les bons ne peuvent pas être affichés pour l’instant.",
    nl: "De bonnen kunnen nu niet worden getoond.",
  },
};

export const PostalCode = {
  Found: { en: "Towns", fr: "Localités", nl: "Plaatsen" },
  Failed: {
    en: "Towns cannot be looked up right now.",
    fr: "Les localités ne peuvent pas être cherchées pour l’instant.",
    nl: "Plaatsen kunnen nu niet worden opgezocht.",
  },
  NoCityFound: { en: "No city found", fr: "Aucune localité trouvée", nl: "Geen plaats gevonden" },
  Count_one: { en: "{0} town found", fr: "{0} localité trouvée", nl: "{0} plaats gevonden" },
  Count_other: { en: "{0} towns found", fr: "{0} localités trouvées", nl: "{0} plaatsen gevonden" },
};

export const Checkout = {
  NotSaved: {
    en: "Not everything could be saved yet. Please look through the page, then order again.",
    fr: "Tout n’a pas pu être enregistré. Vérifiez la page, puis commandez à nouveau.",
    nl: "Nog niet alles kon worden opgeslagen. Kijk de pagina na en bestel dan opnieuw.",
  },
};
