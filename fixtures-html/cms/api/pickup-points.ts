import type { PickupSearch, SavedPickupPoint } from "../../../shared/api/wire/pickup-points.ts";
import { jsonBody, textIn } from "../http/json-body.ts";
import { message } from "../http/message.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { pickupAnswer } from "../pickup/search.ts";
import { choosePoint } from "../pickup/choose.ts";

const providers = new Set(["parcelpoint", "static", "postal"]);

/** Lists the pickup points near an address. PUP-02 */
export async function getPickupPoints(c: Request): Promise<Response> {
  const provider = c.req.param("provider") ?? "";
  const t = textsOf(cultureOf(c)).pickup.refused;
  const body = await jsonBody(c);
  if (!body) return message(c, 400, t.malformed);
  if (!providers.has(provider)) return message(c, 404, t.method);
  const number = (name: string, max: number): number => Math.min(Math.max(Number(body[name]) || 0, 0), max);
  const search: PickupSearch = {
    City: textIn(body, "City"),
    PostalCode: textIn(body, "PostalCode"),
    CountryCode: textIn(body, "CountryCode"),
    Address: textIn(body, "Address"),
    ShippingMethodId: textIn(body, "ShippingMethodId"),
    SearchRadius: number("SearchRadius", 100),
    MaximumListSize: number("MaximumListSize", 50),
    CultureName: textIn(body, "CultureName"),
  };
  c.header("Cache-Control", "no-store");
  return c.json(pickupAnswer(provider, search));
}

/** Saves the pickup point that the shopper chose. PUP-05 */
export async function externalPickupPoint(c: Request): Promise<Response> {
  const t = textsOf(cultureOf(c)).pickup.refused;
  const body = await jsonBody(c);
  if (!body) return message(c, 400, t.malformed);
  const refused = choosePoint(c.var.session, readSaved(body));
  return refused ? message(c, 422, t[refused]) : c.body(null, 204);
}

const textFields = [
  "ShippingFirstName",
  "ShippingLastName",
  "ShippingMethodId",
  "PickupPointName",
  "ShippingStreet1",
  "ShippingPostalCode",
  "ShippingCity",
  "ShippingCountryId",
  "ShippingPhoneNumber",
  "PublicAccessPointID",
  "ConsigneeName",
  "Address",
  "PostCode",
  "City",
  "CountryId",
  "PhoneNumber",
  "ImageURL",
  "Comments",
  "StandardHoursOfOperation",
  "Informations",
  "LatestAirDropOffTime",
  "AdditionalChargeIndicator",
  "SpecialInstructions",
  "AdditionalComments",
  "PickupPointType",
  "ExternalPickupPointRef",
  "Distance",
] as const;

function readSaved(body: Record<string, unknown>): SavedPickupPoint {
  const read = Object.fromEntries(textFields.map((name) => [name, textIn(body, name).slice(0, 500)])) as Record<
    (typeof textFields)[number],
    string
  >;
  const pickupPointId = textIn(body, "PickupPointId");
  return { ...read, Geocode: null, ...(pickupPointId && { PickupPointId: pickupPointId }) };
}

/** The key for the map service. PUP-08 */
export const mapsKey = (c: Request): Response => c.json("lagune-maps");
