import { localized } from "../catalogue/localized.ts";
import type { Localized } from "../catalogue/types.ts";
import type { Country } from "./countries.ts";

export interface ShippingMethod {
  id: string;
  name: Localized;
  /** Details in one or two sentences. */
  about: Localized;
  /** ISO codes of the countries; empty when customers of any country may use it. */
  serves: string[];
  /** Euro cents on top of the zone's price; null when it is free. */
  surcharge: number | null;
  /** Provider and carrier gateway of the pickup points; null when there are none to choose from. */
  pickup: { provider: "parcelpoint" | "static" | "postal"; carrierGatewayId: string } | null;
  /** Only companies may choose it. */
  forBusiness: boolean;
  /** When goods that are collected at a place of ours are ready; null when a carrier brings them. */
  collection: Collection | null;
}

interface Collection {
  /** Days on which goods can be collected, 1 for Monday. */
  weekdays: number[];
  /** Days between the order and the first collection. */
  lead: number;
  /** Orders from this hour on count as orders of the next day. */
  untilHour: number;
}

export const shippingMethods: [ShippingMethod, ...ShippingMethod[]] = [
  {
    id: "1",
    name: localized({ en: "Home delivery", fr: "À domicile", nl: "Aan huis" }),
    about: localized({
      en:
        "By parcel carrier on a working day, between 9:00 and 18:00. Nobody at home? We leave the parcel " +
        "with a neighbour or at a parcel point nearby.",
      fr:
        "Par transporteur un jour ouvrable, entre 9 h et 18 h. Personne à la maison ? Le colis est remis " +
        "à un voisin ou déposé dans un point relais proche.",
      nl:
        "Met de pakketdienst op een werkdag, tussen 9 en 18 uur. Niemand thuis? Dan gaat het pakket naar " +
        "de buren of naar een afhaalpunt in de buurt.",
    }),
    serves: ["BE", "NL", "LU", "FR", "DE"],
    surcharge: 0,
    pickup: null,
    forBusiness: false,
    collection: null,
  },
  {
    id: "2",
    name: localized({ en: "Home delivery, evening", fr: "À domicile, le soir", nl: "Aan huis, ’s avonds" }),
    about: localized({
      en: "By bicycle courier or van between 18:00 and 22:00. We tell you the time on the day itself. Belgium only.",
      fr:
        "Par coursier à vélo ou camionnette entre 18 h et 22 h. L’heure vous est communiquée le jour " +
        "même. Uniquement en Belgique.",
      nl:
        "Met de fietskoerier of de bestelwagen tussen 18 en 22 uur. U hoort het tijdstip op de dag zelf. " +
        "Alleen in België.",
    }),
    serves: ["BE"],
    surcharge: 200,
    pickup: null,
    forBusiness: false,
    collection: null,
  },
  {
    id: "3",
    name: localized({ en: "Parcel point", fr: "Point relais", nl: "Afhaalpunt" }),
    about: localized({
      en:
        "At a newsagent or grocer near you, many of them open in the evening and on Saturday. We keep " +
        "your parcel for ten days; please bring your identity card.",
      fr:
        "Chez un libraire ou un épicier près de chez vous, souvent ouvert le soir et le samedi. Le colis " +
        "vous y attend dix jours ; munissez-vous de votre carte d’identité.",
      nl:
        "Bij een krantenwinkel of kruidenier bij u in de buurt, vaak ’s avonds en op zaterdag open. Uw " +
        "pakket ligt er tien dagen klaar; breng uw identiteitskaart mee.",
    }),
    serves: ["BE", "NL", "LU", "FR"],
    surcharge: 0,
    pickup: { provider: "parcelpoint", carrierGatewayId: "7" },
    forBusiness: false,
    collection: null,
  },
  {
    id: "4",
    name: localized({
      en: "Collect from one of our shops",
      fr: "Retrait dans l’une de nos boutiques",
      nl: "Afhalen in een van onze winkels",
    }),
    about: localized({
      en:
        "Ready within two hours while the shop is open; we will send you a message. Collection is free, " +
        "and you can check your order before you take it home.",
      fr:
        "Prêt en deux heures pendant l’ouverture de la boutique ; nous vous envoyons un message. C’est " +
        "gratuit, et vous pouvez vérifier votre commande avant de l’emporter.",
      nl:
        "Klaar binnen twee uur tijdens de openingstijden; we sturen u een bericht. Afhalen is gratis, en " +
        "u kunt uw bestelling bekijken voordat u ze meeneemt.",
    }),
    serves: ["BE"],
    surcharge: null,
    pickup: { provider: "static", carrierGatewayId: "1" },
    forBusiness: false,
    collection: { weekdays: [2, 3, 4, 5, 6, 7], lead: 0, untilHour: 16 },
  },
  {
    id: "5",
    name: localized({ en: "Post office", fr: "Bureau de poste", nl: "Postkantoor" }),
    about: localized({
      en:
        "At the post office counter, or at a parcel locker next to it. We keep your parcel for fifteen " +
        "days. Belgium only.",
      fr:
        "Au guichet de la poste ou dans un distributeur de colis tout proche. Le colis vous y attend " +
        "quinze jours. Uniquement en Belgique.",
      nl:
        "Aan het loket van de post, of in een pakketautomaat ernaast. Uw pakket ligt er vijftien dagen " +
        "klaar. Alleen in België.",
    }),
    serves: ["BE"],
    surcharge: 0,
    pickup: { provider: "postal", carrierGatewayId: "3" },
    forBusiness: false,
    collection: null,
  },
  {
    id: "11",
    name: localized({
      en: "Collect from our Ostend warehouse",
      fr: "Retrait à notre entrepôt d’Ostende",
      nl: "Afhalen in ons magazijn in Oostende",
    }),
    about: localized({
      en: "For business customers: from 7:00 at the loading dock, also by the pallet. Please ring at gate 4.",
      fr: "Pour les clients professionnels : dès 7 h au quai de chargement, aussi par palette. Sonnez à la porte 4.",
      nl: "Voor zakelijke klanten: vanaf 7 uur aan de laadkade, ook per pallet. Aanbellen aan poort 4.",
    }),
    serves: [],
    surcharge: null,
    pickup: null,
    forBusiness: true,
    collection: { weekdays: [1, 2, 3, 4, 5], lead: 0, untilHour: 12 },
  },
  {
    id: "12",
    name: localized({
      en: "Collect from our Luxembourg warehouse",
      fr: "Retrait à notre entrepôt de Luxembourg",
      nl: "Afhalen in ons magazijn in Luxemburg",
    }),
    about: localized({
      en:
        "For business customers: on Tuesday and Friday, in Strassen near the motorway. Orders placed " +
        "before noon on Monday are ready on Tuesday.",
      fr:
        "Pour les clients professionnels : le mardi et le vendredi, à Strassen près de l’autoroute. " +
        "Commandé avant lundi midi, prêt mardi.",
      nl:
        "Voor zakelijke klanten: op dinsdag en vrijdag, in Strassen vlak bij de snelweg. Besteld vóór " +
        "maandag 12 uur, dinsdag klaar.",
    }),
    serves: [],
    surcharge: null,
    pickup: null,
    forBusiness: true,
    collection: { weekdays: [2, 5], lead: 1, untilHour: 12 },
  },
];

/** Serves every country. */
export const homeDelivery = shippingMethods[0];

export const methodById = (id: string): ShippingMethod | undefined =>
  shippingMethods.find((method) => method.id === id);

export const deliversTo = ({ serves }: ShippingMethod, { code }: Country): boolean =>
  serves.length === 0 || serves.includes(code);
