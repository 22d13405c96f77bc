export const checkout = {
  title: { en: "Checkout", fr: "Caisse", nl: "Kassa" },
  description: {
    en: "Address, delivery and payment of your order at Lagune.",
    fr: "Adresse, livraison et paiement de votre commande chez Lagune.",
    nl: "Adres, levering en betaling van uw bestelling bij Lagune.",
  },
  inCart: {
    one: { en: "{0} product", fr: "{0} produit", nl: "{0} product" },
    many: { en: "{0} products", fr: "{0} produits", nl: "{0} producten" },
  },
  toCart: { en: "Change the cart", fr: "Modifier le panier", nl: "Mandje wijzigen" },
  logIn: {
    en: "Log in, and your addresses are filled in.",
    fr: "Connectez-vous, et vos adresses sont remplies.",
    nl: "Log in, en uw adressen worden ingevuld.",
  },
  empty: {
    en: "There is nothing in your cart to be ordered.",
    fr: "Il n’y a rien à commander dans votre panier.",
    nl: "Er ligt niets in uw mandje om te bestellen.",
  },
  star: {
    en: "Fields with a star are required.",
    fr: "Les champs marqués d’une étoile sont obligatoires.",
    nl: "Velden met een sterretje zijn verplicht.",
  },
  steps: {
    billing: { en: "Your details", fr: "Vos coordonnées", nl: "Uw gegevens" },
    shipping: { en: "Where it is delivered", fr: "Où livrer", nl: "Waar we leveren" },
    method: { en: "How it is delivered", fr: "Comment livrer", nl: "Hoe we leveren" },
    payment: { en: "How you pay", fr: "Comment vous payez", nl: "Hoe u betaalt" },
  },
  labels: {
    Email: { en: "E-mail address", fr: "Adresse e-mail", nl: "E-mailadres" },
    Phone: { en: "Telephone", fr: "Téléphone", nl: "Telefoon" },
    SameAddressForShipping: {
      en: "Deliver to the same address",
      fr: "Livrer à la même adresse",
      nl: "Op hetzelfde adres leveren",
    },
    ShippingMethodId: { en: "Delivery", fr: "Livraison", nl: "Levering" },
    PaymentMethodId: { en: "Payment", fr: "Paiement", nl: "Betaling" },
    PrepaidAccountId: { en: "Account", fr: "Compte", nl: "Rekening" },
    Remarks: { en: "Anything that we should know", fr: "Ce que nous devons savoir", nl: "Wat we moeten weten" },
    Terms: {
      en: "I have read the terms of sale",
      fr: "J’ai lu les conditions de vente",
      nl: "Ik heb de verkoopvoorwaarden gelezen",
    },
  },
  phoneHint: {
    en: "Only for the carrier, if need be.",
    fr: "Seulement pour le transporteur, au besoin.",
    nl: "Alleen voor de pakjesdienst, als het nodig is.",
  },
  collect: {
    en: "You collect your order here:",
    fr: "Vous retirez votre commande ici :",
    nl: "U haalt uw bestelling hier af:",
  },
  choosePoint: { en: "Choose a pickup point", fr: "Choisir un point de retrait", nl: "Afhaalpunt kiezen" },
  otherPoint: { en: "Choose another point", fr: "Choisir un autre point", nl: "Ander punt kiezen" },
  noPoint: { en: "No point chosen yet.", fr: "Aucun point choisi pour l’instant.", nl: "Nog geen punt gekozen." },
  update: { en: "Update", fr: "Actualiser", nl: "Bijwerken" },
  updateCountry: { en: "Update with this country", fr: "Actualiser avec ce pays", nl: "Bijwerken met dit land" },
  updateMethod: {
    en: "Update with this delivery",
    fr: "Actualiser avec cette livraison",
    nl: "Bijwerken met deze levering",
  },
  filledIn: {
    en: "The address that you chose is filled in now. Please look at it, and order again.",
    fr: "L’adresse choisie est remplie. Vérifiez-la, puis commandez à nouveau.",
    nl: "Het adres dat u koos, is nu ingevuld. Kijk het na en bestel opnieuw.",
  },
  payments: {
    card: { en: "By card", fr: "Par carte", nl: "Met kaart" },
    transfer: { en: "By bank transfer", fr: "Par virement", nl: "Met overschrijving" },
    prepaid: { en: "From a prepaid account", fr: "D’un compte prépayé", nl: "Van een vooruitbetaalde rekening" },
  },
  paymentInfo: {
    card: {
      en: "On the next page, by a secured connection.",
      fr: "À la page suivante, par une connexion sécurisée.",
      nl: "Op de volgende pagina, via een beveiligde verbinding.",
    },
    transfer: {
      en: "Please pay to {0} ({1}) within eight days, with the reference that you get on the next page. Your order leaves as soon as the money is here.",
      fr: "Payez sur le compte {0} ({1}) dans les huit jours, avec la communication que vous recevez à la page suivante. La commande part dès que l’argent est là.",
      nl: "Betaal binnen acht dagen op {0} ({1}), met de mededeling die u op de volgende pagina krijgt. Uw bestelling vertrekt zodra het geld er is.",
    },
    prepaid: { en: "It is paid at once.", fr: "C’est payé tout de suite.", nl: "Het is meteen betaald." },
  },
  account: { en: "{0}: {1} left", fr: "{0} : reste {1}", nl: "{0}: nog {1}" },
  summary: { en: "Your order", fr: "Votre commande", nl: "Uw bestelling" },
  readTerms: { en: "Read the terms of sale", fr: "Lire les conditions de vente", nl: "Verkoopvoorwaarden lezen" },
  place: { en: "Place the order", fr: "Passer la commande", nl: "Bestelling plaatsen" },
  aboutVat: { en: "About VAT numbers", fr: "À propos des numéros de TVA", nl: "Over btw-nummers" },
  vatRegister: {
    en: "We ask the European register about the number. With a valid one of another country you pay no Belgian VAT.",
    fr: "Nous vérifions le numéro dans le registre européen. Avec un numéro valable d’un autre pays, vous ne payez pas de TVA belge.",
    nl: "We vragen het nummer na in het Europese register. Met een geldig nummer van een ander land betaalt u geen Belgische btw.",
  },
  placing: { en: "Placing the order…", fr: "Commande en cours…", nl: "Bestelling wordt geplaatst…" },
  mistakes: { en: "Please look at these fields:", fr: "Vérifiez ces champs :", nl: "Kijk deze velden na:" },
  errors: {
    email: {
      en: "Please enter an e-mail address, such as name@example.org.",
      fr: "Indiquez une adresse e-mail, par exemple nom@example.org.",
      nl: "Vul een e-mailadres in, bijvoorbeeld naam@example.org.",
    },
    phone: {
      en: "Please enter a telephone number, such as +32 59 550 127.",
      fr: "Indiquez un numéro de téléphone, par exemple +32 59 550 127.",
      nl: "Vul een telefoonnummer in, bijvoorbeeld +32 59 550 127.",
    },
    business: {
      en: "Collecting at a warehouse is for companies only.",
      fr: "Le retrait à l’entrepôt est réservé aux entreprises.",
      nl: "Afhalen in een magazijn is alleen voor bedrijven.",
    },
    payment: { en: "Please choose how you pay.", fr: "Choisissez comment vous payez.", nl: "Kies hoe u betaalt." },
    account: { en: "Please choose an account.", fr: "Choisissez un compte.", nl: "Kies een rekening." },
    balance: {
      en: "There is only {0} left on this account.",
      fr: "Il ne reste que {0} sur ce compte.",
      nl: "Op deze rekening staat nog maar {0}.",
    },
    terms: {
      en: "Please read the terms of sale and tick the box.",
      fr: "Lisez les conditions de vente et cochez la case.",
      nl: "Lees de verkoopvoorwaarden en vink het vakje aan.",
    },
  },
  obstacles: {
    title: {
      en: "Your order is not placed yet.",
      fr: "Votre commande n’est pas encore passée.",
      nl: "Uw bestelling is nog niet geplaatst.",
    },
    line: {
      en: "{0}: {1} Please change it in the cart.",
      fr: "{0} : {1} Modifiez-le dans le panier.",
      nl: "{0}: {1} Wijzig het in het mandje.",
    },
    coupon: {
      en: "The coupon {0} does not count any more: {1}",
      fr: "Le bon {0} ne compte plus : {1}",
      nl: "De bon {0} telt niet meer: {1}",
    },
    pickup: {
      en: "Please choose a pickup point, or another way of delivery.",
      fr: "Choisissez un point de retrait, ou une autre livraison.",
      nl: "Kies een afhaalpunt, of een andere levering.",
    },
    total: {
      en: "The total is {0} now. Please look at it, and order again.",
      fr: "Le total est maintenant de {0}. Vérifiez-le, puis commandez à nouveau.",
      nl: "Het totaal is nu {0}. Kijk het na en bestel opnieuw.",
    },
  },
  vat: {
    wrong: {
      en: "This is not a VAT number of {0}.",
      fr: "Ce n’est pas un numéro de TVA ({0}).",
      nl: "Dit is geen btw-nummer van {0}.",
    },
    unknown: {
      en: "The service that checks VAT numbers does not answer just now. You can order all the same; the VAT stays on the invoice until we know.",
      fr: "Le service qui vérifie les numéros de TVA ne répond pas pour l’instant. Vous pouvez commander quand même ; la TVA reste sur la facture jusqu’à ce que nous sachions.",
      nl: "De dienst die btw-nummers nakijkt, antwoordt nu niet. U kunt toch bestellen; de btw blijft op de factuur tot we het weten.",
    },
  },
  refused: {
    method: {
      en: "We do not know this way of delivery.",
      fr: "Nous ne connaissons pas ce mode de livraison.",
      nl: "We kennen deze manier van leveren niet.",
    },
    reach: {
      en: "We do not deliver this way to {0}.",
      fr: "Nous ne livrons pas de cette façon vers ce pays ({0}).",
      nl: "Op deze manier leveren we niet in {0}.",
    },
    country: {
      en: "We do not deliver to this country.",
      fr: "Nous ne livrons pas dans ce pays.",
      nl: "In dit land leveren we niet.",
    },
    postalCode: {
      en: "This is not a postal code of {0}, such as {1}.",
      fr: "Ce n’est pas un code postal ({0}), comme {1}.",
      nl: "Dit is geen postcode van {0}, zoals {1}.",
    },
  },
};
