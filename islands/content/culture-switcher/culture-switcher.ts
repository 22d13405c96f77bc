import { shell } from "../../../shared/face.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/warn.ts";
import { addressOf, type Choice, cultureOf } from "./rules.ts";

export default function cultureSwitcher(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  // Not what only opens a menu of them.
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')].filter(({ href }) =>
    URL.canParse(href),
  );
  const select = host.querySelector("select");
  if (links.length === 0 && !select)
    throw new IslandError(
      "config",
      `culture-switcher on ${nameOf(host)} expects links or a select in it, found neither.`,
    );
  const { app, culture } = shell().settings;
  // Without a language its address tells it.
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

  // Without a choice of its own language it is the page that is shown now.
  const own = [...choices.values()].find((choice) => cultureOf(choice, app).toLowerCase() === culture.toLowerCase());
  const served = new URL(own?.href ?? location.href).pathname;
  const goal = (choice: Choice): string =>
    addressOf(choice, { url: location.href, app, culture, served, alternates: alternates() });

  const before = links.map((link) => [link, link.getAttribute("href")!, link.getAttribute("hreflang")] as const);
  for (const link of links) {
    const segment = cultureOf(choices.get(link)!, app);
    // By its language the shell knows a link that is to load the page in full.
    if (segment && !link.hreflang) link.hreflang = segment.replace("_", "-");
  }
  const unmarked = host.querySelector("[aria-current]") ? undefined : links.find((link) => choices.get(link) === own);
  unmarked?.setAttribute("aria-current", "true");
  const follow = (): void => {
    for (const link of links) {
      const address = goal(choices.get(link)!);
      // What already leads there stays as the CMS spelled it.
      if (link.href !== address) link.href = address;
    }
  };
  follow();
  document.addEventListener("page:loaded", follow, { signal });
  // A list that was filtered, or an anchor, has changed the address since.
  for (const type of ["pointerover", "focusin", "click"])
    host.addEventListener(type, follow, { signal, capture: true });

  if (select) listen(select);

  function listen(select: HTMLSelectElement): void {
    const go = (event: Event): void => {
      const choice = choices.get(select.selectedOptions[0]!);
      if (!choice || event.defaultPrevented) return;
      event.preventDefault();
      location.assign(goal(choice));
    };
    host.addEventListener("submit", go, { signal });
    // With arrow keys some browsers change it at each: who has a button says when.
    if (!select.form?.querySelector("button:not([type=button], [type=reset]), input[type=submit], input[type=image]"))
      select.addEventListener("change", go, { signal });
    // The browser may show this page again as it was left, with the other language chosen.
    addEventListener(
      "pageshow",
      ({ persisted }) => {
        if (persisted) for (const option of select.options) option.selected = option.defaultSelected;
      },
      { signal },
    );
  }

  return () => {
    unmarked?.removeAttribute("aria-current");
    for (const [link, href, language] of before) {
      link.setAttribute("href", href);
      if (language === null) link.removeAttribute("hreflang");
    }
  };
}

/** The value of an option is an address, or a culture alone; null when it is neither, as of "Choose a language". */
function hrefOf(value: string): string | null {
  const address = /^[\w-]+$/.test(value) ? `${shell().settings.app}/${value}` : value;
  return address && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : null;
}

/** What the page shown says of itself in its head. */
function alternates(): Map<string, string> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    "head > link[rel~=alternate][hreflang][href]:not([type$=xml], [type$=json])",
  );
  return new Map([...links].map((link) => [link.hreflang, link.href]));
}
