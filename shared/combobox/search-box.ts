import { appAddress } from "../http/app-address.ts";
import { shell } from "../shell-api.ts";
import { IslandError } from "../island/contract.ts";
import { nameOf } from "../dom/name-of.ts";

/** The search input in `host`, which the island needs. */
export const searchInput = (host: HTMLElement): HTMLInputElement =>
  host.querySelector<HTMLInputElement>("input:is([type=search], [type=text], :not([type]))")!;

/**
 * The absolute address of `url`, a path in the application. Throws an `IslandError` of phase `config` if `url` is no
 * path of this site.
 */
export function searchAddress(host: HTMLElement, island: string, url: string): string {
  const address = appAddress(url, shell().settings.app, location.origin);
  if (!address || new URL(address).origin !== location.origin)
    throw new IslandError(
      `${island} on ${nameOf(host)}: data-url expects a path of this site, got ${JSON.stringify(url)}.`,
    );
  return address;
}
