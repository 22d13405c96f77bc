/** Texts of the mobile navigation. */
export const Menu = {
  More: { en: "More in {0}", fr: "Plus dans {0}", nl: "Meer in {0}" },
};

export const Core = {
  /** A product or a field, and what is said about it. */
  Named: { en: "{0}: {1}", fr: "{0} : {1}", nl: "{0}: {1}" },
  Close: { en: "Close", fr: "Fermer", nl: "Sluiten" },
  Error: { en: "Something went wrong", fr: "Une erreur s’est produite", nl: "Er is iets misgegaan" },
  ErrorServer: {
    en: "We could not process your request. Please try again in a moment.",
    fr: "Nous n’avons pas pu traiter votre demande. Réessayez dans un instant.",
    nl: "We konden uw verzoek niet verwerken. Probeer het zo meteen opnieuw.",
  },
  SureToDelete: {
    en: "Are you sure you want to delete this?",
    fr: "Voulez-vous vraiment supprimer ceci ?",
    nl: "Weet u zeker dat u dit wilt verwijderen?",
  },
  Yes: { en: "Yes", fr: "Oui", nl: "Ja" },
  Cancel: { en: "Cancel", fr: "Annuler", nl: "Annuleren" },
  Loading: { en: "Loading…", fr: "Chargement…", nl: "Laden…" },
  Retry: { en: "Try again", fr: "Réessayer", nl: "Opnieuw proberen" },
};

export const Page = {
  NotRenewed: {
    en: "The page could not be refreshed. What you see may be out of date.",
    fr: "La page n’a pas pu être actualisée. Les informations affichées ne sont peut-être plus à jour.",
    nl: "De pagina kon niet worden vernieuwd. Wat u ziet, is misschien verouderd.",
  },
};

export const Login = {
  Title: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
  Why: {
    en: "Please log in to continue where you left off.",
    fr: "Connectez-vous pour reprendre là où vous en étiez.",
    nl: "Log in om verder te gaan waar u gebleven was.",
  },
  Again: {
    en: "You are logged in. Do you want to send your request again?",
    fr: "Vous êtes connecté. Voulez-vous renvoyer votre demande ?",
    nl: "U bent ingelogd. Wilt u uw verzoek opnieuw verzenden?",
  },
  SendAgain: { en: "Send again", fr: "Renvoyer", nl: "Opnieuw verzenden" },
};

export const Manager = {
  UnknowsErrors: {
    en: "Something went wrong. Please try again in a moment.",
    fr: "Une erreur s’est produite. Réessayez dans un instant.",
    nl: "Er is iets misgegaan. Probeer het zo meteen opnieuw.",
  },
  NotSent: {
    en: "The site did not respond as expected, so your data may not have been sent. Your entries are still here.",
    fr: "Le site n’a pas répondu comme prévu : vos données n’ont peut-être pas été envoyées. Votre saisie est conservée.",
    nl: "De site reageerde niet zoals verwacht: uw gegevens zijn misschien niet verzonden. Uw invoer is behouden.",
  },
  NotWhole: {
    en: "The connection was lost before the whole page arrived.",
    fr: "La connexion a été interrompue avant que la page soit complète.",
    nl: "De verbinding is verbroken voordat de hele pagina er was.",
  },
  LoadRest: { en: "Load the rest", fr: "Charger la suite", nl: "De rest laden" },
  Added_one: { en: "{0} more item", fr: "{0} élément de plus", nl: "{0} item erbij" },
  Added_other: { en: "{0} more items", fr: "{0} éléments de plus", nl: "{0} items erbij" },
  Unsaved: {
    en: "Your changes have not been saved. Leave the page?",
    fr: "Vos modifications ne sont pas enregistrées. Quitter la page ?",
    nl: "Uw wijzigingen zijn niet opgeslagen. Pagina verlaten?",
  },
  Leave: { en: "Leave the page", fr: "Quitter la page", nl: "Pagina verlaten" },
  Stay: { en: "Stay on the page", fr: "Rester sur la page", nl: "Op de pagina blijven" },
  NoMore: { en: "There are no more items.", fr: "Il n’y a plus d’éléments.", nl: "Er zijn geen items meer." },
  NotShown: {
    en: "Your data was sent, but the response cannot be shown here.",
    fr: "Vos données ont été envoyées, mais la réponse ne peut pas être affichée ici.",
    nl: "Uw gegevens zijn verzonden, maar het antwoord kan hier niet worden getoond.",
  },
};

export const Notification = {
  Close: { en: "Close this message", fr: "Fermer ce message", nl: "Dit bericht sluiten" },
  Region: { en: "Messages", fr: "Messages", nl: "Berichten" },
};
