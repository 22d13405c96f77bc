export const checkout = {
  title: { en: "Checkout", fr: "Finaliser la commande", nl: "Afrekenen" },
  description: {
    en: "Address, delivery and payment for your order at Lagune.",
    fr: "Adresse, livraison et paiement de votre commande chez Lagune.",
    nl: "Adres, levering en betaling van uw bestelling bij Lagune.",
  },
  inCart: {
    one: { en: "{0} product", fr: "{0} produit", nl: "{0} product" },
    many: { en: "{0} products", fr: "{0} produits", nl: "{0} producten" },
  },
  toCart: { en: "Edit cart", fr: "Modifier le panier", nl: "Winkelmandje wijzigen" },
  logIn: {
    en: "Log in to use your saved addresses.",
    fr: "Connectez-vous pour utiliser vos adresses enregistrées.",
    nl: "Log in om uw opgeslagen adressen te gebruiken.",
  },
  empty: {
    en: "There is nothing in your cart to order.",
    fr: "Votre panier ne contient aucun article à commander.",
    nl: "Er ligt niets in uw winkelmandje om te bestellen.",
  },
  star: {
    en: "Fields marked with an asterisk are required.",
    fr: "Les champs marqués d’un astérisque sont obligatoires.",
    nl: "Velden met een sterretje zijn verplicht.",
  },
  steps: {
    billing: { en: "Your details", fr: "Vos coordonnées", nl: "Uw gegevens" },
    shipping: { en: "Delivery address", fr: "Adresse de livraison", nl: "Afleveradres" },
    method: { en: "Delivery method", fr: "Mode de livraison", nl: "Leveringswijze" },
    payment: { en: "Payment method", fr: "Mode de paiement", nl: "Betaalwijze" },
  },
  labels: {
    Email: { en: "Email address", fr: "Adresse e-mail", nl: "E-mailadres" },
    Phone: { en: "Telephone", fr: "Téléphone", nl: "Telefoonnummer" },
    SameAddressForShipping: {
      en: "Deliver to the same address",
      fr: "Livrer à la même adresse",
      nl: "Op hetzelfde adres leveren",
    },
    ShippingMethodId: { en: "Delivery", fr: "Livraison", nl: "Levering" },
    PaymentMethodId: { en: "Payment", fr: "Paiement", nl: "Betaling" },
    PrepaidAccountId: { en: "Account", fr: "Compte", nl: "Rekening" },
    Remarks: { en: "Notes about your order", fr: "Remarques sur votre commande", nl: "Opmerkingen bij uw bestelling" },
    Terms: {
      en: "I have read the terms of sale",
      fr: "J’ai lu les conditions de vente",
      nl: "Ik heb de verkoopvoorwaarden gelezen",
    },
  },
  phoneHint: {
    en: "Only for the carrier, if needed.",
    fr: "Uniquement pour le transporteur, si nécessaire.",
    nl: "Alleen voor de pakketdienst, indien nodig.",
  },
  collect: {
    en: "You collect your order here:",
    fr: "Vous retirez votre commande ici :",
    nl: "U haalt uw bestelling hier af:",
  },
  choosePoint: { en: "Choose a pickup point", fr: "Choisir un point de retrait", nl: "Afhaalpunt kiezen" },
  otherPoint: { en: "Choose another point", fr: "Choisir un autre point", nl: "Ander punt kiezen" },
  noPoint: {
    en: "No pickup point chosen yet.",
    fr: "Aucun point de retrait choisi.",
    nl: "Nog geen afhaalpunt gekozen.",
  },
  update: { en: "Update", fr: "Actualiser", nl: "Bijwerken" },
  updateCountry: { en: "Update country", fr: "Actualiser le pays", nl: "Land bijwerken" },
  updateMethod: {
    en: "Update delivery method",
    fr: "Actualiser la livraison",
    nl: "Leveringswijze bijwerken",
  },
  filledIn: {
    en: "The address you chose has been filled in. Please check it and place your order again.",
    fr: "L’adresse choisie a été remplie. Vérifiez-la, puis confirmez à nouveau la commande.",
    nl: "Het gekozen adres is ingevuld. Controleer het en plaats uw bestelling opnieuw.",
  },
  payments: {
    card: { en: "Card", fr: "Carte", nl: "Betaalkaart" },
    transfer: { en: "Bank transfer", fr: "Virement bancaire", nl: "Overschrijving" },
    prepaid: { en: "Prepaid account", fr: "Compte prépayé", nl: "Prepaidrekening" },
  },
  paymentInfo: {
    card: {
      en: "You pay on the next page, over a secure connection.",
      fr: "Vous payez à la page suivante, via une connexion sécurisée.",
      nl: "U betaalt op de volgende pagina, via een beveiligde verbinding.",
    },
    transfer: {
      en: "Please pay to {0} ({1}) within eight days, quoting the reference shown on the next page. We will send your order as soon as we receive your payment, so it arrives later than shown above.",
      fr: "Payez sur le compte {0} ({1}) dans les huit jours, avec la communication indiquée à la page suivante. Votre commande part dès réception de votre paiement, et arrive donc plus tard qu’indiqué ci-dessus.",
      nl: "Betaal binnen acht dagen op {0} ({1}), met de mededeling die op de volgende pagina staat. We versturen uw bestelling zodra we uw betaling hebben ontvangen. Ze komt dus later aan dan hierboven staat.",
    },
    prepaid: {
      en: "Your order is paid immediately.",
      fr: "Votre commande est payée immédiatement.",
      nl: "Uw bestelling is meteen betaald.",
    },
  },
  account: { en: "{0}: {1} left", fr: "{0} : solde de {1}", nl: "{0}: saldo {1}" },
  summary: { en: "Your order", fr: "Votre commande", nl: "Uw bestelling" },
  readTerms: { en: "Read the terms of sale", fr: "Lire les conditions de vente", nl: "Verkoopvoorwaarden lezen" },
  /** Directive 2011/83/EU, article 8(2): the button says that the order obliges to pay. */
  place: {
    en: "Order and pay",
    fr: "Commande avec obligation de paiement",
    nl: "Bestelling met betalingsverplichting",
  },
  aboutVat: { en: "About VAT numbers", fr: "À propos des numéros de TVA", nl: "Over btw-nummers" },
  vatRegister: {
    en: "We check the number in the European register. With a valid number from another country, you pay no Belgian VAT.",
    fr: "Nous vérifions le numéro dans le registre européen. Avec un numéro valide d’un autre pays, vous ne payez pas de TVA belge.",
    nl: "We controleren het nummer in het Europese register. Met een geldig nummer uit een ander land betaalt u geen Belgische btw.",
  },
  placing: { en: "Placing your order…", fr: "Commande en cours…", nl: "Bestelling wordt geplaatst…" },
  mistakes: { en: "Please check these fields:", fr: "Vérifiez ces champs :", nl: "Controleer deze velden:" },
  errors: {
    emailMissing: {
      en: "Enter your email address.",
      fr: "Indiquez votre adresse e-mail.",
      nl: "Vul uw e-mailadres in.",
    },
    email: {
      en: "Enter an email address such as name@example.org.",
      fr: "Indiquez une adresse e-mail, par exemple nom@example.org.",
      nl: "Vul een e-mailadres in, bijvoorbeeld naam@example.org.",
    },
    phone: {
      en: "Enter a phone number such as +32 59 550 127.",
      fr: "Indiquez un numéro de téléphone, par exemple +32 59 550 127.",
      nl: "Vul een telefoonnummer in, bijvoorbeeld +32 59 550 127.",
    },
    business: {
      en: "Warehouse collection is for businesses only.",
      fr: "Le retrait à l’entrepôt est réservé aux entreprises.",
      nl: "Afhalen in een magazijn is alleen voor bedrijven.",
    },
    payment: {
      en: "Choose a payment method.",
      fr: "Choisissez un mode de paiement.",
      nl: "Kies een betaalwijze.",
    },
    account: { en: "Choose an account.", fr: "Choisissez un compte.", nl: "Kies een rekening." },
    balance: {
      en: "This account only has {0} left.",
      fr: "Il ne reste que {0} sur ce compte.",
      nl: "Op deze rekening staat nog maar {0}.",
    },
    terms: {
      en: "Tick “I have read the terms of sale”.",
      fr: "Cochez « J’ai lu les conditions de vente ».",
      nl: "Vink “Ik heb de verkoopvoorwaarden gelezen” aan.",
    },
  },
  obstacles: {
    title: {
      en: "Your order has not been placed yet.",
      fr: "Votre commande n’est pas encore confirmée.",
      nl: "Uw bestelling is nog niet geplaatst.",
    },
    line: {
      en: "{0}: {1} Please change this in your cart.",
      fr: "{0} : {1} Modifiez votre panier.",
      nl: "{0}: {1} Pas dit aan in uw winkelmandje.",
    },
    coupon: {
      en: "The coupon {0} is no longer valid: {1}",
      fr: "Le bon {0} n’est plus valable : {1}",
      nl: "De kortingsbon {0} is niet meer geldig: {1}",
    },
    pickup: {
      en: "Please choose a pickup point or another delivery method.",
      fr: "Choisissez un point de retrait ou un autre mode de livraison.",
      nl: "Kies een afhaalpunt of een andere leveringswijze.",
    },
    prices: {
      en: "Please confirm the new prices first.",
      fr: "Confirmez d’abord les nouveaux prix.",
      nl: "Bevestig eerst de nieuwe prijzen.",
    },
    total: {
      en: "The total is now {0}. Please check it and place your order again.",
      fr: "Le total est maintenant de {0}. Vérifiez-le, puis confirmez à nouveau la commande.",
      nl: "Het totaal is nu {0}. Controleer het en plaats uw bestelling opnieuw.",
    },
  },
  vat: {
    wrong: {
      en: "This is not a valid VAT number for {0}.",
      fr: "Ce n’est pas un numéro de TVA valide ({0}).",
      nl: "Dit is geen geldig btw-nummer voor {0}.",
    },
    unknown: {
      en: "VAT numbers cannot be checked right now. You can still order; VAT stays on the invoice until we can check your number.",
      fr: "Les numéros de TVA ne peuvent pas être vérifiés pour l’instant. Vous pouvez tout de même commander ; la TVA reste sur la facture jusqu’à la vérification.",
      nl: "Btw-nummers kunnen nu niet worden gecontroleerd. U kunt toch bestellen; de btw blijft op de factuur staan tot uw nummer is gecontroleerd.",
    },
  },
  refused: {
    method: {
      en: "This delivery method does not exist.",
      fr: "Ce mode de livraison n’existe pas.",
      nl: "Deze leveringswijze bestaat niet.",
    },
    reach: {
      en: "This delivery method is not available for {0}.",
      fr: "Ce mode de livraison n’est pas disponible pour ce pays ({0}).",
      nl: "Deze leveringswijze is niet beschikbaar voor {0}.",
    },
    country: {
      en: "We do not deliver to this country.",
      fr: "Nous ne livrons pas dans ce pays.",
      nl: "We leveren niet in dit land.",
    },
    postalCode: {
      en: "This is not a valid postcode for {0}. Example: {1}.",
      fr: "Ce code postal n’est pas valide ({0}). Exemple : {1}.",
      nl: "Dit is geen geldige postcode voor {0}. Voorbeeld: {1}.",
    },
  },
};
