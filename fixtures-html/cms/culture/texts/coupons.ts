export const coupons = {
  title: { en: "Our coupons", fr: "Nos bons de réduction", nl: "Onze kortingsbonnen" },
  description: {
    en: "Coupons that count at Lagune today.",
    fr: "Les bons de réduction valables chez Lagune aujourd’hui.",
    nl: "Kortingsbonnen die vandaag bij Lagune tellen.",
  },
  intro: {
    en: "One coupon counts at a time. Choose one, and it is taken off your cart.",
    fr: "Un seul bon compte à la fois. Choisissez-en un, et il est déduit de votre panier.",
    nl: "Er telt één bon tegelijk. Kies er een, en hij gaat van uw mandje af.",
  },
  own: { en: "For you", fr: "Pour vous", nl: "Voor u" },
  use: { en: "Use it", fr: "Utiliser", nl: "Gebruiken" },
  useNamed: { en: "Use {0}", fr: "Utiliser {0}", nl: "{0} gebruiken" },
  toCart: { en: "Back to the cart", fr: "Retour au panier", nl: "Terug naar het mandje" },
  heading: { en: "Coupon", fr: "Bon de réduction", nl: "Kortingsbon" },
  code: { en: "Coupon code", fr: "Code du bon", nl: "Code van de bon" },
  apply: { en: "Apply", fr: "Appliquer", nl: "Toepassen" },
  remove: { en: "Remove", fr: "Retirer", nl: "Verwijderen" },
  removeNamed: { en: "Remove the coupon", fr: "Retirer le bon", nl: "Bon verwijderen" },
  applied: { en: "{0} counts: {1}.", fr: "{0} compte : {1}.", nl: "{0} telt: {1}." },
  removed: { en: "The coupon was taken off.", fr: "Le bon a été retiré.", nl: "De bon is weggehaald." },
  notYours: {
    en: "These are somebody else’s coupons.",
    fr: "Ce sont les bons de quelqu’un d’autre.",
    nl: "Dit zijn de bonnen van iemand anders.",
  },
  refused: {
    empty: {
      en: "Please enter a code, such as ZOMER10.",
      fr: "Indiquez un code, par exemple ZOMER10.",
      nl: "Geef een code in, bijvoorbeeld ZOMER10.",
    },
    unknown: {
      en: "We do not know this code.",
      fr: "Nous ne connaissons pas ce code.",
      nl: "We kennen deze code niet.",
    },
    expired: { en: "This coupon has expired.", fr: "Ce bon a expiré.", nl: "Deze bon is vervallen." },
    customers: {
      en: "This coupon is for customers who have logged in.",
      fr: "Ce bon est réservé aux clients connectés.",
      nl: "Deze bon is voor klanten die ingelogd zijn.",
    },
    tooSmall: {
      en: "This coupon counts for goods of {0} or more.",
      fr: "Ce bon compte dès {0} d’articles.",
      nl: "Deze bon telt vanaf {0} aan artikelen.",
    },
  },
};
