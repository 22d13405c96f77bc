export const Prices = {
  Next: {
    en: "{0} more: unit price {1} instead of {2}",
    fr: "{0} de plus : prix unitaire {1} au lieu de {2}",
    nl: "Nog {0} erbij: eenheidsprijs {1} in plaats van {2}",
  },
  Confirmed: {
    en: "Your confirmation has been saved.",
    fr: "Votre confirmation est enregistrée.",
    nl: "Uw bevestiging is opgeslagen.",
  },
  NotConfirmed: {
    en: "Your confirmation could not be saved.",
    fr: "Votre confirmation n’a pas pu être enregistrée.",
    nl: "Uw bevestiging kon niet worden opgeslagen.",
  },
  Take: { en: "Change to {0}", fr: "Passer à {0}", nl: "Wijzigen in {0}" },
};
