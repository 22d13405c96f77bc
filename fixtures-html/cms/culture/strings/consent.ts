export const Consent = {
  Title: {
    en: "Cookies, with your permission",
    fr: "Des cookies, avec votre accord",
    nl: "Cookies, als u het goed vindt",
  },
  Text: {
    en: "We use the cookies that the shop needs. With your consent we also use some that remember your preferences, count visits or show content of others.",
    fr: "Nous utilisons les cookies dont le magasin a besoin. Avec votre accord, nous en utilisons aussi qui retiennent vos préférences, comptent les visites ou affichent le contenu de tiers.",
    nl: "We gebruiken de cookies die de winkel nodig heeft. Met uw toestemming gebruiken we er ook die uw voorkeuren onthouden, bezoeken tellen of inhoud van anderen tonen.",
  },
  AcceptAll: { en: "Accept all", fr: "Tout accepter", nl: "Alles aanvaarden" },
  DeclineAll: { en: "Decline all", fr: "Tout refuser", nl: "Alles weigeren" },
  Save: { en: "Save my choice", fr: "Enregistrer mon choix", nl: "Mijn keuze bewaren" },
  Choose: { en: "Choose for yourself", fr: "Choisir en détail", nl: "Zelf kiezen" },
  Policy: { en: "Cookie policy", fr: "Politique en matière de cookies", nl: "Cookiebeleid" },
  Necessary: { en: "Necessary", fr: "Nécessaires", nl: "Noodzakelijk" },
  NecessaryText: {
    en: "For the cart, logging in and this choice itself. They are always on.",
    fr: "Pour le panier, la connexion et ce choix lui-même. Ils sont toujours actifs.",
    nl: "Voor het mandje, het inloggen en deze keuze zelf. Ze staan altijd aan.",
  },
  Preferences: { en: "Preferences", fr: "Préférences", nl: "Voorkeuren" },
  PreferencesText: {
    en: "Remember how you like to see the shop, such as a list or a grid.",
    fr: "Retiennent comment vous aimez voir le magasin, en liste ou en grille par exemple.",
    nl: "Onthouden hoe u de winkel graag ziet, zoals in een lijst of een raster.",
  },
  Statistics: { en: "Statistics", fr: "Statistiques", nl: "Statistieken" },
  StatisticsText: {
    en: "Count visits, without names, so that we see what could be better.",
    fr: "Comptent les visites, sans noms, pour que nous voyions ce qui peut être amélioré.",
    nl: "Tellen bezoeken, zonder namen, zodat we zien wat beter kan.",
  },
  Marketing: { en: "Marketing", fr: "Marketing", nl: "Marketing" },
  MarketingText: {
    en: "Show content of social networks and advertisements that suit you.",
    fr: "Affichent le contenu de réseaux sociaux et des annonces qui vous conviennent.",
    nl: "Tonen inhoud van sociale netwerken en advertenties die bij u passen.",
  },
  ReloadText: {
    en: "What you no longer allow goes on until the page is loaded again.",
    fr: "Ce que vous n’autorisez plus continue jusqu’à ce que la page soit rechargée.",
    nl: "Wat u niet meer toestaat, loopt door tot de pagina opnieuw wordt geladen.",
  },
  Reload: { en: "Load the page again", fr: "Recharger la page", nl: "Pagina opnieuw laden" },
};
