/** Of the widgets that help to fill in forms. */
export const Calendar = {
  Choose: {
    en: "Choose from the calendar: {0}",
    fr: "Choisir dans le calendrier : {0}",
    nl: "Kiezen in de kalender: {0}",
  },
  PreviousMonth: { en: "Previous month", fr: "Mois précédent", nl: "Vorige maand" },
  NextMonth: { en: "Next month", fr: "Mois suivant", nl: "Volgende maand" },
  Month: { en: "Month", fr: "Mois", nl: "Maand" },
  Year: { en: "Year", fr: "Année", nl: "Jaar" },
};

export const Times = {
  Choose: { en: "Choose a time: {0}", fr: "Choisir une heure : {0}", nl: "Een uur kiezen: {0}" },
};

export const Choices = {
  Remove: { en: "Remove {0}", fr: "Retirer {0}", nl: "{0} weghalen" },
  None: { en: "Nothing found", fr: "Aucun résultat", nl: "Niets gevonden" },
};
