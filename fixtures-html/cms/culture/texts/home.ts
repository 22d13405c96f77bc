export const home = {
  title: { en: "General store by the sea", fr: "La boutique du bord de mer", nl: "De winkel aan zee" },
  description: {
    en: "Coffee by weight, linen by the metre, and good things for kitchen and house. A general store in Ostend, and online.",
    fr: "Du café au poids, du lin au mètre et de belles choses pour la cuisine et la maison. Une boutique à Ostende, et en ligne.",
    nl: "Koffie per gewicht, linnen per meter en mooie spullen voor keuken en huis. Een winkel in Oostende, en online.",
  },
  heading: {
    en: "Useful things, salt air included.",
    fr: "Des choses utiles, l’air salé en plus.",
    nl: "Nuttige dingen, zeelucht inbegrepen.",
  },
  lead: {
    en: "Coffee weighed to the gram, linen cut to the centimetre, and cups that get better every morning.",
    fr: "Du café pesé au gramme, du lin coupé au centimètre, et des tasses plus belles chaque matin.",
    nl: "Koffie tot op de gram gewogen, linnen tot op de centimeter geknipt, en kopjes die elke ochtend mooier worden.",
  },
  heroAlt: {
    en: "The shop window of Lagune, with the sea behind it",
    fr: "La vitrine de Lagune, avec la mer en arrière-plan",
    nl: "De etalage van Lagune, met de zee erachter",
  },
  greeting: {
    guest: { en: "Welcome to Lagune", fr: "Bienvenue chez Lagune", nl: "Welkom bij Lagune" },
    customer: { en: "Welcome back, {0}", fr: "Ravis de vous revoir, {0}", nl: "Welkom terug, {0}" },
  },
  browse: { en: "Browse the shop", fr: "Parcourir la boutique", nl: "Rondkijken in de winkel" },
  readTerms: { en: "How we work", fr: "Notre façon de travailler", nl: "Hoe wij werken" },
  categories: { en: "Shop by category", fr: "Nos rayons", nl: "Onze categorieën" },
  fresh: { en: "New this season", fr: "Nouveau cette saison", nl: "Nieuw dit seizoen" },
  offers: { en: "Special offers", fr: "À petit prix", nl: "Aanbiedingen" },
  news: { en: "From the journal", fr: "Dans le journal", nl: "Uit het magazine" },
  allNew: { en: "All new products", fr: "Toutes les nouveautés", nl: "Alle nieuwe producten" },
  allNews: { en: "All journal stories", fr: "Tous les articles", nl: "Alle verhalen" },
};
