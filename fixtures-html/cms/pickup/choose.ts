/** Saves a pickup point for the visitor's cart. PUP-05 */
import type { SavedPickupPoint } from "../../../shared/api/wire/pickup-points.ts";
import { deliveryCountry, withMethod } from "../checkout/choices.ts";
import { methodById } from "../checkout/methods.ts";
import type { Session } from "../session/sessions.ts";
import { pickupPoints, type StandInPoint } from "./points.ts";

/** Reason why a pickup point is refused. */
type PickupRefusal = "method" | "point" | "country";

/** Finds a pickup point of a shipping method by its id. */
export function pointOf(methodId: string, id: string): StandInPoint | undefined {
  const provider = methodById(methodId)?.pickup?.provider;
  return pickupPoints.find((point) => point.id === id && point.provider === provider);
}

/** Selects the point and its shipping method. Returns null, or the reason of a refusal. */
export function choosePoint(session: Session, saved: SavedPickupPoint): PickupRefusal | null {
  const { ShippingMethodId: methodId, PublicAccessPointID: id } = saved;
  const choices = withMethod(session.choices, methodId);
  if (typeof choices === "string" || !methodById(methodId)?.pickup) return "method";
  const point = pointOf(methodId, id);
  if (!point || (point.provider === "static") !== (saved.PickupPointId === id)) return "point";
  if (point.town.country !== deliveryCountry(choices).code) return "country";
  session.choices = { ...choices, pickup: saved };
  return null;
}
