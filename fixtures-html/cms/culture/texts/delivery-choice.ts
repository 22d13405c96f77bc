/** Where and how a cart is delivered. */
export const deliveryChoice = {
  title: { en: "Delivery", fr: "Livraison", nl: "Levering" },
  country: { en: "Deliver to", fr: "Pays de livraison", nl: "Land van levering" },
  postalCode: { en: "Postal code", fr: "Code postal", nl: "Postcode" },
  postalCodeHint: {
    en: "Such as {0}; we tell you when it arrives.",
    fr: "Par exemple {0} ; nous vous disons quand cela arrive.",
    nl: "Bijvoorbeeld {0}; we zeggen u wanneer het aankomt.",
  },
  arrives: {
    one: { en: "In {1} in {0} working day.", fr: "À {1} en {0} jour ouvrable.", nl: "In {1} binnen {0} werkdag." },
    many: {
      en: "In {1} in {0} working days.",
      fr: "À {1} en {0} jours ouvrables.",
      nl: "In {1} binnen {0} werkdagen.",
    },
  },
  method: { en: "How it comes to you", fr: "Comment cela vous parvient", nl: "Hoe het bij u komt" },
  about: { en: "More about: {0}", fr: "En savoir plus : {0}", nl: "Meer over: {0}" },
  business: { en: "Business customers", fr: "Clients professionnels", nl: "Zakelijke klanten" },
  save: { en: "Save", fr: "Enregistrer", nl: "Bewaren" },
  saveCountry: { en: "Save the country", fr: "Enregistrer le pays", nl: "Land bewaren" },
  savePostalCode: { en: "Save the postal code", fr: "Enregistrer le code postal", nl: "Postcode bewaren" },
  saveMethod: { en: "Save this choice", fr: "Enregistrer ce choix", nl: "Deze keuze bewaren" },
  saved: { en: "Your choice is saved.", fr: "Votre choix est enregistré.", nl: "Uw keuze is bewaard." },
};
