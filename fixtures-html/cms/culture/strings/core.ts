/** Of the panel with the main navigation. */
export const Menu = {
  More: { en: "{0}: more", fr: "{0} : plus", nl: "{0}: meer" },
};

export const Core = {
  Close: { en: "Close", fr: "Fermer", nl: "Sluiten" },
  Error: { en: "That did not work", fr: "Cela n’a pas fonctionné", nl: "Dat is niet gelukt" },
  ErrorServer: {
    en: "The shop could not do that. Please try again in a moment.",
    fr: "Le magasin n’a pas pu le faire. Réessayez dans un instant.",
    nl: "De winkel kon dat niet doen. Probeer het zo meteen opnieuw.",
  },
  SureToDelete: {
    en: "Do you really want to delete this?",
    fr: "Voulez-vous vraiment supprimer ceci ?",
    nl: "Wilt u dit echt verwijderen?",
  },
  Yes: { en: "Yes", fr: "Oui", nl: "Ja" },
  Cancel: { en: "Cancel", fr: "Annuler", nl: "Annuleren" },
  Loading: { en: "Loading…", fr: "Chargement…", nl: "Laden…" },
  Retry: { en: "Try again", fr: "Réessayer", nl: "Opnieuw proberen" },
};

export const Page = {
  NotRenewed: {
    en: "The page could not be brought up to date. What you see may be older.",
    fr: "La page n’a pas pu être mise à jour. Ce que vous voyez est peut-être dépassé.",
    nl: "De pagina kon niet worden bijgewerkt. Wat u ziet is misschien verouderd.",
  },
};

export const Login = {
  Title: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
  Why: {
    en: "Please log in, so that you can go on where you are.",
    fr: "Connectez-vous pour continuer là où vous êtes.",
    nl: "Log in om verder te gaan waar u bent.",
  },
  Again: {
    en: "You are logged in. Send what you were sending once more?",
    fr: "Vous êtes connecté. Renvoyer ce que vous étiez en train d’envoyer ?",
    nl: "U bent ingelogd. Wat u aan het verzenden was, opnieuw verzenden?",
  },
};

export const Manager = {
  UnknowsErrors: {
    en: "Something went wrong. Please try again in a moment.",
    fr: "Une erreur s’est produite. Réessayez dans un instant.",
    nl: "Er ging iets mis. Probeer het zo meteen opnieuw.",
  },
  NotSent: {
    en: "The shop did not answer as it should, so your data may not have been sent. What you typed is still here.",
    fr: "Le magasin n’a pas répondu comme prévu : vos données n’ont peut-être pas été envoyées. Votre saisie est toujours là.",
    nl: "De winkel antwoordde niet zoals het hoort: uw gegevens zijn misschien niet verzonden. Wat u typte, staat er nog.",
  },
  NotShown: {
    en: "Your data was sent, but the shop’s answer cannot be shown here.",
    fr: "Vos données ont été envoyées, mais la réponse du magasin ne peut pas être affichée ici.",
    nl: "Uw gegevens zijn verzonden, maar het antwoord van de winkel kan hier niet worden getoond.",
  },
};

export const Notification = {
  Close: { en: "Close this message", fr: "Fermer ce message", nl: "Dit bericht sluiten" },
  Region: { en: "Messages", fr: "Messages", nl: "Berichten" },
};
