import { type PageSettings, readSettings } from "../shared/settings.ts";

let present: PageSettings | undefined;

/** The settings of the page that is shown. NAV-21 */
export function settings(): PageSettings {
  return (present ??= readSettings(document));
}

export function setSettings(next: PageSettings): void {
  present = next;
}
