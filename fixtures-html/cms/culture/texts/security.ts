/** Texts of passwords, registration, two-factor login and the login area in the header. */
export const security = {
  title: { en: "Account security", fr: "Sécurité du compte", nl: "Accountbeveiliging" },
  description: {
    en: "Your password and how you log in at Lagune.",
    fr: "Votre mot de passe et votre façon de vous connecter chez Lagune.",
    nl: "Uw wachtwoord en hoe u inlogt bij Lagune.",
  },
  intro: { en: "You are logged in as {0}.", fr: "Vous êtes connecté en tant que {0}.", nl: "U bent ingelogd als {0}." },
  back: { en: "Back to account security", fr: "Retour à la sécurité du compte", nl: "Terug naar accountbeveiliging" },
  passwordTitle: { en: "Password", fr: "Mot de passe", nl: "Wachtwoord" },
  passwordText: {
    en: "Choose one that you use nowhere else.",
    fr: "Choisissez-en un que vous n’utilisez nulle part ailleurs.",
    nl: "Kies er een dat u nergens anders gebruikt.",
  },
  twoFactorTitle: {
    en: "Two-factor login",
    fr: "Connexion en deux étapes",
    nl: "Inloggen in twee stappen",
  },
  twoFactorOff: {
    en: "Off. With a code in addition to your password, nobody else can log in, even with your password.",
    fr: "Désactivée. Avec un code en plus du mot de passe, personne d’autre ne peut se connecter, même avec votre mot de passe.",
    nl: "Uit. Met een code naast uw wachtwoord kan niemand anders inloggen, ook niet met uw wachtwoord.",
  },
  twoFactorBy: {
    app: {
      en: "On, with an authenticator app.",
      fr: "Activée, avec une application d’authentification.",
      nl: "Aan, met een authenticator-app.",
    },
    email: { en: "On, by email.", fr: "Activée, par e-mail.", nl: "Aan, per e-mail." },
  },
  twoFactorSetUp: { en: "Set up", fr: "Configurer", nl: "Instellen" },
  twoFactorChange: { en: "Change", fr: "Modifier", nl: "Wijzigen" },
  labels: {
    OldPassword: { en: "Current password", fr: "Mot de passe actuel", nl: "Huidig wachtwoord" },
    NewPassword: { en: "New password", fr: "Nouveau mot de passe", nl: "Nieuw wachtwoord" },
    Password: { en: "Password", fr: "Mot de passe", nl: "Wachtwoord" },
    ConfirmPassword: {
      en: "Confirm password",
      fr: "Confirmez le mot de passe",
      nl: "Wachtwoord bevestigen",
    },
    FirstName: { en: "First name", fr: "Prénom", nl: "Voornaam" },
    LastName: { en: "Last name", fr: "Nom", nl: "Achternaam" },
    Email: { en: "Email address", fr: "Adresse e-mail", nl: "E-mailadres" },
    Answer: { en: "Result of 2\u00a0+\u00a02", fr: "Résultat de 2\u00a0+\u00a02", nl: "Uitkomst van 2\u00a0+\u00a02" },
    website: { en: "Leave this field empty", fr: "Laissez ce champ vide", nl: "Laat dit veld leeg" },
    Code: { en: "Six-digit code", fr: "Code à six chiffres", nl: "Zescijferige code" },
  },
  hints: {
    Password: { en: "8 to 100 characters.", fr: "De 8 à 100 caractères.", nl: "8 tot 100 tekens." },
    Answer: {
      en: "This helps us to know that you are not a robot.",
      fr: "Pour vérifier que vous n’êtes pas un robot.",
      nl: "Zo weten we dat u geen robot bent.",
    },
  },
  errors: {
    required: {
      OldPassword: {
        en: "Enter your current password.",
        fr: "Indiquez votre mot de passe actuel.",
        nl: "Vul uw huidige wachtwoord in.",
      },
      NewPassword: {
        en: "Enter a new password.",
        fr: "Indiquez un nouveau mot de passe.",
        nl: "Vul een nieuw wachtwoord in.",
      },
      Password: { en: "Choose a password.", fr: "Choisissez un mot de passe.", nl: "Kies een wachtwoord." },
      ConfirmPassword: {
        en: "Enter the password again.",
        fr: "Indiquez à nouveau le mot de passe.",
        nl: "Vul het wachtwoord opnieuw in.",
      },
      FirstName: { en: "Enter your first name.", fr: "Indiquez votre prénom.", nl: "Vul uw voornaam in." },
      LastName: { en: "Enter your last name.", fr: "Indiquez votre nom.", nl: "Vul uw achternaam in." },
      Email: { en: "Enter your email address.", fr: "Indiquez votre adresse e-mail.", nl: "Vul uw e-mailadres in." },
      Answer: {
        en: "Enter the result of 2\u00a0+\u00a02.",
        fr: "Indiquez le résultat de 2\u00a0+\u00a02.",
        nl: "Vul de uitkomst van 2\u00a0+\u00a02 in.",
      },
      Code: {
        en: "Enter the six-digit code.",
        fr: "Indiquez le code à six chiffres.",
        nl: "Vul de zescijferige code in.",
      },
    },
    email: {
      en: "Enter an email address such as name@example.org.",
      fr: "Indiquez une adresse e-mail, par exemple nom@example.org.",
      nl: "Vul een e-mailadres in, bijvoorbeeld naam@example.org.",
    },
    emailKnown: {
      en: "There is already an account with this address. Log in or request a new password.",
      fr: "Il existe déjà un compte avec cette adresse. Connectez-vous ou demandez un nouveau mot de passe.",
      nl: "Er bestaat al een account met dit adres. Log in of vraag een nieuw wachtwoord aan.",
    },
    oldPassword: {
      en: "This is not your current password.",
      fr: "Ce n’est pas votre mot de passe actuel.",
      nl: "Dit is niet uw huidige wachtwoord.",
    },
    samePassword: {
      en: "Choose a password other than your current one.",
      fr: "Choisissez un mot de passe différent de l’actuel.",
      nl: "Kies een ander wachtwoord dan uw huidige wachtwoord.",
    },
    // The hint of the field says the length, once.
    tooShort: {
      en: "This password is too short.",
      fr: "Ce mot de passe est trop court.",
      nl: "Dit wachtwoord is te kort.",
    },
    tooLong: {
      en: "This password is too long.",
      fr: "Ce mot de passe est trop long.",
      nl: "Dit wachtwoord is te lang.",
    },
    confirm: {
      en: "The passwords do not match.",
      fr: "Les mots de passe ne correspondent pas.",
      nl: "De wachtwoorden komen niet overeen.",
    },
    name: {
      en: "A name can have up to 60 characters.",
      fr: "Un nom peut compter 60 caractères au maximum.",
      nl: "Een naam mag maximaal 60 tekens lang zijn.",
    },
    answer: { en: "That is not correct.", fr: "Ce n’est pas correct.", nl: "Dat klopt niet." },
    website: {
      en: "This field must stay empty. Your browser may have filled it in: please clear it.",
      fr: "Ce champ doit rester vide. Votre navigateur l’a peut-être rempli : videz-le.",
      nl: "Dit veld moet leeg blijven. Misschien heeft uw browser het ingevuld: maak het leeg.",
    },
    code: {
      en: "This code is incorrect or has expired. Please try the next one.",
      fr: "Ce code est incorrect ou a expiré. Essayez le suivant.",
      nl: "Deze code is onjuist of verlopen. Probeer de volgende.",
    },
  },
  change: {
    title: { en: "Change your password", fr: "Changer de mot de passe", nl: "Wachtwoord wijzigen" },
    intro: {
      en: "This is a demo shop: your password is “lagune”, and a new one is valid until you log out.",
      fr: "Ceci est une boutique de démonstration : votre mot de passe est « lagune », et un nouveau reste valable jusqu’à votre déconnexion.",
      nl: "Dit is een demowinkel: uw wachtwoord is “lagune”, en een nieuw wachtwoord is geldig tot u uitlogt.",
    },
    send: { en: "Change password", fr: "Changer de mot de passe", nl: "Wachtwoord wijzigen" },
    done: {
      en: "Your password has been changed.",
      fr: "Votre mot de passe a été changé.",
      nl: "Uw wachtwoord is gewijzigd.",
    },
  },
  forgot: {
    title: { en: "Forgot your password?", fr: "Mot de passe oublié ?", nl: "Wachtwoord vergeten?" },
    intro: {
      en: "Enter your email address and we will send you a link to choose a new password.",
      fr: "Indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.",
      nl: "Vul uw e-mailadres in en we sturen u een link om een nieuw wachtwoord te kiezen.",
    },
    send: { en: "Send me a link", fr: "Envoyez-moi un lien", nl: "Stuur me een link" },
    // The text does not reveal whether the address has an account.
    done: {
      en: "If {0} has an account, we have sent it a link. The link is valid for one hour.",
      fr: "Si un compte existe pour {0}, un lien vient de lui être envoyé. Il est valable une heure.",
      nl: "Als {0} een account heeft, is er een link onderweg. Die is een uur geldig.",
    },
  },
  register: {
    title: { en: "Create an account", fr: "Créer un compte", nl: "Account aanmaken" },
    intro: {
      en: "With an account you can find your orders and addresses, and check out in a minute.",
      fr: "Avec un compte, vous retrouvez vos commandes et vos adresses, et commandez en une minute.",
      nl: "Met een account vindt u uw bestellingen en adressen terug, en rekent u af in een minuut.",
    },
    send: { en: "Create account", fr: "Créer le compte", nl: "Account aanmaken" },
    done: {
      en: "Welcome to Lagune, {0}. Your account is ready.",
      fr: "Bienvenue chez Lagune, {0}. Votre compte est prêt.",
      nl: "Welkom bij Lagune, {0}. Uw account is klaar.",
    },
    known: { en: "I already have an account", fr: "J’ai déjà un compte", nl: "Ik heb al een account" },
  },
  summary: { en: "Please check these fields:", fr: "Vérifiez ces champs :", nl: "Controleer deze velden:" },
  twoFactor: {
    /** Titles of the pages; the first one is `twoFactorTitle`. */
    titles: {
      app: {
        en: "Set up your authenticator app",
        fr: "Configurer votre application d’authentification",
        nl: "Uw authenticator-app instellen",
      },
      email: { en: "Set up codes by email", fr: "Configurer les codes par e-mail", nl: "Codes per e-mail instellen" },
      done: {
        en: "Two-factor login is on: your recovery codes",
        fr: "Connexion en deux étapes activée : vos codes de secours",
        nl: "Inloggen in twee stappen staat aan: uw herstelcodes",
      },
    },
    choose: {
      en: "How would you like to receive your code?",
      fr: "Comment souhaitez‑vous recevoir votre code ?",
      nl: "Hoe wilt u uw code ontvangen?",
    },
    app: {
      en: "With an authenticator app",
      fr: "Avec une application d’authentification",
      nl: "Met een authenticator-app",
    },
    appText: {
      en: "Quick, and it works offline. For a phone that you have at hand.",
      fr: "Rapide, même sans connexion. Pour un téléphone que vous avez sous la main.",
      nl: "Snel, ook zonder verbinding. Voor een telefoon die u bij de hand hebt.",
    },
    email: { en: "By email", fr: "Par e-mail", nl: "Per e-mail" },
    emailText: {
      en: "We send a code to {0} each time you log in.",
      fr: "Nous envoyons un code à {0} à chaque connexion.",
      nl: "We sturen een code naar {0} telkens als u inlogt.",
    },
    back: { en: "Back to the choice", fr: "Retour au choix", nl: "Terug naar de keuze" },
    scan: {
      en: "Scan this code with your app, or enter the key in it.",
      fr: "Scannez ce code avec votre application, ou saisissez-y la clé.",
      nl: "Scan deze code met uw app, of vul de sleutel erin in.",
    },
    qrLabel: {
      en: "the key for your authenticator app",
      fr: "la clé pour votre application d’authentification",
      nl: "de sleutel voor uw authenticator-app",
    },
    key: { en: "Key", fr: "Clé", nl: "Sleutel" },
    open: {
      en: "Open the app on this device",
      fr: "Ouvrir l’application sur cet appareil",
      nl: "De app op dit apparaat openen",
    },
    appCode: {
      en: "Then enter the code shown in the app.",
      fr: "Saisissez ensuite le code affiché par l’application.",
      nl: "Vul daarna de code in die de app toont.",
    },
    sendCode: { en: "Send me a code", fr: "Envoyez-moi un code", nl: "Stuur me een code" },
    sendTo: { en: "We send a code to {0}.", fr: "Nous envoyons un code à {0}.", nl: "We sturen een code naar {0}." },
    sent: {
      en: "A code is on its way to {0}. This demo shop does not send emails: the code is {1}.",
      fr: "Un code est en route vers {0}. Cette boutique de démonstration n’envoie pas d’e-mails : le code est {1}.",
      nl: "Er is een code onderweg naar {0}. Deze demowinkel verstuurt geen e-mails: de code is {1}.",
    },
    check: { en: "Check code", fr: "Vérifier le code", nl: "Code controleren" },
    codes: {
      en: "Keep these codes in a safe place. Each one lets you log in once if you lose your phone.",
      fr: "Conservez ces codes en lieu sûr. Chacun vous permet de vous connecter une fois si vous perdez votre téléphone.",
      nl: "Bewaar deze codes op een veilige plaats. Met elke code kunt u één keer inloggen als u uw telefoon kwijt bent.",
    },
    codesLink: { en: "Recovery codes", fr: "Codes de secours", nl: "Herstelcodes" },
    off: { en: "Turn off", fr: "Désactiver", nl: "Uitzetten" },
    offSure: {
      en: "Log in without a code from now on?",
      fr: "Se connecter désormais sans code ?",
      nl: "Voortaan zonder code inloggen?",
    },
    finish: { en: "Done", fr: "Terminé", nl: "Klaar" },
  },
  area: {
    label: { en: "Your account", fr: "Votre compte", nl: "Uw account" },
    text: {
      en: "Your orders and lists:",
      fr: "Vos commandes et listes :",
      nl: "Uw bestellingen en lijsten:",
    },
    link: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
    close: { en: "Close this message", fr: "Fermer ce message", nl: "Dit bericht sluiten" },
    cookie: {
      en: "Remembers that you have seen the invitation to log in.",
      fr: "Retient que vous avez vu l’invitation à vous connecter.",
      nl: "Onthoudt dat u de uitnodiging om in te loggen hebt gezien.",
    },
    cookieKept: { en: "15 minutes", fr: "15 minutes", nl: "15 minuten" },
  },
};
