export const Prices = {
  Next: {
    en: "{0} more: {1} each instead of {2}",
    fr: "{0} de plus : {1} la pièce au lieu de {2}",
    nl: "Nog {0} erbij: {1} per stuk in plaats van {2}",
  },
  Take: { en: "Change to {0}", fr: "Passer à {0}", nl: "Wijzigen in {0}" },
};
