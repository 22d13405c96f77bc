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
};

export const Times = {
  Choose: { en: "Choose a time: {0}", fr: "Choisir une heure : {0}", nl: "Tijd kiezen: {0}" },
};

export const Choices = {
  Remove: { en: "Remove {0}", fr: "Retirer {0}", nl: "{0} verwijderen" },
  None: { en: "No results found", fr: "Aucun résultat", nl: "Geen resultaten gevonden" },
};
