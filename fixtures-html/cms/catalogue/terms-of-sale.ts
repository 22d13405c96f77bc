import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

export interface Section {
  id: string;
  title: Localized;
  paragraphs: Localized[];
}

const section = (id: string, title: string, ...paragraphs: string[]): Section => ({
  id,
  title: localized(title),
  paragraphs: paragraphs.map(localized),
});

/** Terms of sale; long on purpose. */
export const termsOfSale: Section[] = [
  section(
    "who-we-are",
    "Who we are | Qui nous sommes | Wie wij zijn",
    "Lagune is a general store by the sea. In these terms, “we” means Lagune, and “you” means the person " +
      "who orders in this shop, for themselves or for a business. | " +
      "Lagune est une boutique au bord de la mer. Dans ces conditions, « nous » désigne Lagune, et « vous " +
      "» la personne qui commande dans cette boutique, pour elle-même ou pour une entreprise. | " +
      "Lagune is een winkel aan zee. In deze voorwaarden betekent “wij” Lagune, en “u” de persoon die in " +
      "deze winkel bestelt, voor zichzelf of voor een onderneming.",
    "You reach us by letter, by telephone on working days from 9:00 to 17:00, and through the contact " +
      "page, where we answer within one working day. | " +
      "Vous pouvez nous joindre par lettre, par téléphone les jours ouvrables de neuf à dix-sept heures, " +
      "et par la page de contact, où nous répondons dans un délai d’un jour ouvrable. | " +
      "U bereikt ons per brief, telefonisch op werkdagen van negen tot vijf, en via de contactpagina, waar " +
      "we binnen één werkdag antwoorden.",
  ),
  section(
    "scope",
    "What these terms cover | Champ d’application | Waarop deze voorwaarden van toepassing zijn",
    "These terms apply to every offer in this shop and to every order you place in it. They replace any " +
      "other terms, unless we have agreed otherwise in writing. | " +
      "Ces conditions s’appliquent à toute offre de cette boutique et à toute commande que vous y passez. " +
      "Elles remplacent toutes autres conditions, sauf accord écrit contraire. | " +
      "Deze voorwaarden gelden voor elk aanbod in deze winkel en voor elke bestelling die u er plaatst. Ze " +
      "vervangen alle andere voorwaarden, tenzij we schriftelijk iets anders zijn overeengekomen.",
    "If you order as a consumer, nothing here takes away the rights that the law gives you. Where a term " +
      "and the law differ, the law goes first. | " +
      "Si vous commandez en tant que consommateur, rien ici ne vous retire les droits que la loi vous " +
      "donne. Lorsqu’une clause et la loi diffèrent, la loi prime. | " +
      "Bestelt u als consument, dan neemt niets in deze tekst de rechten weg die de wet u geeft. Waar een " +
      "voorwaarde en de wet verschillen, gaat de wet voor.",
  ),
  section(
    "offer",
    "Our offer | Notre offre | Ons aanbod",
    "We describe and show our products as accurately as we can. Natural materials differ from piece to " +
      "piece: a glaze, a grain or a dye may be somewhat lighter or darker than in the picture. | " +
      "Nous décrivons et montrons ce que nous vendons aussi fidèlement que possible. Les matières " +
      "naturelles varient d’une pièce à l’autre : un émail, un veinage ou une teinture peut être un peu " +
      "plus clair ou plus foncé que sur l’image. | " +
      "We beschrijven en tonen onze producten zo waarheidsgetrouw mogelijk. Natuurlijke materialen " +
      "verschillen van stuk tot stuk: een glazuur, een nerf of een verf kan iets lichter of donkerder zijn " +
      "dan op de foto.",
    "An offer is valid as long as it is in the shop and as long as stock lasts. The stock shown on a page " +
      "is a few minutes old; if an item sells out while you order, we tell you at once. | " +
      "Une offre est valable tant qu’elle figure dans la boutique et dans la limite du stock. Le stock " +
      "affiché date de quelques minutes ; si un article s’épuise pendant votre commande, nous vous le " +
      "disons aussitôt. | " +
      "Een aanbod geldt zolang het in de winkel staat en zolang de voorraad strekt. De getoonde voorraad " +
      "is die van enkele minuten geleden; raakt iets uitverkocht terwijl u bestelt, dan laten we het " +
      "meteen weten.",
  ),
  section(
    "prices",
    "Prices | Prix | Prijzen",
    "All prices are in euro and include value added tax. Delivery is not included; its cost is shown " +
      "before you confirm your order. | " +
      "Tous les prix sont en euros, taxe sur la valeur ajoutée comprise. La livraison n’est pas incluse ; " +
      "son coût est indiqué avant la confirmation de la commande. | " +
      "Alle prijzen zijn in euro, btw inbegrepen. De leveringskosten zijn niet inbegrepen; u ziet ze " +
      "voordat u uw bestelling bevestigt.",
    "A price that is crossed out is the lowest price of the thirty days before the reduction. | " +
      "Un prix barré est le prix le plus bas des trente jours précédant la réduction. | " +
      "Een doorgestreepte prijs is de laagste prijs van de dertig dagen voor de verlaging.",
    "When a price is plainly a mistake, such as ten cents for a sweater, we may cancel the order and pay " +
      "back what you paid. | " +
      "Lorsqu’un prix est manifestement erroné, par exemple dix centimes pour un pull, nous pouvons " +
      "annuler la commande et vous rembourser. | " +
      "Is een prijs duidelijk een vergissing, zoals tien cent voor een trui, dan mogen we de bestelling " +
      "annuleren en betalen we terug wat u betaalde.",
  ),
  section(
    "quantities",
    "By weight, by the metre and by the piece | Au poids, au mètre et à la pièce | Per gewicht, per meter en per stuk",
    "What is sold by weight is weighed before it is packed. The weight may differ from your order by up to " +
      "two per cent; you never pay for more than you receive. | " +
      "Ce qui se vend au poids est pesé avant l’emballage. Le poids peut différer de votre commande de " +
      "deux pour cent au plus ; vous ne payez jamais plus que ce que vous recevez. | " +
      "Wat per gewicht wordt verkocht, wordt voor het verpakken gewogen. Het gewicht kan tot twee procent " +
      "van uw bestelling afwijken; u betaalt nooit voor meer dan u ontvangt.",
    "Cloth, rope and ribbon are cut in one length, as long as the bolt or the coil allows. If we have to " +
      "cut in two, we ask you first. | " +
      "Tissus, cordages et rubans sont coupés d’un seul tenant, aussi longtemps que le rouleau le permet. " +
      "S’il faut couper en deux, nous vous le demandons d’abord. | " +
      "Stof, touw en lint worden in één lengte gesneden, zolang de rol het toelaat. Moeten we in twee " +
      "stukken snijden, dan vragen we het u eerst.",
    "Some items have a minimum quantity, a maximum quantity or are sold in multiples. The product page " +
      "shows this, and the cart applies it. | " +
      "Certains articles ont une quantité minimale ou maximale, ou se vendent par multiples. La page du " +
      "produit l’indique, et le panier en tient compte. | " +
      "Sommige artikelen hebben een minimale of maximale hoeveelheid, of worden per veelvoud verkocht. De " +
      "productpagina vermeldt dit, en het winkelmandje houdt er rekening mee.",
  ),
  section(
    "ordering",
    "How to order | Comment commander | Hoe een bestelling tot stand komt",
    "You add items to your cart, check them, choose a delivery address and a payment method, and confirm. " +
      "Until that moment, you can change everything. | " +
      "Vous ajoutez des articles au panier, les vérifiez, choisissez une adresse de livraison et un mode " +
      "de paiement, puis vous confirmez. Jusque-là, vous pouvez tout modifier. | " +
      "U voegt artikelen toe aan uw winkelmandje, controleert ze, kiest een afleveradres en een " +
      "betaalwijze, en bevestigt. Tot dat moment kunt u alles veranderen.",
    "You then receive a confirmation by email. The contract begins with that confirmation. Keep it: it " +
      "holds your order number and these terms as they were on that day. | " +
      "Vous recevez ensuite une confirmation par e-mail. Le contrat commence avec elle. Conservez-la : " +
      "elle contient votre numéro de commande et ces conditions telles qu’elles étaient ce jour-là. | " +
      "Daarna krijgt u een bevestiging per e-mail. Met die bevestiging begint de overeenkomst. Bewaar ze: " +
      "ze bevat uw bestelnummer en deze voorwaarden zoals ze die dag waren.",
    "We may refuse an order for a good reason, for instance when an earlier one was not paid. | " +
      "Nous pouvons refuser une commande pour un motif sérieux, par exemple lorsqu’une précédente n’a pas " +
      "été payée. | " +
      "We mogen een bestelling om een gegronde reden weigeren, bijvoorbeeld als een vorige niet betaald werd.",
  ),
  section(
    "payment",
    "Payment | Paiement | Betaling",
    "You pay when you order, with one of the payment methods the shop offers. Businesses with an account " +
      "may pay by invoice within thirty days. | " +
      "Vous payez à la commande, par l’un des moyens que propose la boutique. Les entreprises titulaires " +
      "d’un compte peuvent payer sur facture à trente jours. | " +
      "U betaalt bij de bestelling, met een van de betaalmiddelen die de winkel aanbiedt. Ondernemingen " +
      "met een account kunnen op factuur betalen, binnen dertig dagen.",
    "We do not see or keep the number of your card; that stays with the payment service. | " +
      "Nous ne voyons ni ne conservons le numéro de votre carte ; il reste auprès du service de paiement. | " +
      "We zien of bewaren uw kaartnummer niet; dat blijft bij de betaaldienst.",
  ),
  section(
    "delivery",
    "Delivery | Livraison | Levering",
    "We deliver in Belgium, the Netherlands, Luxembourg and France. An order that comes in before noon on " +
      "a working day leaves the same day; with cut or weighed goods, the next. | " +
      "Nous livrons en Belgique, aux Pays-Bas, au Luxembourg et en France. Une commande reçue avant midi " +
      "un jour ouvrable part le jour même ; avec des articles coupés ou pesés, le lendemain. | " +
      "We leveren in België, Nederland, Luxemburg en Frankrijk. Een bestelling die op een werkdag vóór 12 " +
      "uur binnenkomt, vertrekt dezelfde dag; met gesneden of afgewogen waren de dag erna.",
    "If something takes longer than we said, we let you know. After thirty days you may cancel without cost. | " +
      "Si un envoi prend plus de temps que prévu, nous vous prévenons. Après trente jours, vous pouvez " +
      "annuler sans frais. | " +
      "Duurt iets langer dan gezegd, dan laten we het weten. Na dertig dagen mag u kosteloos annuleren.",
    "The risk of loss or damage passes to you when you, or someone you name, receive the parcel. Please " +
      "report a damaged box to the driver, and to us within three days. | " +
      "Le risque de perte ou de dommage vous est transféré lorsque vous, ou une personne désignée par " +
      "vous, recevez le colis. Signalez une boîte abîmée au livreur, et à nous dans les trois jours. | " +
      "Het risico van verlies of schade gaat op u over wanneer u, of iemand die u aanwijst, het pakket " +
      "ontvangt. Meld een beschadigde doos aan de bezorger, en binnen drie dagen aan ons.",
  ),
  section(
    "collection",
    "Collection from the shop | Retrait en magasin | Afhalen in de winkel",
    "You may collect your order for free. We keep it for fourteen days, and fresh goods for three. After " +
      "that, we put them back and repay you. | " +
      "Vous pouvez retirer votre commande gratuitement. Nous la gardons quatorze jours, et le frais trois " +
      "jours. Passé ce délai, nous remettons les articles en rayon et vous remboursons. | " +
      "U kunt uw bestelling gratis afhalen. We bewaren ze veertien dagen, verse waren drie dagen. Daarna " +
      "leggen we alles terug en betalen we u terug.",
    "Bring your order number. Someone else may come in your place with the number. | " +
      "Munissez-vous du numéro de commande. Une autre personne peut venir à votre place avec ce numéro. | " +
      "Breng uw bestelnummer mee. Iemand anders mag met dat nummer in uw plaats komen.",
  ),
  section(
    "withdrawal",
    "Changing your mind | Droit de rétractation | Van gedachten veranderen",
    "As a consumer, you may send back what you ordered within thirty days of receiving it, without giving " +
      "a reason. The law asks for fourteen days; we give thirty. | " +
      "En tant que consommateur, vous pouvez renvoyer votre commande dans les trente jours de sa " +
      "réception, sans donner de motif. La loi demande quatorze jours ; nous en accordons trente. | " +
      "Als consument mag u terugsturen wat u bestelde, binnen dertig dagen na ontvangst en zonder opgave " +
      "van reden. De wet vraagt veertien dagen; wij geven er dertig.",
    "Tell us through the contact page or with the form that comes with the parcel. You then have fourteen " +
      "days to send the goods back, complete and unused. | " +
      "Prévenez-nous par la page de contact ou avec le formulaire joint au colis. Vous disposez alors de " +
      "quatorze jours pour renvoyer les articles, complets et non utilisés. | " +
      "Laat het weten via de contactpagina of met het formulier in het pakket. U hebt dan veertien dagen " +
      "om de goederen terug te sturen, volledig en ongebruikt.",
    "We repay the price and the standard delivery within fourteen days, in the way you paid. We may wait " +
      "until the goods are back. | " +
      "Nous remboursons le prix et la livraison standard dans les quatorze jours, par le moyen que vous " +
      "avez utilisé. Nous pouvons attendre le retour des articles. | " +
      "We betalen de prijs en de standaardlevering terug binnen veertien dagen, op de manier waarop u " +
      "betaalde. We mogen wachten tot de goederen terug zijn.",
  ),
  section(
    "exceptions",
    "What cannot be sent back | Ce qui ne se renvoie pas | Wat u niet kunt terugsturen",
    "Cloth, rope and ribbon that we cut for you; food that was opened or weighed out for you; and anything " +
      "engraved or made to your wish. | " +
      "Les tissus, cordages et rubans coupés pour vous ; les aliments ouverts ou pesés pour vous ; et tout " +
      "ce qui a été gravé ou fait à votre demande. | " +
      "Stof, touw en lint die we voor u hebben gesneden; voeding die geopend is of voor u is afgewogen; en " +
      "alles wat gegraveerd of op uw wens gemaakt is.",
    "If such an article is not what you ordered, or if it is faulty, you keep all your rights, of course. | " +
      "Si un tel article n’est pas conforme à la commande ou présente un défaut, vous gardez bien sûr tous " +
      "vos droits. | " +
      "Is zo’n artikel niet wat u bestelde of vertoont het een gebrek, dan behoudt u natuurlijk al uw rechten.",
  ),
  section(
    "guarantee",
    "Guarantee and repair | Garantie et réparation | Garantie en reparatie",
    "The legal guarantee of two years applies to everything that is not food. When something is faulty, we " +
      "repair or replace it without cost; if that cannot be done, we lower the price or repay it. | " +
      "La garantie légale de deux ans s’applique à tout ce qui n’est pas alimentaire. En cas de défaut, " +
      "nous réparons ou remplaçons sans frais ; si c’est impossible, nous réduisons le prix ou le " +
      "remboursons. | " +
      "De wettelijke garantie van twee jaar geldt voor alles wat geen voeding is. Is iets gebrekkig, dan " +
      "repareren of vervangen we het kosteloos; kan dat niet, dan verlagen we de " +
      "prijs of betalen we hem terug.",
    "Beyond that, we mend knitwear for free in its first two years and replace wooden handles for as long " +
      "as we have the wood. | " +
      "En outre, nous raccommodons gratuitement les mailles pendant deux ans, et remplaçons les manches en " +
      "bois tant que nous avons le bois. | " +
      "Daarnaast repareren we breiwerk de eerste twee jaar gratis, en vervangen we houten heften zolang we " +
      "het hout hebben.",
    "Wear is not a fault, nor is what happens to a carbon steel knife in a dishwasher. | " +
      "L’usure n’est pas un défaut, pas plus que ce qui arrive à un couteau en acier au carbone dans un " +
      "lave-vaisselle. | " +
      "Slijtage is geen gebrek, en evenmin wat een mes van koolstofstaal in een vaatwasser overkomt.",
  ),
  section(
    "privacy",
    "Your data | Vos données | Uw gegevens",
    "We use your data to deliver your order, to answer you and to keep our books. We do not sell them, and " +
      "we do not follow you on other sites. | " +
      "Nous utilisons vos données pour livrer votre commande, vous répondre et tenir notre comptabilité. " +
      "Nous ne les vendons pas et ne vous suivons pas sur d’autres sites. | " +
      "We gebruiken uw gegevens om uw bestelling te leveren, u te antwoorden en onze boekhouding te " +
      "voeren. We verkopen ze niet en volgen u niet op andere sites.",
    "You may ask to see, correct or erase them. We must keep invoices for as long as tax law requires. | " +
      "Vous pouvez demander à les consulter, les corriger ou les effacer. Les factures doivent être " +
      "conservées aussi longtemps que l’exige la loi fiscale. | " +
      "U kunt vragen om ze in te zien, te verbeteren of te wissen. Facturen moeten we bewaren zolang de " +
      "belastingwet het voorschrijft.",
  ),
  section(
    "complaints",
    "Complaints and law | Réclamations et droit applicable | Klachten en toepasselijk recht",
    "If you are not satisfied, tell us first: most things are solved with a telephone call. If we do not " +
      "find a way together, you may turn to the Consumer Ombudsman Service. | " +
      "Si vous n’êtes pas satisfait, dites-le-nous d’abord : un coup de fil règle presque tout. Si nous ne " +
      "trouvons pas de solution ensemble, vous pouvez vous adresser au Service de médiation pour le " +
      "consommateur. | " +
      "Bent u niet tevreden, zeg het ons dan eerst: het meeste is met een telefoontje opgelost. Vinden we " +
      "samen geen uitweg, dan kunt u terecht bij de Consumentenombudsdienst.",
    "Belgian law applies. A consumer may always go to the court of the place where they live. | " +
      "Le droit belge s’applique. Un consommateur peut toujours saisir le tribunal de son domicile. | " +
      "Het Belgische recht is van toepassing. Een consument kan altijd naar de rechtbank van zijn woonplaats.",
    "These terms were last changed on 1 October 2026. | " +
      "Ces conditions ont été modifiées pour la dernière fois le 1er octobre 2026. | " +
      "Deze voorwaarden zijn voor het laatst gewijzigd op 1 oktober 2026.",
  ),
];
