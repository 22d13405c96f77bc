export const Prices = {
  Next: {
    en: "{0} more: unit price {1} instead of {2}",
    fr: "{0} de plus : prix unitaire {1} au lieu de {2}",
    nl: "Nog {0} erbij: eenheidsprijs {1} in plaats van {2}",
  },
  Confirmed: {
    en: "The new prices are confirmed.",
    fr: "Les nouveaux prix sont confirmés.",
    nl: "De nieuwe prijzen zijn bevestigd.",
  },
  NotConfirmed: {
    en: "The new prices could not be confirmed.",
    fr: "Les nouveaux prix n’ont pas pu être confirmés.",
    nl: "De nieuwe prijzen konden niet worden bevestigd.",
  },
  Take: { en: "Change to {0}", fr: "Passer à {0}", nl: "Wijzigen in {0}" },
};
