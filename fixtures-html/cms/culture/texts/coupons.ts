export const coupons = {
  title: { en: "Our coupons", fr: "Nos bons de réduction", nl: "Onze kortingsbonnen" },
  description: {
    en: "Coupons you can use at Lagune today.",
    fr: "Les bons de réduction valables chez Lagune aujourd’hui.",
    nl: "Kortingsbonnen die u vandaag bij Lagune kunt gebruiken.",
  },
  intro: {
    en: "You can use one coupon at a time. Choose one and it is applied to your cart.",
    fr: "Un seul bon peut être utilisé à la fois. Choisissez-en un : il est appliqué à votre panier.",
    nl: "U kunt één kortingsbon tegelijk gebruiken. Kies er een en hij wordt op uw winkelmandje toegepast.",
  },
  own: { en: "For you", fr: "Pour vous", nl: "Voor u" },
  use: { en: "Use", fr: "Utiliser", nl: "Gebruiken" },
  useNamed: { en: "Use {0}", fr: "Utiliser {0}", nl: "{0} gebruiken" },
  toCart: { en: "Back to cart", fr: "Retour au panier", nl: "Terug naar winkelmandje" },
  heading: { en: "Coupon", fr: "Bon de réduction", nl: "Kortingsbon" },
  code: { en: "Coupon code", fr: "Code du bon", nl: "Kortingscode" },
  apply: { en: "Apply", fr: "Appliquer", nl: "Toepassen" },
  applyCode: { en: "Apply coupon code", fr: "Appliquer le code du bon", nl: "Kortingscode toepassen" },
  remove: { en: "Remove", fr: "Retirer", nl: "Verwijderen" },
  removeNamed: { en: "Remove coupon {0}", fr: "Retirer le bon {0}", nl: "Kortingsbon {0} verwijderen" },
  applied: { en: "Coupon {0} applied: {1}.", fr: "Bon {0} appliqué : {1}.", nl: "Kortingsbon {0} toegepast: {1}." },
  removed: { en: "Coupon removed.", fr: "Bon de réduction retiré.", nl: "Kortingsbon verwijderd." },
  notYours: {
    en: "These coupons belong to another customer.",
    fr: "Ces bons appartiennent à un autre client.",
    nl: "Deze kortingsbonnen horen bij een andere klant.",
  },
  refused: {
    empty: { en: "Please enter a coupon code.", fr: "Indiquez un code.", nl: "Vul een code in." },
    unknown: {
      en: "We do not recognise this code.",
      fr: "Nous ne connaissons pas ce code.",
      nl: "We kennen deze code niet.",
    },
    expired: { en: "This coupon has expired.", fr: "Ce bon a expiré.", nl: "Deze kortingsbon is verlopen." },
    customers: {
      en: "Please log in to use this coupon.",
      fr: "Connectez-vous pour utiliser ce bon.",
      nl: "Log in om deze kortingsbon te gebruiken.",
    },
    tooSmall: {
      en: "This coupon is valid for a subtotal of {0} or more.",
      fr: "Ce bon est valable à partir d’un sous-total de {0}.",
      nl: "Deze kortingsbon is geldig vanaf een subtotaal van {0}.",
    },
  },
};
