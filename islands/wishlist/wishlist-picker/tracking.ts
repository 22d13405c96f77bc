import { type AnalyticsEvents, track } from "../../../shared/analytics/track.ts";
import { eventsIn } from "./rules.ts";

/** Sends the events in the server's answer to the tag manager. WSH-04, ANA-05 */
export function trackAdded(layer: unknown): void {
  for (const { event, data } of eventsIn(layer))
    track(event as "add_to_wishlist", data as unknown as AnalyticsEvents["add_to_wishlist"]);
}
