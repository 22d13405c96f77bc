export const home = {
  title: { en: "General store by the sea", fr: "Magasin général au bord de la mer", nl: "Algemene winkel aan zee" },
  description: {
    en: "Coffee by weight, linen by the metre, and good things for kitchen and house. A general store in Ostend, and online.",
    fr: "Du café au poids, du lin au mètre et de belles choses pour la cuisine et la maison. Un magasin général à Ostende, et en ligne.",
    nl: "Koffie per gewicht, linnen per meter en goede spullen voor keuken en huis. Een algemene winkel in Oostende, en online.",
  },
  heading: {
    en: "Useful things, salt air included.",
    fr: "Des choses utiles, l’air salé en plus.",
    nl: "Nuttige dingen, zeelucht inbegrepen.",
  },
  lead: {
    en: "Coffee weighed to the gram, linen cut to the centimetre, and cups that get better with every morning.",
    fr: "Du café pesé au gramme, du lin coupé au centimètre, et des tasses plus belles à chaque matin.",
    nl: "Koffie tot op de gram gewogen, linnen tot op de centimeter geknipt, en kopjes die elke ochtend mooier worden.",
  },
  heroAlt: {
    en: "The shop window of Lagune, with the sea behind it",
    fr: "La vitrine de Lagune, la mer derrière elle",
    nl: "De etalage van Lagune, met de zee erachter",
  },
  browse: { en: "Look around the shop", fr: "Parcourir le magasin", nl: "Rondkijken in de winkel" },
  readTerms: { en: "How we work", fr: "Notre façon de travailler", nl: "Hoe wij werken" },
  categories: { en: "Find your shelf", fr: "Trouvez votre rayon", nl: "Zoek uw plank" },
  fresh: { en: "New this season", fr: "Nouveau cette saison", nl: "Nieuw dit seizoen" },
  offers: { en: "For a little less", fr: "À petit prix", nl: "Voor een beetje minder" },
  news: { en: "From the journal", fr: "Dans le journal", nl: "Uit het dagboek" },
  allNew: { en: "All new things", fr: "Toutes les nouveautés", nl: "Alle nieuwigheden" },
  allNews: { en: "The whole journal", fr: "Tout le journal", nl: "Het hele dagboek" },
};
