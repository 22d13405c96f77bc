import { shell } from "../../../shared/shell-api.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { type Choice, cultureOf, targetUrl } from "./rules.ts";

export default function cultureSwitcher(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  // Links to `#...` only open a menu.
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')].filter(({ href }) =>
    URL.canParse(href),
  );
  const select = host.querySelector("select");
  const { app, culture } = shell().settings;
  const choices = readChoices(links, select, app);
  const current = [...choices.values()].find(
    (choice) => cultureOf(choice, app).toLowerCase() === culture.toLowerCase(),
  );
  const renderedPath = new URL(current?.href ?? location.href).pathname;
  const urlOf = (choice: Choice): string =>
    targetUrl(choice, { url: location.href, app, culture, renderedPath, alternates: alternates() });

  const restore = markLinks(host, links, choices, current, app);
  const updateLinks = (): void => {
    for (const link of links) {
      const url = urlOf(choices.get(link)!);
      // Assign only a different URL, so that the CMS's spelling of `href` is kept.
      if (link.href !== url) link.href = url;
    }
  };
  updateLinks();
  document.addEventListener("page:loaded", updateLinks, { signal });
  // A filter or an anchor may have changed the page's URL since.
  for (const type of ["pointerover", "focusin", "click"])
    host.addEventListener(type, updateLinks, { signal, capture: true });
  if (select) listenToSelect(host, select, (option) => choices.get(option), urlOf, signal);
  return restore;
}

/** The language choices by their link or option. */
function readChoices(
  links: readonly HTMLAnchorElement[],
  select: HTMLSelectElement | null,
  app: string,
): Map<HTMLElement, Choice> {
  // Without a language tag, the language is the culture in the URL.
  const choiceOf = (href: string, language: string): Choice => ({
    href,
    language: language || cultureOf({ href, language }, app),
  });
  const choices = new Map<HTMLElement, Choice>(
    links.map((link) => [link, choiceOf(link.href, link.hreflang || link.lang)]),
  );
  for (const option of select?.options ?? []) {
    const href = hrefOf(option.value);
    if (href) choices.set(option, choiceOf(href, option.lang));
  }
  return choices;
}

/** Sets `hreflang`, and `aria-current` when the markup has none. Returns a function that restores the links. */
function markLinks(
  host: HTMLElement,
  links: readonly HTMLAnchorElement[],
  choices: ReadonlyMap<HTMLElement, Choice>,
  current: Choice | undefined,
  app: string,
): () => void {
  const initial = links.map((link) => [link, link.getAttribute("href")!, link.getAttribute("hreflang")] as const);
  for (const link of links) {
    const culture = cultureOf(choices.get(link)!, app);
    // The shell loads links with another `hreflang` as a full page.
    if (culture && !link.hreflang) link.hreflang = culture.replace("_", "-");
  }
  const currentLink = host.querySelector("[aria-current]")
    ? undefined
    : links.find((link) => choices.get(link) === current);
  currentLink?.setAttribute("aria-current", "true");
  return () => {
    currentLink?.removeAttribute("aria-current");
    for (const [link, href, language] of initial) {
      link.setAttribute("href", href);
      if (language === null) link.removeAttribute("hreflang");
    }
  };
}

function listenToSelect(
  host: HTMLElement,
  select: HTMLSelectElement,
  choiceOf: (option: HTMLElement) => Choice | undefined,
  urlOf: (choice: Choice) => string,
  signal: AbortSignal,
): void {
  const leave = (event: Event): void => {
    const choice = choiceOf(select.selectedOptions[0]!);
    if (!choice || event.defaultPrevented) return;
    event.preventDefault();
    location.assign(urlOf(choice));
  };
  host.addEventListener("submit", leave, { signal });
  // With a submit button, wait for it: some browsers fire `change` at each arrow key.
  if (!select.form?.querySelector("button:not([type=button], [type=reset]), input[type=submit], input[type=image]"))
    select.addEventListener("change", leave, { signal });
  // The back/forward cache restores the page with the other language selected.
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) for (const option of select.options) option.selected = option.defaultSelected;
    },
    { signal },
  );
}

/**
 * Absolute URL of an option's value, which is a URL or a culture. Null for another value, as of "Choose a language".
 */
function hrefOf(value: string): string | null {
  const url = /^[\w-]+$/.test(value) ? `${shell().settings.app}/${value}` : value;
  return url && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : null;
}

/** URLs of the current page in other languages, from the head, by language tag. */
function alternates(): Map<string, string> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    "head > link[rel~=alternate][hreflang][href]:not([type$=xml], [type$=json])",
  );
  return new Map([...links].map((link) => [link.hreflang, link.href]));
}
