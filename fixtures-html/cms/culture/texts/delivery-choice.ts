/** Texts of the delivery form on the cart page. */
export const deliveryChoice = {
  title: { en: "Delivery", fr: "Livraison", nl: "Levering" },
  country: { en: "Deliver to", fr: "Pays de livraison", nl: "Land van levering" },
  postalCode: { en: "Postcode", fr: "Code postal", nl: "Postcode" },
  postalCodeHint: {
    en: "For example {0}, to see the delivery time.",
    fr: "Par exemple {0}, pour voir le délai de livraison.",
    nl: "Bijvoorbeeld {0}, om de levertijd te zien.",
  },
  arrives: {
    one: {
      en: "Delivered in {1} within {0} working day.",
      fr: "Livraison à {1} en {0} jour ouvrable.",
      nl: "Levering in {1} binnen {0} werkdag.",
    },
    many: {
      en: "Delivered in {1} within {0} working days.",
      fr: "Livraison à {1} en {0} jours ouvrables.",
      nl: "Levering in {1} binnen {0} werkdagen.",
    },
  },
  /** After the name of a delivery method; the day is such as "Thursday 3 December". */
  day: {
    arrives: { en: "Arrives {0}", fr: "Livré le {0}", nl: "Levering op {0}" },
    arrivesBy: { en: "Arrives by {0}", fr: "Livré au plus tard le {0}", nl: "Levering uiterlijk op {0}" },
    ready: { en: "Ready {0}", fr: "Prêt le {0}", nl: "Klaar op {0}" },
    readyToday: { en: "Ready today", fr: "Prêt aujourd’hui", nl: "Vandaag klaar" },
  },
  method: { en: "Delivery method", fr: "Mode de livraison", nl: "Leveringswijze" },
  about: { en: "More about: {0}", fr: "En savoir plus : {0}", nl: "Meer over: {0}" },
  business: { en: "Business customers", fr: "Clients professionnels", nl: "Zakelijke klanten" },
  save: { en: "Save", fr: "Enregistrer", nl: "Opslaan" },
  saveCountry: { en: "Save country", fr: "Enregistrer le pays", nl: "Land opslaan" },
  savePostalCode: { en: "Save postcode", fr: "Enregistrer le code postal", nl: "Postcode opslaan" },
  saveMethod: { en: "Save delivery method", fr: "Enregistrer ce mode", nl: "Leveringswijze opslaan" },
  saved: { en: "Your choice has been saved.", fr: "Votre choix a été enregistré.", nl: "Uw keuze is opgeslagen." },
};
