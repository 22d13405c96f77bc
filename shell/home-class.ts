import type { PageSettings } from "../shared/settings.ts";

/**
 * Gives the body the class `homepage` on {website}/{culture} (a trailing slash or hash is ignored), else `page`. NAV-18
 */
export function applyHomeClass(settings: PageSettings): void {
  const home = isHome(location.href, settings);
  const { classList } = document.body;
  classList.toggle("homepage", home);
  classList.toggle("page", !home);
}

export function isHome(url: string, { website, culture }: Pick<PageSettings, "website" | "culture">): boolean {
  const path = (address: string): string => new URL(address, url).pathname.replace(/\/+$/, "");
  return path(url) === path(`${website.replace(/\/+$/, "")}/${culture}`);
}
