export const Payment = {
  Loading: {
    en: "Opening the secure payment form…",
    fr: "Ouverture du formulaire de paiement sécurisé…",
    nl: "Het beveiligde betaalformulier wordt geopend…",
  },
  Checking: {
    en: "Checking your payment with your bank…",
    fr: "Vérification de votre paiement auprès de votre banque…",
    nl: "Uw betaling wordt bij uw bank gecontroleerd…",
  },
  Late: {
    en: "The payment form is taking longer than usual. You can wait, try again or pay another way.",
    fr: "Le formulaire de paiement tarde à s’ouvrir. Vous pouvez attendre, réessayer ou payer autrement.",
    nl: "Het laden van het betaalformulier duurt langer dan normaal. U kunt wachten, het opnieuw proberen of anders betalen.",
  },
  Unavailable: {
    en: "The payment form cannot be opened right now. You have not been charged. Try again or pay another way.",
    fr: "Le formulaire de paiement ne peut pas s’ouvrir pour l’instant. Rien n’a été débité. Réessayez ou payez autrement.",
    nl: "Het betaalformulier kan nu niet worden geopend. Er is niets afgeschreven. Probeer het opnieuw of betaal anders.",
  },
  Refused: {
    en: "Your bank declined this payment. You have not been charged. Check your details or pay another way.",
    fr: "Votre banque a refusé ce paiement. Rien n’a été débité. Vérifiez vos données ou payez autrement.",
    nl: "Uw bank heeft deze betaling geweigerd. Er is niets afgeschreven. Controleer uw gegevens of betaal anders.",
  },
  Cancelled: {
    en: "The payment was cancelled. You have not been charged. You can try again or pay another way.",
    fr: "Le paiement a été annulé. Rien n’a été débité. Vous pouvez réessayer ou payer autrement.",
    nl: "De betaling is geannuleerd. Er is niets afgeschreven. U kunt het opnieuw proberen of anders betalen.",
  },
  NoAnswer: {
    en: "We received no response, so we do not know whether you have paid. Please check with your bank before you pay again.",
    fr: "Nous n’avons pas reçu de réponse et ne savons pas si vous avez payé. Vérifiez auprès de votre banque avant de payer à nouveau.",
    nl: "We kregen geen antwoord en weten niet of u hebt betaald. Controleer dit bij uw bank voordat u opnieuw betaalt.",
  },
  NotChecked: {
    en: "We do not know yet whether your payment was successful. Try again: we only check it, you will not be charged twice.",
    fr: "Nous ne savons pas encore si votre paiement a abouti. Réessayez : nous ne faisons que vérifier, vous ne serez pas débité deux fois.",
    nl: "We weten nog niet of uw betaling gelukt is. Probeer het opnieuw: we controleren alleen, er wordt niets dubbel afgeschreven.",
  },
  Offline: {
    en: "You are offline. Try again once you are connected.",
    fr: "Vous êtes hors ligne. Réessayez dès que la connexion est rétablie.",
    nl: "U bent offline. Probeer het opnieuw zodra u weer verbinding hebt.",
  },
  Paid: {
    en: "Thank you, your payment was successful.",
    fr: "Merci, votre paiement a été effectué.",
    nl: "Dank u, uw betaling is gelukt.",
  },
  Pending: {
    en: "Thank you. Your bank is still processing your payment.",
    fr: "Merci. Votre banque traite encore votre paiement.",
    nl: "Dank u. Uw bank verwerkt uw betaling nog.",
  },
};

export const Prepaid = {
  PerhapsOrdered: {
    en: "We could not confirm that this was added to your cart. Please check your cart before you try again.",
    fr: "Nous n’avons pas pu confirmer l’ajout à votre panier. Vérifiez votre panier avant de réessayer.",
    nl: "We konden niet bevestigen dat dit aan uw winkelmandje is toegevoegd. Controleer uw winkelmandje voordat u het opnieuw probeert.",
  },
  QuantityIsMandatory: {
    en: "Please enter a quantity.",
    fr: "Indiquez une quantité.",
    nl: "Vul een aantal in.",
  },
  NotSaved: {
    en: "This could not be saved. Nothing has changed.",
    fr: "L’enregistrement a échoué. Rien n’a changé.",
    nl: "Dit kon niet worden opgeslagen. Er is niets gewijzigd.",
  },
  ToPay: { en: "Amount due: {0}.", fr: "À payer : {0}.", nl: "Te betalen: {0}." },
  PaysAll: {
    en: "This account covers the full amount of {0}. It will then have {1} left, and no other payment is needed.",
    fr: "Ce compte couvre le montant total de {0}. Il y restera {1}, et aucun autre paiement n’est nécessaire.",
    nl: "Deze rekening dekt het volledige bedrag van {0}. Er blijft {1} op staan en u hoeft niet anders te betalen.",
  },
  PaysPart: {
    en: "The balance of this account is not sufficient: it covers {0}. Choose below how to pay the remaining {1}.",
    fr: "Le solde de ce compte est insuffisant : il couvre {0}. Choisissez ci-dessous comment payer les {1} restants.",
    nl: "Het saldo van deze rekening is ontoereikend: het dekt {0}. Kies hieronder hoe u de resterende {1} betaalt.",
  },
};
