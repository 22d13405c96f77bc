export const carousels = {
  brands: { en: "Our makers", fr: "Nos artisans", nl: "Onze makers" },
  partners: { en: "Our partners on the coast", fr: "Nos partenaires sur la côte", nl: "Onze partners aan de kust" },
  ticker: { en: "From the journal:", fr: "Dans le journal :", nl: "Uit het magazine:" },
  tickerName: { en: "Latest stories", fr: "Derniers articles", nl: "Nieuwste verhalen" },
};

export const films = {
  title: { en: "Watch the films", fr: "Les films", nl: "Bekijk de films" },
  note: {
    en: "The films are on YouTube and Vimeo. Neither receives any data about you until you press play.",
    fr: "Les films sont sur YouTube et Vimeo. Ces services ne reçoivent aucune donnée avant que vous ne lanciez la lecture.",
    nl: "De films staan op YouTube en Vimeo. Beide krijgen pas gegevens van u als u een film afspeelt.",
  },
  /** {0} is the title, {1} the video service. */
  watch: { en: "{0}, on {1}", fr: "{0}, sur {1}", nl: "{0}, op {1}" },
  sea: {
    en: "The sea in front of the shop: a small boat on calm waves",
    fr: "La mer devant la boutique : un petit bateau sur des vagues calmes",
    nl: "De zee voor de winkel: een bootje op kalme golven",
  },
};
