/** A lamp of the examples in the guides. */
export interface Lamp {
  id: number;
  name: string;
  material: string;
  kilograms: number;
  /** Euro cents. */
  price: number;
}

export const lamps: Lamp[] = [
  { id: 1, name: "Reading lamp", material: "Oak and linen", kilograms: 1.2, price: 8900 },
  { id: 2, name: "Desk lamp", material: "Steel", kilograms: 0.8, price: 6900 },
  { id: 3, name: "Floor lamp", material: "Ash and cotton", kilograms: 4.6, price: 18900 },
  { id: 4, name: "Bedside lamp", material: "Stoneware", kilograms: 1.5, price: 4900 },
  { id: 5, name: "Clamp lamp", material: "Aluminium", kilograms: 0.6, price: 3900 },
  { id: 6, name: "Pendant lamp", material: "Blown glass", kilograms: 2.1, price: 12900 },
  { id: 7, name: "Wall lamp", material: "Brass", kilograms: 1.1, price: 7900 },
  { id: 8, name: "Paper lamp", material: "Paper and bamboo", kilograms: 0.3, price: 2900 },
  { id: 9, name: "Workshop lamp", material: "Enamelled steel", kilograms: 2.4, price: 9900 },
  { id: 10, name: "Garden lamp", material: "Copper", kilograms: 1.9, price: 11900 },
  { id: 11, name: "Night light", material: "Beech", kilograms: 0.2, price: 1900 },
  { id: 12, name: "Piano lamp", material: "Brass and green glass", kilograms: 2.8, price: 14900 },
];

/** The reviews of the reading lamp. */
export const reviews = [
  { author: "Ada", text: "Good light for reading, and no glare." },
  { author: "Linus", text: "The linen shade is easy to clean." },
  { author: "Grace", text: "The switch is hard to find in the dark." },
  { author: "Alan", text: "It took five minutes to put together." },
  { author: "Barbara", text: "Smaller than I thought, and just right for the shelf." },
  { author: "Edsger", text: "The cord could be longer." },
  { author: "Margaret", text: "I have bought a second one for the other bed." },
  { author: "Donald", text: "Warm light, and the oak looks lovely." },
];
