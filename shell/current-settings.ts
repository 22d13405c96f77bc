import { type PageSettings, readSettings } from "../shared/settings.ts";

let current: PageSettings | undefined;

/** The settings of the current page. NAV-21 */
export function settings(): PageSettings {
  return (current ??= readSettings(document));
}

export function setSettings(next: PageSettings): void {
  current = next;
}
