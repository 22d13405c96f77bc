export const shops = {
  title: { en: "Our two shops", fr: "Nos deux boutiques", nl: "Onze twee winkels" },
  intro: {
    en: "Come in, smell the coffee, feel the linen.",
    fr: "Entrez, sentez le café, touchez le lin.",
    nl: "U kunt er de koffie ruiken en het linnen voelen.",
  },
  onMap: { en: "Show on the map", fr: "Voir sur la carte", nl: "Op de kaart tonen" },
  map: { en: "Map of our shops", fr: "Carte de nos boutiques", nl: "Kaart van onze winkels" },
  satellite: { en: "Satellite", fr: "Satellite", nl: "Satelliet" },
  route: { en: "Directions", fr: "Itinéraire", nl: "Routebeschrijving" },
  oostende: {
    hours: {
      en: "Tuesday to Sunday, 10:00 to 18:00",
      fr: "Du mardi au dimanche, de 10 h à 18 h",
      nl: "Dinsdag tot zondag, 10 tot 18 uur",
    },
    way: {
      en: "On the quay, five minutes from the station.",
      fr: "Sur le quai, à cinq minutes de la gare.",
      nl: "Aan de kade, op vijf minuten van het station.",
    },
  },
  gent: {
    hours: {
      en: "Tuesday to Saturday, 10:00 to 18:00",
      fr: "Du mardi au samedi, de 10 h à 18 h",
      nl: "Dinsdag tot zaterdag, 10 tot 18 uur",
    },
    way: {
      en: "Behind the post office on the Korenmarkt. Tram 1, stop Korenmarkt.",
      fr: "Derrière la poste du Korenmarkt. Tram 1, arrêt Korenmarkt.",
      nl: "Achter het postgebouw op de Korenmarkt. Tram 1, halte Korenmarkt.",
    },
  },
};
