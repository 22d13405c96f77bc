import { formFields } from "../http/form-fields.ts";
import { refererPath, localPath } from "../http/local-path.ts";
import type { Show } from "../http/page.ts";
import type { Culture } from "../catalogue/types.ts";
import { countryById, homeCountry } from "../checkout/countries.ts";
import { methodById } from "../checkout/methods.ts";
import { fill } from "../culture/fill.ts";
import { quantity } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { hoursIn } from "../pickup/hours.ts";
import { pickupPointJson, pointsNear } from "../pickup/search.ts";
import { choosePoint, pointOf } from "../pickup/choose.ts";
import { flash } from "../session/flash.ts";

const RADIUS_KM = 25;
const MAXIMUM_POINTS = 20;

/** Page for choosing a pickup point. PUP-01 */
export const pickupSearch = (show: Show) => (c: Request, culture: Culture) => {
  const query = new URLSearchParams(c.req.query());
  if (!query.has("returnUrl")) query.set("returnUrl", refererPath(c) ?? "");
  return showSearch(show, c, culture, query, "");
};

export const pickupChoose = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const t = textsOf(culture).pickup;
  const methodId = fields.get("shippingMethodId") ?? "";
  const point = pointOf(methodId, fields.get("point") ?? "");
  if (!point) return showSearch(show, c, culture, fields, fields.has("point") ? t.refused.point : t.refused.nothing);
  const pickupPoint = pickupPointJson({ point, kilometres: null }, culture);
  const { PublicAccessPointID, ConsigneeName, Address, PostCode, City, CountryId, PhoneNumber } = pickupPoint;
  const refused = choosePoint(c.var.session, {
    ...pickupPoint,
    ShippingFirstName: "",
    ShippingLastName: "",
    ShippingMethodId: methodId,
    PickupPointName: ConsigneeName,
    ShippingStreet1: Address,
    ShippingPostalCode: PostCode,
    ShippingCity: City,
    ShippingCountryId: CountryId,
    ShippingPhoneNumber: PhoneNumber,
    ExternalPickupPointRef: PublicAccessPointID,
    ...(point.provider === "static" && { PickupPointId: PublicAccessPointID }),
  });
  if (refused) return showSearch(show, c, culture, fields, t.refused[refused]);
  flash(c, fill(t.chosen, point.name));
  return c.redirect(localPath(fields.get("returnUrl") ?? "") ?? `/${culture}/checkout`, 303);
};

function showSearch(show: Show, c: Request, culture: Culture, query: URLSearchParams, error: string): Response | null {
  const read = (name: string): string => (query.get(name) ?? "").trim().slice(0, 200);
  const method = methodById(read("shippingMethodId"));
  if (!method?.pickup) return null;
  const { provider } = method.pickup;
  const country = countryById(read("countryId")) ?? homeCountry;
  const t = textsOf(culture).pickup;
  const [postCode, city] = [read("postCode"), read("city")];
  const where = [postCode, city].filter(Boolean).join(" ");
  const found = where
    ? pointsNear(provider, {
        CountryCode: country.code,
        PostalCode: postCode,
        City: city,
        SearchRadius: RADIUS_KM,
        MaximumListSize: MAXIMUM_POINTS,
      })
    : null;
  const pointId = query.get("point") ?? c.var.session.choices.pickup?.PublicAccessPointID ?? "";
  return show(c, {
    view: "pickup-search",
    title: t.title,
    description: t.description,
    status: error ? 422 : 200,
    data: {
      error,
      method: method.name[culture],
      isPostal: provider === "postal",
      postCode,
      city,
      address: read("address"),
      hidden: {
        shippingMethodId: method.id,
        carrierGatewayId: method.pickup.carrierGatewayId,
        countryId: country.id,
        returnUrl: localPath(read("returnUrl")) ?? "",
      },
      back: localPath(read("returnUrl")) ?? `/${culture}/checkout`,
      heading: found && fill(found.length > 0 ? t.points : t.nothing, where),
      points: (found ?? []).map(({ point, kilometres }) => ({
        id: point.id,
        name: point.name,
        address: `${point.address}, ${point.town.postalCode} ${point.town.names[0]}`,
        far: kilometres === null ? "" : `${quantity(culture, Math.round(kilometres * 10) * 100)} km`,
        hours: hoursIn(culture, point.hours),
        isChosen: point.id === pointId || found?.length === 1,
      })),
    },
  });
}
