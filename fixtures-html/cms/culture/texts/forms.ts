export const forms = {
  contact: {
    title: { en: "Write to us", fr: "Écrivez-nous", nl: "Schrijf ons" },
    description: {
      en: "Questions about an order, a product or a length of linen? Lagune answers within a working day.",
      fr: "Une question sur une commande, un produit, une coupe de lin ? Lagune répond en un jour ouvrable.",
      nl: "Een vraag over een bestelling, een product of een stuk linnen? Lagune antwoordt binnen een werkdag.",
    },
    intro: {
      en: "A question, an order, a wish for our shelves: we read everything and answer within a working day.",
      fr: "Une question, une commande, un souhait pour nos rayons : nous lisons tout et répondons en un jour ouvrable.",
      nl: "Een vraag, een bestelling, een wens voor onze planken: we lezen alles en antwoorden binnen een werkdag.",
    },
    name: { en: "Your name", fr: "Votre nom", nl: "Uw naam" },
    email: { en: "E-mail address", fr: "Adresse e-mail", nl: "E-mailadres" },
    subject: { en: "Subject", fr: "Sujet", nl: "Onderwerp" },
    subjects: {
      question: { en: "A question", fr: "Une question", nl: "Een vraag" },
      order: { en: "An order", fr: "Une commande", nl: "Een bestelling" },
      return: { en: "A return", fr: "Un retour", nl: "Een retour" },
    },
    message: { en: "Your message", fr: "Votre message", nl: "Uw bericht" },
    send: { en: "Send the message", fr: "Envoyer le message", nl: "Bericht versturen" },
    sentTitle: { en: "Thank you", fr: "Merci", nl: "Dank u" },
    sent: {
      en: "Your message has reached us. You will have an answer within a working day.",
      fr: "Votre message nous est parvenu. Vous aurez une réponse en un jour ouvrable.",
      nl: "Uw bericht is aangekomen. U krijgt binnen een werkdag antwoord.",
    },
  },
  login: {
    title: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
    description: {
      en: "Log in to your Lagune account.",
      fr: "Connectez-vous à votre compte Lagune.",
      nl: "Log in op uw Lagune-account.",
    },
    intro: {
      en: "This is a demonstration shop: any e-mail address goes, with the password “lagune”.",
      fr: "Ceci est un magasin de démonstration : toute adresse e-mail convient, avec le mot de passe « lagune ».",
      nl: "Dit is een demonstratiewinkel: elk e-mailadres is goed, met het wachtwoord ‘lagune’.",
    },
    password: { en: "Password", fr: "Mot de passe", nl: "Wachtwoord" },
    send: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
    wrong: {
      en: "This e-mail address and password do not go together.",
      fr: "Cette adresse e-mail et ce mot de passe ne vont pas ensemble.",
      nl: "Dit e-mailadres en wachtwoord horen niet bij elkaar.",
    },
    welcome: { en: "Welcome, {0}.", fr: "Bienvenue, {0}.", nl: "Welkom, {0}." },
    bye: {
      en: "You are logged off. See you soon.",
      fr: "Vous êtes déconnecté. À bientôt.",
      nl: "U bent uitgelogd. Tot gauw.",
    },
  },
  errors: {
    summary: {
      en: "Please look at the marked fields.",
      fr: "Vérifiez les champs indiqués.",
      nl: "Kijk de aangeduide velden na.",
    },
    name: { en: "Please tell us your name.", fr: "Indiquez votre nom.", nl: "Vul uw naam in." },
    email: {
      en: "Please enter an e-mail address, such as name@example.org.",
      fr: "Indiquez une adresse e-mail, par exemple nom@example.org.",
      nl: "Vul een e-mailadres in, bijvoorbeeld naam@example.org.",
    },
    message: {
      en: "Please write a few words, at least ten characters.",
      fr: "Écrivez quelques mots, au moins dix caractères.",
      nl: "Schrijf enkele woorden, minstens tien tekens.",
    },
    password: { en: "Please enter your password.", fr: "Indiquez votre mot de passe.", nl: "Vul uw wachtwoord in." },
  },
};
