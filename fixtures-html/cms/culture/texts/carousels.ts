export const carousels = {
  brands: { en: "Our makers", fr: "Nos artisans", nl: "Onze makers" },
  partners: { en: "On the coast with us", fr: "Sur la côte avec nous", nl: "Met ons aan de kust" },
  ticker: { en: "From the journal:", fr: "Dans le journal :", nl: "Uit het dagboek:" },
};

export const films = {
  title: { en: "Watch it", fr: "À regarder", nl: "Bekijk het" },
  note: {
    en: "The films are on YouTube and Vimeo. Neither hears of you until you press play.",
    fr: "Les films sont sur YouTube et Vimeo. Ni l’un ni l’autre ne sait rien de vous avant que vous ne lanciez la lecture.",
    nl: "De films staan op YouTube en Vimeo. Geen van beide weet iets van u tot u ze afspeelt.",
  },
  /** Title, service. */
  watch: { en: "{0}, on {1}", fr: "{0}, sur {1}", nl: "{0}, op {1}" },
  sea: {
    en: "The sea in front of the shop: a small boat on quiet waves",
    fr: "La mer devant le magasin : un petit bateau sur des vagues calmes",
    nl: "De zee voor de winkel: een bootje op kalme golven",
  },
};
