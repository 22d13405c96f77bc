export const Countdown = {
  Until: { en: "Time left until {0}", fr: "Temps restant, jusqu’au {0}", nl: "Resterende tijd tot {0}" },
  Name: { en: "Time left", fr: "Temps restant", nl: "Resterende tijd" },
  Over: { en: "Time is up.", fr: "C’est terminé.", nl: "De tijd is om." },
  Days_one: { en: "day", fr: "jour", nl: "dag" },
  Days_other: { en: "days", fr: "jours", nl: "dagen" },
  Hours_one: { en: "hour", fr: "heure", nl: "uur" },
  Hours_other: { en: "hours", fr: "heures", nl: "uur" },
  Minutes_one: { en: "minute", fr: "minute", nl: "minuut" },
  Minutes_other: { en: "minutes", fr: "minutes", nl: "minuten" },
  Seconds_one: { en: "second", fr: "seconde", nl: "seconde" },
  Seconds_other: { en: "seconds", fr: "secondes", nl: "seconden" },
};

export const Information = {
  Title: { en: "Good to know", fr: "Bon à savoir", nl: "Goed om te weten" },
};
