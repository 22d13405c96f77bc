/** The account's own security: passwords, registration, two-factor login; and the bar of the header that invites to log in. */
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
    en: "Log in with a code as well",
    fr: "Se connecter aussi avec un code",
    nl: "Ook met een code inloggen",
  },
  twoFactorOff: {
    en: "Off. With a code beside your password nobody else gets in, even with your password.",
    fr: "Désactivé. Avec un code en plus du mot de passe, personne d’autre n’entre, même avec votre mot de passe.",
    nl: "Uit. Met een code naast uw wachtwoord komt niemand anders binnen, ook niet met uw wachtwoord.",
  },
  twoFactorBy: {
    app: {
      en: "On, with an authenticator app.",
      fr: "Activé, avec une application d’authentification.",
      nl: "Aan, met een authenticator-app.",
    },
    email: { en: "On, by e-mail.", fr: "Activé, par e-mail.", nl: "Aan, per e-mail." },
  },
  twoFactorSetUp: { en: "Set it up", fr: "Configurer", nl: "Instellen" },
  twoFactorChange: { en: "Change it", fr: "Modifier", nl: "Wijzigen" },
  labels: {
    OldPassword: { en: "Current password", fr: "Mot de passe actuel", nl: "Huidig wachtwoord" },
    NewPassword: { en: "New password", fr: "Nouveau mot de passe", nl: "Nieuw wachtwoord" },
    Password: { en: "Password", fr: "Mot de passe", nl: "Wachtwoord" },
    ConfirmPassword: {
      en: "The same password again",
      fr: "Le même mot de passe, encore une fois",
      nl: "Hetzelfde wachtwoord, nog eens",
    },
    FirstName: { en: "First name", fr: "Prénom", nl: "Voornaam" },
    LastName: { en: "Last name", fr: "Nom", nl: "Achternaam" },
    Email: { en: "E-mail address", fr: "Adresse e-mail", nl: "E-mailadres" },
    Answer: { en: "Sum of 2 + 2", fr: "Somme de 2 + 2", nl: "Som van 2 + 2" },
    website: { en: "Leave this field empty", fr: "Laissez ce champ vide", nl: "Laat dit veld leeg" },
    Code: { en: "Code of six digits", fr: "Code à six chiffres", nl: "Code van zes cijfers" },
  },
  hints: {
    Password: { en: "At least eight characters.", fr: "Au moins huit caractères.", nl: "Minstens acht tekens." },
    Answer: {
      en: "So that we know that you are not a robot.",
      fr: "Pour savoir que vous n’êtes pas un robot.",
      nl: "Zo weten we dat u geen robot bent.",
    },
  },
  errors: {
    required: { en: "Please fill in: {0}.", fr: "À remplir : {0}.", nl: "Vul in: {0}." },
    email: {
      en: "Please enter an e-mail address, such as name@example.org.",
      fr: "Indiquez une adresse e-mail, par exemple nom@example.org.",
      nl: "Vul een e-mailadres in, bijvoorbeeld naam@example.org.",
    },
    emailKnown: {
      en: "There is an account with this address already. Log in, or ask for a new password.",
      fr: "Il existe déjà un compte avec cette adresse. Connectez-vous ou demandez un nouveau mot de passe.",
      nl: "Er is al een account met dit adres. Log in of vraag een nieuw wachtwoord.",
    },
    oldPassword: {
      en: "This is not your current password.",
      fr: "Ce n’est pas votre mot de passe actuel.",
      nl: "Dit is niet uw huidige wachtwoord.",
    },
    samePassword: {
      en: "Choose another password than your current one.",
      fr: "Choisissez un autre mot de passe que l’actuel.",
      nl: "Kies een ander wachtwoord dan uw huidige.",
    },
    length: {
      en: "A password has 8 to 100 characters.",
      fr: "Un mot de passe compte de 8 à 100 caractères.",
      nl: "Een wachtwoord telt 8 tot 100 tekens.",
    },
    confirm: {
      en: "The two passwords are not the same.",
      fr: "Les deux mots de passe ne sont pas identiques.",
      nl: "De twee wachtwoorden zijn niet gelijk.",
    },
    name: {
      en: "A name has at most 60 characters.",
      fr: "Un nom compte au plus 60 caractères.",
      nl: "Een naam telt hoogstens 60 tekens.",
    },
    answer: { en: "That is not right.", fr: "Ce n’est pas juste.", nl: "Dat klopt niet." },
    website: {
      en: "This field has to stay empty. Perhaps your browser filled it in: please empty it.",
      fr: "Ce champ doit rester vide. Votre navigateur l’a peut-être rempli : videz-le.",
      nl: "Dit veld moet leeg blijven. Misschien vulde uw browser het in: maak het leeg.",
    },
    code: {
      en: "This code is not right, or not any more. Please try the next one.",
      fr: "Ce code n’est pas, ou plus, le bon. Essayez le suivant.",
      nl: "Deze code klopt niet, of niet meer. Probeer de volgende.",
    },
  },
  change: {
    title: { en: "Change your password", fr: "Changer votre mot de passe", nl: "Uw wachtwoord wijzigen" },
    intro: {
      en: "This is a demonstration shop: your password is “lagune”, and a new one holds until you log off.",
      fr: "Ceci est un magasin de démonstration : votre mot de passe est « lagune », et un nouveau vaut jusqu’à ce que vous vous déconnectiez.",
      nl: "Dit is een demonstratiewinkel: uw wachtwoord is ‘lagune’, en een nieuw geldt tot u uitlogt.",
    },
    send: { en: "Change the password", fr: "Changer le mot de passe", nl: "Wachtwoord wijzigen" },
    done: {
      en: "Your password has been changed.",
      fr: "Votre mot de passe est changé.",
      nl: "Uw wachtwoord is gewijzigd.",
    },
  },
  forgot: {
    title: { en: "Forgot your password?", fr: "Mot de passe oublié ?", nl: "Wachtwoord vergeten?" },
    intro: {
      en: "Give us your e-mail address, and we send you a link with which you choose a new one.",
      fr: "Donnez-nous votre adresse e-mail : nous vous envoyons un lien pour en choisir un nouveau.",
      nl: "Geef ons uw e-mailadres en we sturen u een link waarmee u een nieuw kiest.",
    },
    send: { en: "Send me a link", fr: "Envoyez-moi un lien", nl: "Stuur me een link" },
    // The same whether the address is known: who has an account is nobody else's business.
    done: {
      en: "If {0} has an account, a link is on its way to it. It holds for an hour.",
      fr: "Si {0} a un compte, un lien est en route. Il est valable une heure.",
      nl: "Als {0} een account heeft, is er een link onderweg. Die geldt een uur.",
    },
  },
  register: {
    title: { en: "Create an account", fr: "Créer un compte", nl: "Een account maken" },
    intro: {
      en: "With an account you find your orders and addresses again, and check out in a minute.",
      fr: "Avec un compte, vous retrouvez vos commandes et vos adresses, et commandez en une minute.",
      nl: "Met een account vindt u uw bestellingen en adressen terug, en rekent u af in een minuut.",
    },
    send: { en: "Create the account", fr: "Créer le compte", nl: "Account maken" },
    done: {
      en: "Welcome to Lagune, {0}. Your account is ready.",
      fr: "Bienvenue chez Lagune, {0}. Votre compte est prêt.",
      nl: "Welkom bij Lagune, {0}. Uw account is klaar.",
    },
    known: { en: "I have an account", fr: "J’ai déjà un compte", nl: "Ik heb al een account" },
  },
  summary: { en: "Please look at these fields:", fr: "Vérifiez ces champs :", nl: "Kijk deze velden na:" },
  twoFactor: {
    home: {
      en: "How would you like to get your code?",
      fr: "Comment souhaitez-vous recevoir votre code ?",
      nl: "Hoe wilt u uw code krijgen?",
    },
    app: {
      en: "With an authenticator app",
      fr: "Avec une application d’authentification",
      nl: "Met een authenticator-app",
    },
    appText: {
      en: "Quick, and without a connection too. For a phone that you have at hand.",
      fr: "Rapide, même sans connexion. Pour un téléphone que vous avez sous la main.",
      nl: "Snel, ook zonder verbinding. Voor een telefoon die u bij de hand hebt.",
    },
    email: { en: "By e-mail", fr: "Par e-mail", nl: "Per e-mail" },
    emailText: {
      en: "We send a code to {0} each time that you log in.",
      fr: "Nous envoyons un code à {0} à chaque connexion.",
      nl: "We sturen bij elke aanmelding een code naar {0}.",
    },
    back: { en: "Back to the choice", fr: "Retour au choix", nl: "Terug naar de keuze" },
    scan: {
      en: "Scan this code with your app, or type the key into it.",
      fr: "Scannez ce code avec votre application, ou tapez-y la clé.",
      nl: "Scan deze code met uw app, of typ de sleutel erin.",
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
      nl: "De app op dit toestel openen",
    },
    appCode: {
      en: "Then type the code that the app shows.",
      fr: "Tapez ensuite le code que l’application affiche.",
      nl: "Typ dan de code die de app toont.",
    },
    sendCode: { en: "Send me a code", fr: "Envoyez-moi un code", nl: "Stuur me een code" },
    sendTo: { en: "We send a code to {0}.", fr: "Nous envoyons un code à {0}.", nl: "We sturen een code naar {0}." },
    sent: {
      en: "A code is on its way to {0}. This is a demonstration shop, which sends no letters: it is {1}.",
      fr: "Un code est en route vers {0}. Ce magasin de démonstration n’envoie pas de courrier : c’est {1}.",
      nl: "Er is een code onderweg naar {0}. Deze demonstratiewinkel verstuurt geen post: het is {1}.",
    },
    check: { en: "Check the code", fr: "Vérifier le code", nl: "Code controleren" },
    done: {
      en: "From now on you log in with a code",
      fr: "Vous vous connectez désormais avec un code",
      nl: "U logt voortaan met een code in",
    },
    codes: {
      en: "Keep these codes where you find them again. Each lets you in once, should you lose your phone.",
      fr: "Conservez ces codes en lieu sûr. Chacun vous laisse entrer une fois, si vous perdez votre téléphone.",
      nl: "Bewaar deze codes waar u ze terugvindt. Elke code laat u één keer binnen als u uw telefoon kwijt bent.",
    },
    codesLink: { en: "Recovery codes", fr: "Codes de secours", nl: "Herstelcodes" },
    off: { en: "Turn it off", fr: "Désactiver", nl: "Uitzetten" },
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
      en: "Your orders, lists and addresses in one place:",
      fr: "Vos commandes, listes et adresses au même endroit :",
      nl: "Uw bestellingen, lijsten en adressen bij elkaar:",
    },
    link: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
    close: { en: "Close", fr: "Fermer", nl: "Sluiten" },
    cookie: {
      en: "Remembers that you have seen the invitation to log in.",
      fr: "Retient que vous avez vu l’invitation à vous connecter.",
      nl: "Onthoudt dat u de uitnodiging om in te loggen zag.",
    },
    cookieKept: { en: "15 minutes", fr: "15 minutes", nl: "15 minuten" },
  },
};
