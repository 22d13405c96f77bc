import { defaultSettings, type PageSettings } from "../../../shared/settings.ts";
import { warn } from "../../../shared/warn.ts";

/** Warns of settings that Atoll does not know. */
export function warnOfUnknown(settings: PageSettings): void {
  const known = Object.keys(defaultSettings(document));
  const unknown = Object.keys(settings).filter((key) => !known.includes(key));
  if (unknown.length > 0) warn(`page settings expect ${known.join(", ")}; got ${unknown.join(", ")}.`);
}
