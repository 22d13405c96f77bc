import { type StringResources, stringResourcesPath } from "../../../shared/api/localization.ts";
import { stringsFor } from "../culture/strings.ts";

/** Wherever the application of the site stands. */
const path = new RegExp(`${stringResourcesPath("([^/]+)")}$`);

/** The texts that islands ask for at an address of a capture: its own system is not there to give them. Null for another address. */
export function textsAt(pathname: string): StringResources | null {
  const [, culture] = path.exec(pathname) ?? [];
  return culture === undefined ? null : stringsFor(culture);
}
