import { type StringResources, stringResourcesPath } from "../../../shared/api/wire/localization.ts";
import { stringsFor } from "../culture/strings.ts";

/** Not anchored at the start: the captured application may be installed under any path. */
const path = new RegExp(`${stringResourcesPath("([^/]+)")}$`);

/**
 * Texts that islands request from a capture, because the captured system is not there to serve them. Null for another
 * path.
 */
export function textsAt(pathname: string): StringResources | null {
  const [, culture] = path.exec(pathname) ?? [];
  return culture === undefined ? null : stringsFor(culture);
}
