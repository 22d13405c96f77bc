export const news = {
  menu: { en: "Journal", fr: "Journal", nl: "Magazine" },
  whole: { en: "All journal stories", fr: "Tous les articles", nl: "Alle verhalen uit het magazine" },
  latest: { en: "Latest stories", fr: "Derniers articles", nl: "Laatste verhalen" },
  ofDay: { en: "Stories from {0}", fr: "Articles du {0}", nl: "Verhalen van {0}" },
  ofMonth: { en: "Stories from {0}", fr: "Articles : {0}", nl: "Verhalen van {0}" },
  wholeDay: {
    one: { en: "The story from this day", fr: "L’article de ce jour", nl: "Het verhaal van deze dag" },
    many: {
      en: "All {0} stories from this day",
      fr: "Les {0} articles de ce jour",
      nl: "Alle {0} verhalen van deze dag",
    },
  },
  none: {
    en: "There are no stories from this period.",
    fr: "Il n’y a pas d’articles pour cette période.",
    nl: "Er zijn geen verhalen uit deze periode.",
  },
  calendar: { en: "By date", fr: "Par date", nl: "Op datum" },
  calendarHint: {
    en: "Days with stories are marked.",
    fr: "Les jours avec des articles sont marqués.",
    nl: "Dagen met verhalen zijn gemarkeerd.",
  },
  previousMonth: { en: "Previous month, {0}", fr: "Mois précédent, {0}", nl: "Vorige maand, {0}" },
  nextMonth: { en: "Next month, {0}", fr: "Mois suivant, {0}", nl: "Volgende maand, {0}" },
  stories: {
    one: { en: "{0} story", fr: "{0} article", nl: "{0} verhaal" },
    many: { en: "{0} stories", fr: "{0} articles", nl: "{0} verhalen" },
  },
  all: { en: "All stories", fr: "Tous les articles", nl: "Alle verhalen" },
  photos: { en: "Photos of this story", fr: "Photos de cet article", nl: "Foto’s bij dit verhaal" },
  inShop: { en: "{0}, in the shop", fr: "{0}, dans la boutique", nl: "{0}, in de winkel" },
};
