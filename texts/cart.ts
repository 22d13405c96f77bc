export const Quantity = {
  Increase: { en: "Increase", fr: "Augmenter", nl: "Verhogen" },
  Decrease: { en: "Decrease", fr: "Diminuer", nl: "Verlagen" },
  Minimum: {
    en: "Minimum quantity: {0}.",
    fr: "Quantité minimale : {0}.",
    nl: "Minimale hoeveelheid: {0}.",
  },
  Maximum: {
    en: "Maximum quantity: {0}.",
    fr: "Quantité maximale : {0}.",
    nl: "Maximale hoeveelheid: {0}.",
  },
  Step: { en: "Sold in multiples of {0}.", fr: "Vendu par multiples de {0}.", nl: "Verkocht in veelvouden van {0}." },
  Decimal: { en: "Please enter a whole number.", fr: "Indiquez un nombre entier.", nl: "Vul een geheel getal in." },
  Number: {
    en: "Enter a whole number, for example 12.",
    fr: "Indiquez un nombre entier, par exemple 12.",
    nl: "Vul een geheel getal in, bijvoorbeeld 12.",
  },
  EnterWeight: {
    en: "Enter a weight, for example {0}.",
    fr: "Indiquez un poids, par exemple {0}.",
    nl: "Vul een gewicht in, bijvoorbeeld {0}.",
  },
  EnterLength: {
    en: "Enter a length, for example {0}.",
    fr: "Indiquez une longueur, par exemple {0}.",
    nl: "Vul een lengte in, bijvoorbeeld {0}.",
  },
  EnterNumber: {
    en: "Enter a number, for example {0}.",
    fr: "Indiquez un nombre, par exemple {0}.",
    nl: "Vul een getal in, bijvoorbeeld {0}.",
  },
  NoSeparator: {
    en: "Enter the number without thousands separators, for example 1000.",
    fr: "Indiquez le nombre sans séparateur de milliers, par exemple 1000.",
    nl: "Vul het getal in zonder scheidingsteken voor duizendtallen, bijvoorbeeld 1000.",
  },
};

export const Cart = {
  /** When neither the form nor the server names the product. */
  AddedUnnamed: { en: "Added to your cart", fr: "Ajouté à votre panier", nl: "Aan uw winkelmandje toegevoegd" },
  Added: {
    en: "{0} was added to your cart",
    fr: "{0} a été ajouté à votre panier",
    nl: "{0} is aan uw winkelmandje toegevoegd",
  },
  ContinueShopping: { en: "Continue shopping", fr: "Continuer vos achats", nl: "Verder winkelen" },
  GoToBasket: { en: "Go to cart", fr: "Voir le panier", nl: "Naar winkelmandje" },
  Yours: { en: "Your cart", fr: "Votre panier", nl: "Uw winkelmandje" },
  Loading: { en: "Loading your cart…", fr: "Chargement de votre panier…", nl: "Uw winkelmandje wordt geladen…" },
  Failed: {
    en: "Your cart cannot be shown right now.",
    fr: "Votre panier ne peut pas être affiché pour l’instant.",
    nl: "Uw winkelmandje kan nu niet worden getoond.",
  },
  Lines_one: {
    en: "{0} product in your cart",
    fr: "{0} produit dans votre panier",
    nl: "{0} product in uw winkelmandje",
  },
  Lines_other: {
    en: "{0} products in your cart",
    fr: "{0} produits dans votre panier",
    nl: "{0} producten in uw winkelmandje",
  },
  Quantity: { en: "Quantity: {0}", fr: "Quantité : {0}", nl: "Hoeveelheid: {0}" },
  Total: { en: "Cart total", fr: "Total du panier", nl: "Totaal winkelmandje" },
  QuantityChanged: { en: "{0}: quantity {1}.", fr: "{0} : quantité {1}.", nl: "{0}: hoeveelheid {1}." },
  QuantityAndTotal: {
    en: "{0}: quantity {1}. Total: {2}.",
    fr: "{0} : quantité {1}. Total : {2}.",
    nl: "{0}: hoeveelheid {1}. Totaal: {2}.",
  },
  UpToDate: {
    en: "Your cart has been updated.",
    fr: "Votre panier a été mis à jour.",
    nl: "Uw winkelmandje is bijgewerkt.",
  },
  Removed: {
    en: "{0} was removed from your cart.",
    fr: "{0} a été retiré de votre panier.",
    nl: "{0} is uit uw winkelmandje verwijderd.",
  },
  Cleared: { en: "Your cart is empty.", fr: "Votre panier est vide.", nl: "Uw winkelmandje is leeg." },
  Undo: { en: "Undo", fr: "Annuler", nl: "Ongedaan maken" },
  Saving: { en: "Saving…", fr: "Enregistrement…", nl: "Opslaan…" },
  Saved: { en: "Saved", fr: "Enregistré", nl: "Opgeslagen" },
  Offline: {
    en: "You are offline. Your changes will be saved once you are connected.",
    fr: "Vous êtes hors ligne. Vos modifications seront enregistrées dès que la connexion sera rétablie.",
    nl: "U bent offline. Uw wijzigingen worden opgeslagen zodra u weer verbinding hebt.",
  },
  LineRefused: {
    en: "This is not possible. The quantity in your cart is still {0}.",
    fr: "Ce n’est pas possible. La quantité dans votre panier reste {0}.",
    nl: "Dat is niet mogelijk. De hoeveelheid in uw winkelmandje blijft {0}.",
  },
  LineLost: {
    en: "The shop did not respond. The quantity is still {0}.",
    fr: "La boutique n’a pas répondu. La quantité reste {0}.",
    nl: "De winkel reageerde niet. De hoeveelheid blijft {0}.",
  },
  LineFailed: {
    en: "This could not be saved. The quantity is still {0}.",
    fr: "L’enregistrement a échoué. La quantité reste {0}.",
    nl: "Dit kon niet worden opgeslagen. De hoeveelheid blijft {0}.",
  },
  ChoiceRefused: {
    en: "This is not possible. Nothing has changed.",
    fr: "Ce n’est pas possible. Rien n’a changé.",
    nl: "Dat is niet mogelijk. Er is niets gewijzigd.",
  },
  ChoiceLost: {
    en: "The shop did not respond. Nothing has changed.",
    fr: "La boutique n’a pas répondu. Rien n’a changé.",
    nl: "De winkel reageerde niet. Er is niets gewijzigd.",
  },
  ChoiceFailed: {
    en: "This could not be saved. Nothing has changed.",
    fr: "L’enregistrement a échoué. Rien n’a changé.",
    nl: "Dit kon niet worden opgeslagen. Er is niets gewijzigd.",
  },
  PutBack: {
    en: "{0} is back in your cart.",
    fr: "{0} est de nouveau dans votre panier.",
    nl: "{0} ligt weer in uw winkelmandje.",
  },
  AllPutBack: {
    en: "Everything is back in your cart.",
    fr: "Tous les articles sont de nouveau dans votre panier.",
    nl: "Alles ligt weer in uw winkelmandje.",
  },
  NotPutBack: {
    en: "This could not be put back in your cart.",
    fr: "L’article n’a pas pu être remis dans votre panier.",
    nl: "Dit kon niet in uw winkelmandje worden teruggezet.",
  },
  PerhapsPutBack: {
    en: "We could not confirm that this was put back. Please check your cart.",
    fr: "Nous n’avons pas pu confirmer la remise dans votre panier. Vérifiez votre panier.",
    nl: "We konden niet bevestigen dat dit is teruggezet. Controleer uw winkelmandje.",
  },
  LineGone: {
    en: "This item is no longer in your cart.",
    fr: "Cet article n’est plus dans votre panier.",
    nl: "Dit artikel ligt niet meer in uw winkelmandje.",
  },
};

export const Coupon = {
  Empty: { en: "Please enter a coupon code.", fr: "Indiquez un code.", nl: "Vul een code in." },
  EmptyRemoval: {
    en: "Please enter the code to remove.",
    fr: "Indiquez le code à retirer.",
    nl: "Vul de code in die u wilt verwijderen.",
  },
  CouponsValid: { en: "Coupon applied.", fr: "Bon de réduction appliqué.", nl: "Kortingsbon toegepast." },
  NoCouponAvailable: {
    en: "This code is not valid, or does not apply to this cart.",
    fr: "Ce code n’est pas valable, ou ne s’applique pas à ce panier.",
    nl: "Deze code is niet geldig, of geldt niet voor dit winkelmandje.",
  },
  Removed: {
    en: "Coupon removed.",
    fr: "Bon de réduction retiré.",
    nl: "Kortingsbon verwijderd.",
  },
  Failed: {
    en: "An error has occurred. Nothing has changed.",
    fr: "Une erreur s’est produite. Rien n’a changé.",
    nl: "Er is een fout opgetreden. Er is niets gewijzigd.",
  },
  Unanswered: {
    en: "We could not confirm your coupon. Please check the total.",
    fr: "Nous n’avons pas pu confirmer votre bon. Vérifiez le total.",
    nl: "We konden uw kortingsbon niet bevestigen. Controleer het totaal.",
  },
  Yours: { en: "Your coupons", fr: "Vos bons", nl: "Uw kortingsbonnen" },
  ListFailed: {
    en: "The coupons cannot be shown right now.",
    fr: "Les bons ne peuvent pas être affichés pour l’instant.",
    nl: "De kortingsbonnen kunnen nu niet worden getoond.",
  },
};

export const PostalCode = {
  Found: { en: "Towns", fr: "Localités", nl: "Plaatsen" },
  Failed: {
    en: "Towns cannot be looked up right now.",
    fr: "Les localités ne peuvent pas être recherchées pour l’instant.",
    nl: "Plaatsen kunnen nu niet worden opgezocht.",
  },
  NoCityFound: { en: "No city found", fr: "Aucune localité trouvée", nl: "Geen plaats gevonden" },
  Count_one: { en: "{0} town found", fr: "{0} localité trouvée", nl: "{0} plaats gevonden" },
  Count_other: { en: "{0} towns found", fr: "{0} localités trouvées", nl: "{0} plaatsen gevonden" },
};

export const Checkout = {
  NotSaved: {
    en: "Some changes could not be saved yet. Please check the page, then place your order again.",
    fr: "Certaines modifications n’ont pas encore été enregistrées. Vérifiez la page, puis confirmez à nouveau la commande.",
    nl: "Sommige wijzigingen konden nog niet worden opgeslagen. Controleer de pagina en plaats uw bestelling opnieuw.",
  },
};
