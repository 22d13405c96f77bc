import type { Page } from "@playwright/test";
import type { Control } from "./guard/control.ts";

/** A plain page that a test defines, as a CMS might send it. */
export interface LabPage {
  title?: string;
  lang?: string;
  dir?: "rtl";
  /** More markup for the head. */
  head?: string;
  /** Settings in addition to the usual ones. */
  settings?: Record<string, unknown>;
  bodyClass?: string;
  /** Name of an island on the body. */
  bodyIsland?: string;
  /** Markup before `#page`. */
  before?: string;
  /** The content of `#page`. */
  page?: string;
  after?: string;
  /** Omits the shell: the same page without Atoll. */
  bare?: boolean;
}

const settings = { culture: "en", locale: "en", website: "", system: "Lab", consent: { stamp: "1" } };

export function labHtml({
  title = "Lab",
  lang = "en",
  dir,
  head = "",
  bodyClass = "",
  bodyIsland,
  before = "",
  page = "",
  after = "",
  bare,
  ...more
}: LabPage): string {
  const shell = bare
    ? ""
    : `<link rel="stylesheet" href="/atoll/atoll.css">
<link rel="stylesheet" href="/atoll/atoll-islands.css">
<script type="application/json" data-atoll-settings>${JSON.stringify({ ...settings, ...more.settings })}</script>
<script src="/atoll/atoll.js" nonce="{{nonce}}" defer></script>`;
  return `<!doctype html>
<html lang="${lang}"${dir ? ` dir="${dir}"` : ""}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${shell}${head}</head>
<body class="${bodyClass}"${bodyIsland ? ` data-island="${bodyIsland}"` : ""}>${before}
<main id="page">${page}</main>
${after}</body></html>`;
}

/** The choice of a visitor who accepts all cookies of lab pages. */
export const allCookies = { stamp: settings.consent.stamp, preferences: true, statistics: true, marketing: true };

/** Sets the cookie of a visitor who has accepted all cookies of lab pages. */
export const acceptAllCookies = (page: Page): Promise<void> => setLabConsent(page, allCookies);

/** Head markup with the shop's styles, for a page over which the shop's login opens. */
export const shopStyle =
  '<link rel="stylesheet" href="/theme/bootstrap.min.css"><link rel="stylesheet" href="/theme/theme.css">';

/** Sets the cookie of a visitor who has chosen on lab pages, so that islands that wait for consent start. */
export async function setLabConsent(
  page: Page,
  choice: Partial<Record<"preferences" | "statistics" | "marketing", boolean>>,
): Promise<void> {
  const { stamp } = settings.consent;
  const setting = { stamp, preferences: false, statistics: false, marketing: false, ...choice };
  const value = encodeURIComponent(JSON.stringify(setting));
  await page.context().addCookies([{ name: `${settings.system}CookieConsent`, value, domain: "127.0.0.1", path: "/" }]);
}

/** Serves lab pages by name, at /lab/NAME. */
export async function serveLab(
  control: Control,
  pages: Record<string, LabPage & { status?: number; headers?: Record<string, string> }>,
): Promise<void> {
  for (const [name, { status, headers, ...page }] of Object.entries(pages)) {
    await control.page(`/lab/${name}`, labHtml(page), { ...(status && { status }), ...(headers && { headers }) });
  }
}

/** Serves a script, style sheet or picture that a test defines, at /lab/NAME. */
export async function serveFile(control: Control, name: string, type: string, text: string): Promise<void> {
  await control.page(`/lab/${name}`, text, { headers: { "Content-Type": type } });
}

/** The response to POST requests to /lab/NAME. */
interface LabAnswer {
  html: string;
  status?: number;
  times?: number;
  delay?: number;
  gate?: string;
}

export async function answerPost(
  control: Control,
  name: string,
  { html, status = 200, times, delay, gate }: LabAnswer,
): Promise<void> {
  await control.answer({ path: `/lab/${name}`, method: "POST", status, body: html, times, delay, gate });
}

/** A menu that links to the given lab pages, for use above `#page`. */
export const menu = (...names: string[]): string =>
  `<header id="head"><nav>${names.map((name) => `<a href="/lab/${name}">${name}</a>`).join(" ")}</nav></header>`;

/** An element of the given height. It uses SVG because the stand-in's policy allows no `style` attribute. */
export const tall = (pixels: number): string =>
  `<div><svg width="10" height="${pixels}" aria-hidden="true"></svg></div>`;
