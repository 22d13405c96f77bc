import { type PageSettings, readSettings } from "../shared/settings.ts";

/** The settings belong to the document: the consent mode needs them before the session starts. */
let current: PageSettings | undefined;

/** The settings of the current page. NAV-21 */
export function settings(): PageSettings {
  return (current ??= readSettings(document));
}

export function setSettings(next: PageSettings): void {
  current = next;
}
