/** How an order comes to its customer. */
import type { Localized } from "../catalogue/types.ts";
import type { Country } from "./countries.ts";

export interface ShippingMethod {
  id: string;
  name: Localized;
  /** A sentence or two for whoever wants to know more. */
  about: Localized;
  /** ISO codes of the countries; empty: whoever comes from wherever. */
  serves: string[];
  /** Euro cents on top of the zone's price; null: it costs nothing. */
  surcharge: number | null;
  /** Who knows the points to choose from, with the carrier's gateway; null where there is nothing to choose. */
  pickup: { provider: "parcelpoint" | "static" | "postal"; carrierGatewayId: string } | null;
  /** Only companies may choose it. */
  forBusiness: boolean;
}

export const shippingMethods: [ShippingMethod, ...ShippingMethod[]] = [
  {
    id: "1",
    name: { en: "To your door", fr: "À votre porte", nl: "Aan huis" },
    about: {
      en: "By parcel carrier on a working day, between 9 am and 6 pm. Nobody at home? The parcel goes to a neighbour, or to a parcel point nearby.",
      fr: "Par transporteur un jour ouvrable, entre 9 h et 18 h. Personne à la maison ? Le colis va chez un voisin ou dans un point relais proche.",
      nl: "Met de pakjesdienst op een werkdag, tussen 9 en 18 uur. Niemand thuis? Dan gaat het pakje naar een buur, of naar een afhaalpunt in de buurt.",
    },
    serves: ["BE", "NL", "LU", "FR", "DE"],
    surcharge: 0,
    pickup: null,
    forBusiness: false,
  },
  {
    id: "2",
    name: { en: "To your door, in the evening", fr: "À votre porte, le soir", nl: "Aan huis, ’s avonds" },
    about: {
      en: "By bicycle courier or van between 6 and 10 pm. You hear the hour on the day itself. Only in Belgium.",
      fr: "Par coursier à vélo ou camionnette entre 18 h et 22 h. L’heure vous est communiquée le jour même. Uniquement en Belgique.",
      nl: "Met de fietskoerier of de bestelwagen tussen 18 en 22 uur. U hoort het uur op de dag zelf. Alleen in België.",
    },
    serves: ["BE"],
    surcharge: 200,
    pickup: null,
    forBusiness: false,
  },
  {
    id: "3",
    name: { en: "To a parcel point", fr: "Dans un point relais", nl: "In een afhaalpunt" },
    about: {
      en: "At a newsagent’s or a grocer’s near you, many open in the evening and on Saturday. Your parcel waits for ten days; bring your identity card.",
      fr: "Chez un libraire ou un épicier près de chez vous, souvent ouvert le soir et le samedi. Le colis vous y attend dix jours ; munissez-vous de votre carte d’identité.",
      nl: "Bij een krantenwinkel of kruidenier bij u in de buurt, vaak ’s avonds en op zaterdag open. Uw pakje wacht er tien dagen; breng uw identiteitskaart mee.",
    },
    serves: ["BE", "NL", "LU", "FR"],
    surcharge: 0,
    pickup: { provider: "parcelpoint", carrierGatewayId: "7" },
    forBusiness: false,
  },
  {
    id: "4",
    name: {
      en: "Collect it in one of our shops",
      fr: "À retirer dans un de nos magasins",
      nl: "Afhalen in een van onze winkels",
    },
    about: {
      en: "Ready within two hours while the shop is open; we send you a message. It costs nothing, and you can look at it before you take it home.",
      fr: "Prêt en deux heures pendant l’ouverture du magasin ; nous vous envoyons un message. C’est gratuit, et vous pouvez regarder avant d’emporter.",
      nl: "Klaar binnen twee uur terwijl de winkel open is; we sturen u een bericht. Het kost niets, en u kunt alles bekijken voor u het meeneemt.",
    },
    serves: ["BE"],
    surcharge: null,
    pickup: { provider: "static", carrierGatewayId: "1" },
    forBusiness: false,
  },
  {
    id: "5",
    name: { en: "To a post office", fr: "Dans un bureau de poste", nl: "In een postkantoor" },
    about: {
      en: "At a counter of the postal carrier, or at a parcel locker beside it. Your parcel waits for fifteen days. Only in Belgium.",
      fr: "Au guichet de la poste ou dans un distributeur de colis tout proche. Le colis vous y attend quinze jours. Uniquement en Belgique.",
      nl: "Aan het loket van de post, of in een pakjesautomaat ernaast. Uw pakje wacht er vijftien dagen. Alleen in België.",
    },
    serves: ["BE"],
    surcharge: 0,
    pickup: { provider: "postal", carrierGatewayId: "3" },
    forBusiness: false,
  },
  {
    id: "11",
    name: {
      en: "Collect it at our warehouse in Ostend",
      fr: "À retirer à notre entrepôt d’Ostende",
      nl: "Afhalen in ons magazijn in Oostende",
    },
    about: {
      en: "For business customers: from 7 am on, at the loading dock, also by the pallet. Ring at gate 4.",
      fr: "Pour les clients professionnels : dès 7 h au quai de chargement, aussi par palette. Sonnez à la porte 4.",
      nl: "Voor zakelijke klanten: vanaf 7 uur aan de laadkade, ook per pallet. Bel aan poort 4.",
    },
    serves: [],
    surcharge: null,
    pickup: null,
    forBusiness: true,
  },
  {
    id: "12",
    name: {
      en: "Collect it at our warehouse in Luxembourg",
      fr: "À retirer à notre entrepôt de Luxembourg",
      nl: "Afhalen in ons magazijn in Luxemburg",
    },
    about: {
      en: "For business customers: on Tuesday and Friday, in Strassen near the motorway. Orders of before Monday noon are there on Tuesday.",
      fr: "Pour les clients professionnels : le mardi et le vendredi, à Strassen près de l’autoroute. Commandé avant lundi midi, arrivé mardi.",
      nl: "Voor zakelijke klanten: op dinsdag en vrijdag, in Strassen vlak bij de snelweg. Besteld voor maandagmiddag, dinsdag ter plaatse.",
    },
    serves: [],
    surcharge: null,
    pickup: null,
    forBusiness: true,
  },
];

/** What every country can have. */
export const toTheDoor = shippingMethods[0];

export const methodById = (id: string): ShippingMethod | undefined =>
  shippingMethods.find((method) => method.id === id);

export const reaches = ({ serves }: ShippingMethod, { code }: Country): boolean =>
  serves.length === 0 || serves.includes(code);
