export const checkout = {
  vat: {
    wrong: { en: "This is not a VAT number of {0}.", fr: "Ce n’est pas un numéro de TVA ({0}).", nl: "Dit is geen btw-nummer van {0}." },
    unknown: {
      en: "The service that checks VAT numbers does not answer just now. You can order all the same; the VAT stays on the invoice until we know.",
      fr: "Le service qui vérifie les numéros de TVA ne répond pas pour l’instant. Vous pouvez commander quand même ; la TVA reste sur la facture jusqu’à ce que nous sachions.",
      nl: "De dienst die btw-nummers nakijkt, antwoordt nu niet. U kunt toch bestellen; de btw blijft op de factuur tot we het weten.",
    },
  },
  refused: {
    method: { en: "We do not know this way of delivery.", fr: "Nous ne connaissons pas ce mode de livraison.", nl: "We kennen deze manier van leveren niet." },
    reach: { en: "We do not deliver this way to {0}.", fr: "Nous ne livrons pas de cette façon vers ce pays ({0}).", nl: "Op deze manier leveren we niet in {0}." },
    country: { en: "We do not deliver to this country.", fr: "Nous ne livrons pas dans ce pays.", nl: "In dit land leveren we niet." },
    postalCode: { en: "This is not a postal code of {0}, such as {1}.", fr: "Ce n’est pas un code postal ({0}), comme {1}.", nl: "Dit is geen postcode van {0}, zoals {1}." },
  },
};
