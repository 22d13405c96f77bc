/** Texts of the delivery page, the cookie policy and the error pages. */
export const information = {
  delivery: {
    title: { en: "Delivery and returns", fr: "Livraison et retours", nl: "Levering en retouren" },
    description: {
      en: "Delivery times, prices and returns at Lagune.",
      fr: "Délais, prix et retours chez Lagune.",
      nl: "Levertijden, prijzen en retouren bij Lagune.",
    },
    country: { en: "Destination", fr: "Destination", nl: "Bestemming" },
    time: { en: "Working days", fr: "Jours ouvrables", nl: "Werkdagen" },
    price: { en: "Price", fr: "Prix", nl: "Prijs" },
    free: { en: "Free from", fr: "Gratuit dès", nl: "Gratis vanaf" },
    belgium: { en: "Belgium", fr: "Belgique", nl: "België" },
    netherlands: { en: "Netherlands, Luxembourg", fr: "Pays-Bas, Luxembourg", nl: "Nederland, Luxemburg" },
    france: { en: "France, Germany", fr: "France, Allemagne", nl: "Frankrijk, Duitsland" },
    packing: {
      en: "Orders placed before noon leave the same day, in reused boxes. Fabric and rope are cut for you in one piece.",
      fr: "Les commandes passées avant midi partent le jour même, dans des cartons réutilisés. Tissus et cordes sont coupés pour vous d’une seule pièce.",
      nl: "Bestellingen van vóór 12 uur vertrekken dezelfde dag, in hergebruikte dozen. Stof en touw snijden we voor u aan één stuk.",
    },
    returns: {
      en: "Not what you expected? Send it back within thirty days. We cannot take back weighed food or cut fabric, unless it is faulty.",
      fr: "Pas ce que vous attendiez ? Renvoyez-le dans les trente jours. Les aliments pesés et les tissus coupés ne sont pas repris, sauf défaut.",
      nl: "Niet wat u ervan verwachtte? Stuur het binnen dertig dagen terug. Afgewogen voeding en gesneden stof nemen we niet terug, tenzij er iets mis mee is.",
    },
  },
  cookies: {
    title: { en: "Cookie policy", fr: "Politique de cookies", nl: "Cookiebeleid" },
    description: {
      en: "Which cookies Lagune uses, and why.",
      fr: "Quels cookies Lagune utilise, et pourquoi.",
      nl: "Welke cookies Lagune gebruikt, en waarom.",
    },
    intro: {
      en: "A cookie is a small file that a website stores in your browser. We ask for your consent before we use cookies that the shop does not need.",
      fr: "Un cookie est un petit fichier qu’un site enregistre dans votre navigateur. Nous demandons votre accord avant d’utiliser des cookies dont la boutique n’a pas besoin.",
      nl: "Een cookie is een klein bestand dat een website in uw browser opslaat. We vragen uw toestemming voor cookies die de winkel niet nodig heeft.",
    },
    name: { en: "Name", fr: "Nom", nl: "Naam" },
    purpose: { en: "Purpose", fr: "Finalité", nl: "Doel" },
    kept: { en: "Stored for", fr: "Durée", nl: "Bewaartermijn" },
    session: {
      en: "Remembers your cart and keeps you logged in.",
      fr: "Retient votre panier et votre connexion.",
      nl: "Onthoudt uw winkelmandje en houdt u ingelogd.",
    },
    sessionKept: {
      en: "until you close the browser",
      fr: "jusqu’à la fermeture du navigateur",
      nl: "tot u de browser sluit",
    },
    choice: {
      en: "Remembers your cookie choices.",
      fr: "Retient vos choix de cookies.",
      nl: "Onthoudt uw cookiekeuzes.",
    },
    choiceKept: { en: "one year", fr: "un an", nl: "een jaar" },
    colours: {
      en: "Remembers the colours that you chose.",
      fr: "Retient les couleurs que vous avez choisies.",
      nl: "Onthoudt de kleuren die u hebt gekozen.",
    },
    searches: {
      en: "Remember your last searches, in this browser only. Used with your consent.",
      fr: "Retiennent vos dernières recherches, dans ce navigateur uniquement. Utilisées avec votre accord.",
      nl: "Onthouden uw laatste zoekopdrachten, alleen in deze browser. Gebruikt met uw toestemming.",
    },
    searchesKept: {
      en: "until you clear them or change your mind",
      fr: "jusqu’à ce que vous les effaciez ou changiez d’avis",
      nl: "tot u ze wist of van gedachten verandert",
    },
    change: {
      en: "You can change your mind at any time.",
      fr: "Vous pouvez changer d’avis à tout moment.",
      nl: "U kunt op elk moment van gedachten veranderen.",
    },
  },
  missing: {
    title: { en: "Page not found", fr: "Page introuvable", nl: "Pagina niet gevonden" },
    text: {
      en: "This page does not exist, or no longer exists. Try the search, or go to the home page.",
      fr: "Cette page n’existe pas, ou n’existe plus. Essayez la recherche ou retournez à l’accueil.",
      nl: "Deze pagina bestaat niet of niet meer. Gebruik de zoekfunctie of ga naar de homepage.",
    },
  },
  failed: {
    title: {
      en: "Something went wrong on our side",
      fr: "Une erreur s’est produite de notre côté",
      nl: "Er is bij ons iets misgegaan",
    },
    text: {
      en: "We could not load this page. Your cart is safe; please try again in a moment.",
      fr: "Nous n’avons pas pu charger cette page. Votre panier est conservé ; réessayez dans un instant.",
      nl: "We konden deze pagina niet laden. Uw winkelmandje blijft behouden; probeer het zo meteen opnieuw.",
    },
  },
  again: { en: "Try again", fr: "Réessayer", nl: "Opnieuw proberen" },
  toHome: { en: "Go to the home page", fr: "Retour à l’accueil", nl: "Naar de homepage" },
  forbidden: {
    en: "This request came from another website.",
    fr: "Cette demande venait d’un autre site.",
    nl: "Dit verzoek kwam van een andere website.",
  },
};
