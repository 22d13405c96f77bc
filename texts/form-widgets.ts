/** Texts of the date picker, the time picker and the select enhancer. */
export const Calendar = {
  Choose: {
    en: "Choose a date: {0}",
    fr: "Choisir une date : {0}",
    nl: "Datum kiezen: {0}",
  },
  PreviousMonth: { en: "Previous month", fr: "Mois précédent", nl: "Vorige maand" },
  NextMonth: { en: "Next month", fr: "Mois suivant", nl: "Volgende maand" },
  Month: { en: "Month", fr: "Mois", nl: "Maand" },
  Year: { en: "Year", fr: "Année", nl: "Jaar" },
  Invalid: {
    en: "Enter a date, for example {0}.",
    fr: "Indiquez une date, par exemple {0}.",
    nl: "Vul een datum in, bijvoorbeeld {0}.",
  },
  From: {
    en: "Choose {0} or a later date.",
    fr: "Choisissez une date à partir du {0}.",
    nl: "Kies een datum vanaf {0}.",
  },
  Until: {
    en: "Choose {0} or an earlier date.",
    fr: "Choisissez une date jusqu’au {0}.",
    nl: "Kies een datum tot en met {0}.",
  },
  Closed: {
    en: "This day cannot be chosen.",
    fr: "Ce jour ne peut pas être choisi.",
    nl: "Deze dag kan niet worden gekozen.",
  },
};

export const Times = {
  Choose: { en: "Choose a time: {0}", fr: "Choisir une heure : {0}", nl: "Tijd kiezen: {0}" },
  Invalid: {
    en: "Enter a time, for example {0}.",
    fr: "Indiquez une heure, par exemple {0}.",
    nl: "Vul een tijd in, bijvoorbeeld {0}.",
  },
  From: {
    en: "Choose {0} or a later time.",
    fr: "Choisissez une heure à partir de {0}.",
    nl: "Kies een tijd vanaf {0}.",
  },
  Until: {
    en: "Choose {0} or an earlier time.",
    fr: "Choisissez une heure jusqu’à {0}.",
    nl: "Kies een tijd tot en met {0}.",
  },
};

export const Choices = {
  Remove: { en: "Remove {0}", fr: "Retirer {0}", nl: "{0} verwijderen" },
  None: { en: "No results found", fr: "Aucun résultat", nl: "Geen resultaten gevonden" },
};
