export const Consent = {
  Title: {
    en: "We use cookies",
    fr: "Nous utilisons des cookies",
    nl: "Wij gebruiken cookies",
  },
  Text: {
    en: "Some cookies are needed for the site to work. With your consent, we also use cookies that remember your preferences, measure visits and show content from third parties.",
    fr: "Certains cookies sont nécessaires au fonctionnement du site. Avec votre accord, nous utilisons aussi des cookies qui retiennent vos préférences, mesurent les visites et affichent des contenus de tiers.",
    nl: "Sommige cookies zijn nodig om de site te laten werken. Met uw toestemming gebruiken we ook cookies die uw voorkeuren onthouden, bezoeken meten en inhoud van derden tonen.",
  },
  AcceptAll: { en: "Accept all", fr: "Tout accepter", nl: "Alles accepteren" },
  DeclineAll: { en: "Decline all", fr: "Tout refuser", nl: "Alles weigeren" },
  Save: { en: "Save my choice", fr: "Enregistrer mon choix", nl: "Mijn keuze opslaan" },
  Choose: { en: "Customise", fr: "Personnaliser", nl: "Zelf instellen" },
  Policy: { en: "Cookie policy", fr: "Politique de cookies", nl: "Cookiebeleid" },
  Necessary: { en: "Necessary", fr: "Nécessaires", nl: "Noodzakelijk" },
  NecessaryText: {
    en: "For what you do on the site, such as logging in, and for this cookie choice. Always on.",
    fr: "Pour ce que vous faites sur le site, comme vous connecter, et pour ce choix de cookies. Toujours actifs.",
    nl: "Voor wat u op de site doet, zoals inloggen, en voor deze cookiekeuze. Altijd actief.",
  },
  Preferences: { en: "Preferences", fr: "Préférences", nl: "Voorkeuren" },
  PreferencesText: {
    en: "Remember your last searches, and how you like to view the site.",
    fr: "Retiennent vos dernières recherches et votre affichage préféré.",
    nl: "Onthouden uw laatste zoekopdrachten en hoe u de site graag bekijkt.",
  },
  Statistics: { en: "Statistics", fr: "Statistiques", nl: "Statistieken" },
  StatisticsText: {
    en: "Count visits anonymously, so that we can improve the site.",
    fr: "Comptent les visites de façon anonyme, pour que nous puissions améliorer le site.",
    nl: "Tellen bezoeken anoniem, zodat we de site kunnen verbeteren.",
  },
  Marketing: { en: "Marketing", fr: "Marketing", nl: "Marketing" },
  MarketingText: {
    en: "Show content from social media and advertisements that suit you.",
    fr: "Affichent des contenus de réseaux sociaux et des publicités qui vous correspondent.",
    nl: "Tonen inhoud van sociale media en advertenties die bij u passen.",
  },
  ReloadText: {
    en: "Cookies that you no longer allow stay active until the page is reloaded.",
    fr: "Les cookies que vous n’autorisez plus restent actifs jusqu’au rechargement de la page.",
    nl: "Cookies die u niet meer toestaat, blijven actief tot de pagina opnieuw wordt geladen.",
  },
  Reloaded: {
    en: "Your choice is saved. The page was reloaded, so that it applies at once.",
    fr: "Votre choix est enregistré. La page a été rechargée pour qu’il s’applique aussitôt.",
    nl: "Uw keuze is opgeslagen. De pagina is opnieuw geladen, zodat ze meteen geldt.",
  },
  Reload: { en: "Reload the page", fr: "Recharger la page", nl: "Pagina opnieuw laden" },
};
