import type { PickupPoint } from "../../../shared/api/pickup-points.ts";
import { readWeek, type Week } from "./hours.ts";
import { type Moment, openingStateAt, opensOn, SATURDAY } from "./opening.ts";

/** A pickup point with its opening hours; `week` is null if they are not understood. PUP-03 */
export interface Point extends PickupPoint {
  week: Week | null;
}

export const withWeek = (point: PickupPoint): Point => ({ ...point, week: readWeek(point.openingHours) });

/**
 * The first id of `wishes` that exists in `points`, or "": the shopper's choice, then the saved point, then the
 * default. PUP-04
 */
export const firstExisting = (points: readonly Point[], ...wishes: string[]): string =>
  wishes.find((wish) => points.some(({ id }) => id === wish)) ?? "";

/** The place of a search. */
export interface Place {
  postalCode: string;
  city: string;
  address: string;
}

/** The filters of the list. */
export interface Filters {
  now: boolean;
  saturday: boolean;
}

/** Whether a point is open now, and on Saturdays; null if unknown. */
export const isOpen = ({ week }: Point, moment: Moment): Record<keyof Filters, boolean | null> => {
  const opening = week && openingStateAt(week, moment);
  return { now: opening ? opening.is === "open" : null, saturday: week && opensOn(week, SATURDAY) };
};

/** Points that pass the filters. A point with unknown hours does not pass. */
export const filterPoints = (points: readonly Point[], { now, saturday }: Filters, moment: Moment): Point[] =>
  points.filter((point) => {
    const open = isOpen(point, moment);
    return (!now || open.now === true) && (!saturday || open.saturday === true);
  });
