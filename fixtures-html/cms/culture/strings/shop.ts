export const Quantity = {
  Increase: { en: "More", fr: "Plus", nl: "Meer" },
  Decrease: { en: "Less", fr: "Moins", nl: "Minder" },
  Minimum: { en: "The smallest quantity is {0}.", fr: "La plus petite quantité est {0}.", nl: "De kleinste hoeveelheid is {0}." },
  Maximum: { en: "The largest quantity is {0}.", fr: "La plus grande quantité est {0}.", nl: "De grootste hoeveelheid is {0}." },
  Step: { en: "Sold in multiples of {0}.", fr: "Vendu par multiples de {0}.", nl: "Verkocht in veelvouden van {0}." },
  Decimal: { en: "Please enter a whole number.", fr: "Indiquez un nombre entier.", nl: "Geef een geheel getal in." },
  Number: { en: "Please enter a number.", fr: "Indiquez un nombre.", nl: "Geef een getal in." },
};

export const Cart = {
  Added: { en: "{0} is in your cart", fr: "{0} est dans votre panier", nl: "{0} ligt in uw mandje" },
  ContinueShopping: { en: "Continue shopping", fr: "Continuer vos achats", nl: "Verder winkelen" },
  GoToBasket: { en: "Go to the cart", fr: "Voir le panier", nl: "Naar het mandje" },
  Loading: { en: "Looking into your cart…", fr: "Un coup d’œil dans votre panier…", nl: "Even in uw mandje kijken…" },
  Failed: {
    en: "Your cart cannot be shown right now.",
    fr: "Votre panier ne peut pas être affiché pour l’instant.",
    nl: "Uw mandje kan nu niet worden getoond.",
  },
  Lines_one: { en: "{0} product in your cart", fr: "{0} produit dans votre panier", nl: "{0} product in uw mandje" },
  Lines_other: { en: "{0} products in your cart", fr: "{0} produits dans votre panier", nl: "{0} producten in uw mandje" },
  Quantity: { en: "Quantity: {0}", fr: "Quantité : {0}", nl: "Hoeveelheid: {0}" },
};
