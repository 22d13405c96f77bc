import { warn } from "../../warn.ts";
import type { Connector, Resource } from "../connector.ts";

/** The functions that each resource must have. */
const functionsOf: Readonly<Record<Resource, readonly string[]>> = {
  cart: ["read", "add", "update", "remove"],
  coupons: ["apply", "remove"],
  search: ["suggest"],
  products: ["findVariant"],
  choices: ["save"],
  pickupPoints: ["find", "save"],
  places: ["cities", "towns"],
  vat: ["check"],
  wishlists: ["add", "has", "remove", "count"],
};

/** The resources of a connector that islands can use. Tells the author which functions the others lack. */
export function usableResources(connector: Partial<Connector>, server: string): Resource[] {
  const unknown = Object.keys(connector).filter((key) => key !== "name" && !Object.hasOwn(functionsOf, key));
  if (unknown.length > 0)
    warn(`the server ${server} expects the names ${Object.keys(functionsOf).join(", ")}; got ${unknown.join(", ")}.`);
  return (Object.keys(functionsOf) as Resource[]).filter((name) => {
    const resource = connector[name] as unknown as Record<string, unknown> | null | undefined;
    if (resource === undefined || resource === null) return false;
    const missing = functionsOf[name].filter((key) => typeof resource[key] !== "function");
    if (missing.length > 0)
      warn(
        `the ${name} of the server ${server} expects the functions ${functionsOf[name].join(", ")}; ` + lacks(missing),
      );
    return missing.length === 0;
  });
}

const lacks = (missing: string[]): string => `${missing.join(", ")} ${missing.length > 1 ? "are" : "is"} missing.`;
