import { lenient } from "./lenient.ts";
import { warn } from "./warn.ts";

/**
 * What a page says of itself in its settings block:
 * `<script type="application/json" data-atoll-settings>{ "culture": "fr", ... }</script>`.
 * Every key may be missing.
 */
export interface PageSettings {
  /** Application path before every call and route, such as `/shop`; empty at the root of the host. */
  app: string;
  /** Culture segment of the address, such as `fr`. LOC-01 */
  culture: string;
  /** Language tag for numbers, money and dates, such as `fr-BE`; the document's language when missing. */
  locale: string;
  /** Path or address of the website; `{website}/{culture}` is the home page. NAV-18 */
  website: string;
  /** Currency of amounts, ISO 4217. LOC-06 */
  currency: string;
  /** Short format of dates, such as `DD/MM/YYYY` or .NET's `d-M-yyyy`. LOC-06 */
  dateFormat: string;
  /** Name of the content system: the consent cookie is called after it. CON-03 */
  system: string;
  /** Changes when the translations change; kept translations of another version are fetched again. */
  stringsVersion: string;
  /** Changes when scripts or styles of the site change; a page of another version is loaded in full. */
  assetsVersion: string;
  /** Route of the login page after the culture: `{app}/{culture}/security/login`. ERR-01 */
  loginPath: string;
  /** Stands for the signed-in visitor; kept pages of another user are dropped. */
  user: string;
  /** Shown, in the browser's own box, when something failed and not even the translations can be had. */
  failedText: string;
  consent: ConsentSettings;
  /** Of single islands: what each reads is told in the reference. */
  islands: Record<string, unknown>;
}

interface ConsentSettings {
  /** Version of the consent text; another stamp than the stored one asks again. CON-05 */
  stamp: string;
  /** Send Google Consent Mode signals to `dataLayer`. */
  consentMode: boolean;
  /** Name of a function on `window`, called with the setting when a category was accepted. CON-07 */
  onAccept: string;
  /** Name of a function on `window`, called with the setting when every category was declined. CON-07 */
  onDecline: string;
}

const selector = "script[data-atoll-settings]";

const consentDefaults: ConsentSettings = { stamp: "", consentMode: false, onAccept: "", onDecline: "" };

/** What counts for a page that says nothing. */
export function defaults(doc: { documentElement: { lang: string } }): PageSettings {
  const locale = doc.documentElement.lang || "en";
  return {
    app: "",
    culture: locale.slice(0, 2),
    locale,
    website: "",
    currency: "EUR",
    dateFormat: "DD/MM/YYYY",
    system: "",
    stringsVersion: "",
    assetsVersion: "",
    loginPath: "/security/login",
    user: "",
    failedText: "This did not work. What you typed is still here.",
    consent: consentDefaults,
    islands: {},
  };
}

export const hasSettings = (doc: Document): boolean => !!doc.querySelector(selector);

/** The settings of `doc`. A block that does not parse, or a value of another type, warns and takes the default. */
export function readSettings(doc: Document): PageSettings {
  const text = doc.querySelector(selector)?.textContent;
  if (!text) return defaults(doc);
  try {
    const known = defaults(doc);
    const read = lenient(known, JSON.parse(text), "page settings");
    const unknown = Object.keys(read).filter((key) => !(key in known));
    if (unknown.length > 0) warn(`page settings expect ${Object.keys(known).join(", ")}; got ${unknown.join(", ")}.`);
    return read;
  } catch (error) {
    warn(`the page settings (${selector}) do not parse as JSON; the defaults are used.`, error);
    return defaults(doc);
  }
}
