import { Core } from "../../../../texts/core.ts";

export const site = {
  /** A product or a field, and what is said about it. */
  named: Core.Named,
  name: { en: "Lagune", fr: "Lagune", nl: "Lagune" },
  claim: { en: "General store by the sea", fr: "La boutique du bord de mer", nl: "De winkel aan zee" },
  skip: { en: "Skip to content", fr: "Aller au contenu", nl: "Naar de inhoud" },
  categories: { en: "Categories", fr: "Rayons", nl: "Categorieën" },
  menu: { en: "Menu", fr: "Menu", nl: "Menu" },
  everything: { en: "Everything", fr: "Tout", nl: "Alles" },
  help: { en: "Help", fr: "Aide", nl: "Hulp" },
  languages: { en: "Language", fr: "Langue", nl: "Taal" },
  change: { en: "Change", fr: "Changer", nl: "Wijzigen" },
  changeLanguage: { en: "Change language", fr: "Changer de langue", nl: "Taal wijzigen" },
  search: { en: "Search", fr: "Rechercher", nl: "Zoeken" },
  searchLabel: { en: "Search the shop", fr: "Rechercher dans la boutique", nl: "Zoeken in de winkel" },
  searchHint: { en: "Tea, linen, rope…", fr: "Thé, lin, corde…", nl: "Thee, stof, touw…" },
  home: { en: "Home", fr: "Accueil", nl: "Home" },
  breadcrumb: { en: "You are here", fr: "Vous êtes ici", nl: "U bent hier" },
  logIn: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
  logOff: { en: "Log out", fr: "Se déconnecter", nl: "Uitloggen" },
  hello: { en: "Hello, {0}", fr: "Bonjour, {0}", nl: "Dag {0}" },
  cart: { en: "Cart", fr: "Panier", nl: "Winkelmandje" },
  inCart: {
    one: { en: "{0} product in your cart", fr: "{0} produit dans votre panier", nl: "{0} product in uw winkelmandje" },
    many: {
      en: "{0} products in your cart",
      fr: "{0} produits dans votre panier",
      nl: "{0} producten in uw winkelmandje",
    },
  },
  notice: {
    en: "Free delivery in Belgium from €60",
    fr: "Livraison gratuite en Belgique dès 60 €",
    nl: "Gratis levering in België vanaf € 60",
  },
  /** After the notice, until the invitation to log in takes its place. */
  dispatch: {
    en: "Order before noon for same-day dispatch",
    fr: "Commandé avant midi, expédié le jour même",
    nl: "Vóór 12 uur besteld, dezelfde dag verzonden",
  },
  footer: {
    shop: { en: "Shop", fr: "Boutique", nl: "Winkel" },
    service: { en: "Service", fr: "Service", nl: "Service" },
    visit: { en: "Visit us", fr: "Nous rendre visite", nl: "Bezoek onze winkel" },
    hours: {
      en: "Tuesday to Sunday, 10:00 to 18:00",
      fr: "Du mardi au dimanche, de 10 h à 18 h",
      nl: "Dinsdag tot zondag, 10 tot 18 uur",
    },
    about: {
      en: "Things for the kitchen, the home and the beach, chosen to last for years. Weighed, cut and packed by hand in Ostend.",
      fr: "Des objets pour la cuisine, la maison et la plage, choisis pour durer. Pesés, coupés et emballés à la main à Ostende.",
      nl: "Spullen voor keuken, huis en strand, gekozen om jaren mee te gaan. Met de hand gewogen, gesneden en verpakt in Oostende.",
    },
    contact: { en: "Contact", fr: "Contact", nl: "Contact" },
    business: { en: "Business accounts", fr: "Comptes professionnels", nl: "Zakelijke accounts" },
    delivery: { en: "Delivery and returns", fr: "Livraison et retours", nl: "Levering en retouren" },
    news: { en: "Journal", fr: "Journal", nl: "Magazine" },
    workshops: { en: "Workshops", fr: "Ateliers", nl: "Workshops" },
    terms: { en: "Terms of sale", fr: "Conditions de vente", nl: "Verkoopvoorwaarden" },
    cookies: { en: "Cookie settings", fr: "Paramètres des cookies", nl: "Cookie-instellingen" },
    changeSalesCountry: {
      en: "Change VAT country",
      fr: "Changer le pays de TVA",
      nl: "Btw-land wijzigen",
    },
    salesCountry: { en: "VAT country", fr: "Pays de TVA", nl: "Btw-land" },
    colours: { en: "Colours", fr: "Couleurs", nl: "Kleuren" },
    changeColours: { en: "Change the colours", fr: "Changer les couleurs", nl: "Kleuren wijzigen" },
    colourSchemes: {
      auto: { en: "As on this device", fr: "Comme sur cet appareil", nl: "Zoals op dit apparaat" },
      light: { en: "Light", fr: "Claires", nl: "Licht" },
      dark: { en: "Dark", fr: "Sombres", nl: "Donker" },
    },
    note: {
      en: "Prices include {0}% VAT.",
      fr: "Les prix comprennent {0} % de TVA.",
      nl: "Prijzen inclusief {0}% btw.",
    },
  },
};
