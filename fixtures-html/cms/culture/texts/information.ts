/** The small pages: delivery, cookies, and what is said when something is not there. */
export const information = {
  delivery: {
    title: { en: "Delivery and returns", fr: "Livraison et retours", nl: "Levering en retour" },
    description: {
      en: "Times, prices and returns at Lagune.",
      fr: "Délais, prix et retours chez Lagune.",
      nl: "Termijnen, prijzen en retour bij Lagune.",
    },
    country: { en: "To", fr: "Vers", nl: "Naar" },
    time: { en: "Working days", fr: "Jours ouvrables", nl: "Werkdagen" },
    price: { en: "Price", fr: "Prix", nl: "Prijs" },
    free: { en: "Free from", fr: "Gratuit dès", nl: "Gratis vanaf" },
    belgium: { en: "Belgium", fr: "Belgique", nl: "België" },
    netherlands: { en: "Netherlands, Luxembourg", fr: "Pays-Bas, Luxembourg", nl: "Nederland, Luxemburg" },
    france: { en: "France, Germany", fr: "France, Allemagne", nl: "Frankrijk, Duitsland" },
    packing: {
      en: "Orders before noon leave the same day, in boxes that have travelled before. Fabric and rope are cut for you in one piece.",
      fr: "Les commandes passées avant midi partent le jour même, dans des boîtes qui ont déjà voyagé. Tissus et cordes sont coupés pour vous d’une pièce.",
      nl: "Bestellingen van voor de middag vertrekken dezelfde dag, in dozen die al eens reisden. Stof en touw knippen we voor u aan één stuk.",
    },
    returns: {
      en: "Not what you hoped for? Send it back within thirty days. Food that was weighed and cloth that was cut we cannot take back, unless something is wrong with it.",
      fr: "Pas ce que vous espériez ? Renvoyez-le dans les trente jours. Les aliments pesés et les tissus coupés ne sont pas repris, sauf défaut.",
      nl: "Niet wat u hoopte? Stuur het terug binnen dertig dagen. Afgewogen voeding en geknipte stof nemen we niet terug, tenzij er iets mis mee is.",
    },
  },
  cookies: {
    title: { en: "Cookie policy", fr: "Politique en matière de cookies", nl: "Cookiebeleid" },
    description: {
      en: "Which cookies Lagune uses, and why.",
      fr: "Quels cookies Lagune utilise, et pourquoi.",
      nl: "Welke cookies Lagune gebruikt, en waarom.",
    },
    intro: {
      en: "A cookie is a small note that a website leaves in your browser. We ask before we leave any that the shop can do without.",
      fr: "Un cookie est une petite note qu’un site laisse dans votre navigateur. Nous demandons avant d’en laisser dont le magasin peut se passer.",
      nl: "Een cookie is een briefje dat een website in uw browser achterlaat. We vragen het eerst als de winkel ook zonder kan.",
    },
    name: { en: "Name", fr: "Nom", nl: "Naam" },
    purpose: { en: "What for", fr: "À quoi il sert", nl: "Waarvoor" },
    kept: { en: "Kept", fr: "Durée", nl: "Bewaard" },
    session: {
      en: "Remembers your cart and that you are logged in.",
      fr: "Retient votre panier et votre connexion.",
      nl: "Onthoudt uw mandje en dat u ingelogd bent.",
    },
    sessionKept: {
      en: "until you close the browser",
      fr: "jusqu’à la fermeture du navigateur",
      nl: "tot u de browser sluit",
    },
    choice: {
      en: "Remembers your choice about cookies.",
      fr: "Retient votre choix en matière de cookies.",
      nl: "Onthoudt uw keuze over cookies.",
    },
    choiceKept: { en: "one year", fr: "un an", nl: "een jaar" },
    change: {
      en: "You can change your mind at any time.",
      fr: "Vous pouvez changer d’avis à tout moment.",
      nl: "U kunt op elk moment van gedacht veranderen.",
    },
  },
  missing: {
    title: { en: "Washed away", fr: "Emporté par la marée", nl: "Weggespoeld" },
    text: {
      en: "There is no page at this address, or not any more. Try the search, or start from the shop’s front door.",
      fr: "Il n’y a pas, ou plus, de page à cette adresse. Essayez la recherche, ou repartez de l’entrée du magasin.",
      nl: "Op dit adres is er geen pagina, of niet meer. Probeer de zoekfunctie, of begin opnieuw bij de voordeur.",
    },
  },
  failed: {
    title: {
      en: "Something broke on our side",
      fr: "Quelque chose a cassé de notre côté",
      nl: "Er ging bij ons iets stuk",
    },
    text: {
      en: "We could not make this page. Your cart is safe; please try again in a moment.",
      fr: "Nous n’avons pas pu préparer cette page. Votre panier est intact ; réessayez dans un instant.",
      nl: "We konden deze pagina niet maken. Uw mandje is veilig; probeer het zo meteen opnieuw.",
    },
  },
  toHome: { en: "To the home page", fr: "Vers l’accueil", nl: "Naar de startpagina" },
  forbidden: {
    en: "This request came from another website.",
    fr: "Cette demande venait d’un autre site.",
    nl: "Dit verzoek kwam van een andere website.",
  },
};
