import type { Control } from "./guard/control.ts";

/** A plain page of a test's own, as some CMS might send it. */
export interface LabPage {
  title?: string;
  lang?: string;
  /** More of the head. */
  head?: string;
  /** Settings beside the usual ones. */
  settings?: Record<string, unknown>;
  bodyClass?: string;
  /** Before `#page`; by default a menu with links to the other lab pages. */
  before?: string;
  /** The content of `#page`. */
  page?: string;
  after?: string;
  /** Leave the shell out: the same page without script of ours. */
  bare?: boolean;
}

const settings = { culture: "en", locale: "en", website: "", system: "Lab", consent: { stamp: "1" } };

export function labHtml({
  title = "Lab",
  lang = "en",
  head = "",
  bodyClass = "",
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
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${shell}${head}</head>
<body class="${bodyClass}">${before}
<main id="page">${page}</main>
${after}</body></html>`;
}

/** For the head of a page over which the shop's own login opens, which brings its style along. */
export const shopStyle =
  '<link rel="stylesheet" href="/theme/bootstrap.min.css"><link rel="stylesheet" href="/theme/theme.css">';

/** Serves lab pages by name, at /lab/NAME. */
export async function serveLab(
  control: Control,
  pages: Record<string, LabPage & { status?: number; headers?: Record<string, string> }>,
): Promise<void> {
  for (const [name, { status, headers, ...page }] of Object.entries(pages)) {
    await control.page(`/lab/${name}`, labHtml(page), { ...(status && { status }), ...(headers && { headers }) });
  }
}

/** Serves a script, a style or a picture of a test's own, at /lab/NAME. */
export async function serveFile(control: Control, name: string, type: string, text: string): Promise<void> {
  await control.page(`/lab/${name}`, text, { headers: { "Content-Type": type } });
}

/** How POSTs to /lab/NAME are answered. */
interface LabAnswer {
  html: string;
  status?: number;
  times?: number;
  delay?: number;
}

export async function answerPost(
  control: Control,
  name: string,
  { html, status = 200, times, delay }: LabAnswer,
): Promise<void> {
  await control.answer({ path: `/lab/${name}`, method: "POST", status, body: html, times, delay });
}

/** A menu with a link to each of the lab pages, as it might stand above `#page`. */
export const menu = (...names: string[]): string =>
  `<header id="head"><nav>${names.map((name) => `<a href="/lab/${name}">${name}</a>`).join(" ")}</nav></header>`;

/** Something to scroll through. The policy of the stand-in allows no `style` attribute. */
export const tall = (pixels: number): string =>
  `<div><svg width="10" height="${pixels}" aria-hidden="true"></svg></div>`;
