export const forms = {
  contact: {
    title: { en: "Contact us", fr: "Contactez-nous", nl: "Neem contact op" },
    description: {
      en: "Questions about an order, a product or a length of linen? Lagune replies within one working day.",
      fr: "Une question sur une commande, un produit ou une coupe de lin ? Lagune répond en un jour ouvrable.",
      nl: "Een vraag over een bestelling, een product of een stuk linnen? Lagune antwoordt binnen één werkdag.",
    },
    intro: {
      en: "A question, an order or a suggestion for our range: we read every message and reply within one working day.",
      fr: "Une question, une commande, une suggestion pour nos rayons : nous lisons tous les messages et répondons en un jour ouvrable.",
      nl: "Een vraag, een bestelling of een suggestie voor ons aanbod: we lezen elk bericht en antwoorden binnen één werkdag.",
    },
    name: { en: "Your name", fr: "Votre nom", nl: "Uw naam" },
    email: { en: "Email address", fr: "Adresse e-mail", nl: "E-mailadres" },
    subject: { en: "Subject", fr: "Sujet", nl: "Onderwerp" },
    subjects: {
      question: { en: "A question", fr: "Une question", nl: "Een vraag" },
      order: { en: "An order", fr: "Une commande", nl: "Een bestelling" },
      return: { en: "A return", fr: "Un retour", nl: "Een retour" },
    },
    message: { en: "Your message", fr: "Votre message", nl: "Uw bericht" },
    send: { en: "Send message", fr: "Envoyer le message", nl: "Bericht versturen" },
    sentTitle: { en: "Thank you", fr: "Merci", nl: "Dank u" },
    sent: {
      en: "We have received your message and will reply within one working day.",
      fr: "Nous avons bien reçu votre message et vous répondrons en un jour ouvrable.",
      nl: "We hebben uw bericht ontvangen en antwoorden binnen één werkdag.",
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
      en: "This is a demo shop: log in with any email address and the password “lagune”.",
      fr: "Ceci est une boutique de démonstration : connectez-vous avec n’importe quelle adresse e-mail et le mot de passe « lagune ».",
      nl: "Dit is een demowinkel: log in met een willekeurig e-mailadres en het wachtwoord “lagune”.",
    },
    password: { en: "Password", fr: "Mot de passe", nl: "Wachtwoord" },
    send: { en: "Log in", fr: "Se connecter", nl: "Inloggen" },
    wrong: {
      en: "The email address or password is incorrect.",
      fr: "L’adresse e-mail ou le mot de passe est incorrect.",
      nl: "Het e-mailadres of wachtwoord is onjuist.",
    },
    welcome: { en: "Welcome, {0}.", fr: "Bienvenue, {0}.", nl: "Welkom, {0}." },
    bye: {
      en: "You are logged out. See you soon.",
      fr: "Vous êtes déconnecté. À bientôt.",
      nl: "U bent uitgelogd. Tot ziens.",
    },
  },
  errors: {
    summary: {
      en: "Please check the marked fields.",
      fr: "Vérifiez les champs indiqués.",
      nl: "Controleer de gemarkeerde velden.",
    },
    name: { en: "Enter your name.", fr: "Indiquez votre nom.", nl: "Vul uw naam in." },
    email: {
      en: "Enter an email address such as name@example.org.",
      fr: "Indiquez une adresse e-mail, par exemple nom@example.org.",
      nl: "Vul een e-mailadres in, bijvoorbeeld naam@example.org.",
    },
    message: {
      en: "Write at least ten characters.",
      fr: "Écrivez au moins dix caractères.",
      nl: "Schrijf minstens tien tekens.",
    },
    password: { en: "Enter your password.", fr: "Indiquez votre mot de passe.", nl: "Vul uw wachtwoord in." },
  },
};
