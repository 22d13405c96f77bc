export const Payment = {
  Loading: {
    en: "Opening the secure payment form…",
    fr: "Ouverture du formulaire de paiement sécurisé…",
    nl: "Het beveiligde betaalformulier wordt geopend…",
  },
  Checking: {
    en: "Asking your bank about your payment…",
    fr: "Vérification de votre paiement auprès de votre banque…",
    nl: "Uw betaling wordt bij uw bank nagekeken…",
  },
  Late: {
    en: "The payment form takes longer than usual. You can wait, try again, or pay in another way.",
    fr: "Le formulaire de paiement tarde à s’ouvrir. Vous pouvez attendre, réessayer ou payer autrement.",
    nl: "Het betaalformulier laat op zich wachten. U kunt wachten, opnieuw proberen of anders betalen.",
  },
  Unavailable: {
    en: "The payment form cannot be opened at the moment. Nothing was charged. Try again, or pay in another way.",
    fr: "Le formulaire de paiement ne peut pas s’ouvrir pour le moment. Rien n’a été débité. Réessayez ou payez autrement.",
    nl: "Het betaalformulier kan nu niet worden geopend. Er is niets afgeschreven. Probeer opnieuw of betaal anders.",
  },
  Refused: {
    en: "Your bank did not accept this payment. Nothing was charged. Check the details, or pay in another way.",
    fr: "Votre banque n’a pas accepté ce paiement. Rien n’a été débité. Vérifiez les données ou payez autrement.",
    nl: "Uw bank heeft deze betaling niet aanvaard. Er is niets afgeschreven. Kijk de gegevens na of betaal anders.",
  },
  Cancelled: {
    en: "The payment was cancelled. Nothing was charged. You can try again, or pay in another way.",
    fr: "Le paiement a été annulé. Rien n’a été débité. Vous pouvez réessayer ou payer autrement.",
    nl: "De betaling is geannuleerd. Er is niets afgeschreven. U kunt opnieuw proberen of anders betalen.",
  },
  NoAnswer: {
    en: "No answer came, so we do not know whether you have paid. Have a look at your bank before you pay again.",
    fr: "Pas de réponse : nous ne savons pas si vous avez payé. Vérifiez auprès de votre banque avant de payer à nouveau.",
    nl: "Er kwam geen antwoord: we weten niet of u hebt betaald. Kijk het na bij uw bank voor u opnieuw betaalt.",
  },
  NotChecked: {
    en: "We do not know yet how your payment ended. Try again: that only asks, nothing is charged twice.",
    fr: "Nous ne savons pas encore si votre paiement a abouti. Réessayez : cela ne fait que vérifier, rien n’est débité deux fois.",
    nl: "We weten nog niet of uw betaling gelukt is. Probeer opnieuw: dat kijkt alleen na, er wordt niets twee keer afgeschreven.",
  },
  Offline: {
    en: "There is no connection. Try again as soon as it is back.",
    fr: "Il n’y a pas de connexion. Réessayez dès qu’elle est rétablie.",
    nl: "Er is geen verbinding. Probeer opnieuw zodra die er weer is.",
  },
  Paid: {
    en: "Thank you, you have paid.",
    fr: "Merci, votre paiement est fait.",
    nl: "Dank u, uw betaling is gelukt.",
  },
  Pending: {
    en: "Thank you. Your bank is still working on your payment.",
    fr: "Merci. Votre banque traite encore votre paiement.",
    nl: "Dank u. Uw bank is nog met uw betaling bezig.",
  },
};

export const Prepaid = {
  PerhapsOrdered: {
    en: "The shop did not say whether this is in your cart. Please look there before you try again.",
    fr: "Le magasin n’a pas confirmé que ceci est dans votre panier. Vérifiez-le avant de réessayer.",
    nl: "De winkel zei niet of dit in uw mandje ligt. Kijk daar na voor u opnieuw probeert.",
  },
  QuantityIsMandatory: {
    en: "Please enter how many you would like.",
    fr: "Indiquez combien vous en souhaitez.",
    nl: "Geef in hoeveel u er wilt.",
  },
  NotSaved: {
    en: "That could not be saved. It is as it was before.",
    fr: "Cela n’a pas pu être enregistré. Rien n’a changé.",
    nl: "Dat kon niet worden bewaard. Alles is zoals het was.",
  },
  ToPay: { en: "To be paid: {0}.", fr: "À payer : {0}.", nl: "Te betalen: {0}." },
  PaysAll: {
    en: "This account pays all of it: {0}. It then holds {1}, and you need no other way to pay.",
    fr: "Ce compte paie le tout : {0}. Il y reste {1}, et aucun autre paiement n’est nécessaire.",
    nl: "Deze rekening betaalt alles: {0}. Er blijft {1} op staan, en u hoeft niets anders te kiezen.",
  },
  PaysPart: {
    en: "This account does not hold enough: it pays {0}. Choose below how you pay the other {1}.",
    fr: "Ce compte ne suffit pas : il paie {0}. Choisissez ci-dessous comment payer les {1} restants.",
    nl: "Op deze rekening staat niet genoeg: ze betaalt {0}. Kies hieronder hoe u de overige {1} betaalt.",
  },
};
