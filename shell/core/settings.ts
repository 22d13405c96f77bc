// The settings of the displayed page, and what depends on them: the class of the body, and the visitor's cookie choice.
import { type ConsentSetting, readConsent } from "../../shared/consent/setting.ts";
import { type PageSettings, readSettings, settingsSelector } from "../../shared/settings.ts";

/** The settings belong to the document: the consent mode needs them before the session starts. */
let current: PageSettings | undefined;

/** The text and the language that `parsed` was read from. */
let source: string | undefined;
let parsed: PageSettings | undefined;

/** The settings of the current page. NAV-21 */
export const settings = (): PageSettings => (current ??= parse(document));

/** Makes these the settings of the current page, and updates what depends on them. */
export function setSettings(next: PageSettings): void {
  current = next;
  applyHomeClass(next);
}

/** Whether the site leaves the pages at this address to the browser. */
export const isFullLoad = ({ pathname }: URL): boolean =>
  settings().fullLoad.some((path) => `${pathname}/`.startsWith(path));

/** The text of the settings block of a page; empty when there is none. */
export const settingsBlock = (doc: Document): string => doc.querySelector(settingsSelector)?.textContent ?? "";

/** The settings of another document; those of the current page if it has none. */
export const settingsOf = (doc: Document): PageSettings => (settingsBlock(doc) ? parse(doc) : settings());

/** Reads the settings of a document. Those that were read last are not parsed again: most pages of a site share them. */
function parse(doc: Document): PageSettings {
  const last = source;
  source = settingsBlock(doc) + doc.documentElement.lang;
  return last === source ? parsed! : (parsed = readSettings(doc));
}

/**
 * Gives the body the class `homepage` on {website}/{culture} (a trailing slash or hash is ignored), else `page`. NAV-18
 */
export function applyHomeClass(settings: PageSettings): void {
  const home = isHome(location, settings);
  const { classList } = document.body;
  classList.toggle("homepage", home);
  classList.toggle("page", !home);
}

export function isHome(page: Location | URL, { website, culture }: Pick<PageSettings, "website" | "culture">): boolean {
  const path = ({ pathname }: Location | URL): string => pathname.replace(/\/+$/, "");
  return path(page) === path(new URL(`${website.replace(/\/+$/, "")}/${culture}`, page.href));
}

/** The visitor's choice as read from the cookie now; null when there is none for the page's current stamp. */
export function currentConsent(): ConsentSetting | null {
  const { system, consent } = settings();
  return readConsent(document.cookie, system, consent.stamp);
}
