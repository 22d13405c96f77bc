import { readWithDefaults } from "./read-with-defaults.ts";
import { warn } from "./warn.ts";

/**
 * The settings of a page, from `<script type="application/json" data-atoll-settings>{ "culture": "fr", ... }</script>`.
 * All keys are optional.
 */
export interface PageSettings {
  /** Application path that prefixes every call and route, such as `/shop`; empty at the root of the host. */
  app: string;
  /** Culture segment of URLs, such as `fr`. LOC-01 */
  culture: string;
  /** Language tag for numbers, money and dates, such as `fr-BE`. Defaults to the document's language. */
  locale: string;
  /** Path or URL of the website; `{website}/{culture}` is the home page. NAV-18 */
  website: string;
  /** ISO 4217 currency of amounts. LOC-06 */
  currency: string;
  /** Short date format, such as `DD/MM/YYYY` or .NET's `d-M-yyyy`. LOC-06 */
  dateFormat: string;
  /**
   * The shop system that islands call: `woocommerce`, `opencart`, `opencart-3`, or `custom` for one that the site passes to `atoll.connect`. Empty
   * for a server that speaks the calls of the specification.
   */
  server: string;
  /** Name of the CMS; the prefix of the consent cookie's name. CON-03 */
  system: string;
  /** Version of the translations. Cached translations of another version are fetched again. */
  stringsVersion: string;
  /** Whether the site has texts of its own, at `stringresources`. False: islands show Atoll's texts. LOC-02 */
  siteTexts: boolean;
  /** Path or URL of a JSON file with texts of the site, instead of `stringresources`; empty: there is none. LOC-02 */
  texts: string;
  /** Version of the site's scripts and styles. A page of another version is loaded in full. */
  assetsVersion: string;
  /**
   * Path of the login page, in which `{app}` and `{culture}` stand for these settings. A path without a placeholder, such
   * as `/security/login`, comes after `{app}/{culture}`. Empty: the site has no login page. ERR-01
   */
  loginPath: string;
  /** URL of the cart's page; `{app}` and `{culture}` stand for these settings. PRO-03 */
  cartUrl: string;
  /** Paths of pages that are always loaded in full, such as `/admin/`: those that start with one of them. */
  fullLoad: string[];
  /** Opaque id of the signed-in visitor. Cached pages of another user are dropped. */
  user: string;
  /** Text of the browser alert that reports a failure when the translations cannot be loaded either. */
  failedText: string;
  consent: ConsentSettings;
  /** Settings of individual islands; the reference lists them for each island. */
  islands: Record<string, unknown>;
}

interface ConsentSettings {
  /** Version of the consent text. The visitor is asked again when it differs from the stored one. CON-05 */
  stamp: string;
  /** Send Google Consent Mode signals to `dataLayer`. */
  consentMode: boolean;
  /** Name of a function on `window` that is called with the setting when a category was accepted. CON-07 */
  onAccept: string;
  /** Name of a function on `window` that is called with the setting when every category was declined. CON-07 */
  onDecline: string;
}

export const settingsSelector = "script[data-atoll-settings]";

const consentDefaults: ConsentSettings = { stamp: "", consentMode: false, onAccept: "", onDecline: "" };

/** The settings of a page without a settings block. */
export function defaultSettings(doc: { documentElement: { lang: string } }): PageSettings {
  const locale = doc.documentElement.lang || "en";
  return {
    app: "",
    culture: locale.slice(0, 2),
    locale,
    website: "",
    currency: "EUR",
    dateFormat: "DD/MM/YYYY",
    server: "",
    system: "",
    stringsVersion: "",
    siteTexts: true,
    texts: "",
    assetsVersion: "",
    loginPath: "/security/login",
    cartUrl: "{app}/{culture}/shoppingcarts",
    fullLoad: [],
    user: "",
    failedText: "Something went wrong. Your entries are still here.",
    consent: consentDefaults,
    islands: {},
  };
}

/**
 * Reads the settings of `doc`. A block that is not valid JSON, or a value of the wrong type, logs a warning and the
 * defaults are used.
 */
export function readSettings(doc: Document): PageSettings {
  const text = doc.querySelector(settingsSelector)?.textContent;
  const defaults = defaultSettings(doc);
  if (!text) return defaults;
  try {
    return readWithDefaults(defaults, JSON.parse(text), "page settings");
  } catch (error) {
    warn(`page settings (${settingsSelector}) are not JSON; the defaults are used.`, error);
    return defaults;
  }
}
