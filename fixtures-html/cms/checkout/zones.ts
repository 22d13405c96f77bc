/** Countries with the same delivery prices, in euro cents. */
export interface Zone {
  /** Delivery time in working days. */
  days: string;
  /** The most working days of it. */
  daysAtMost: number;
  price: number;
  /** Goods of this value are delivered free. */
  free: number;
}

export const zones = {
  belgium: { days: "1", daysAtMost: 1, price: 490, free: 6000 },
  netherlands: { days: "2", daysAtMost: 2, price: 690, free: 8000 },
  france: { days: "2–3", daysAtMost: 3, price: 890, free: 10_000 },
} satisfies Record<string, Zone>;

export type ZoneName = keyof typeof zones;
