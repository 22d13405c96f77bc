import { appAddress } from "../app-address.ts";
import { shell } from "../face.ts";
import { IslandError } from "../island/contract.ts";
import { nameOf } from "../warn.ts";

/** The input in `host` that is searched with. Throws an `IslandError` of phase `config` where there is none. */
export function searchInput(host: HTMLElement, island: string): HTMLInputElement {
  const input = host.querySelector<HTMLInputElement>("input:is([type=search], [type=text], :not([type]))");
  if (!input)
    throw new IslandError("config", `${island} on ${nameOf(host)} expects a search or text input in it, found none.`);
  return input;
}

/** The path, on the host, of a question to `url`, which is under the application. Throws an `IslandError` of phase `config` for what is no path of this site. */
export function searchAddress(
  host: HTMLElement,
  island: string,
  url: string,
): (parameters: Record<string, string | number>) => string {
  const address = appAddress(url, shell().settings.app, location.origin);
  if (!address || new URL(address).origin !== location.origin)
    throw new IslandError(
      "config",
      `${island} on ${nameOf(host)}: data-url expects a path of this site, got ${JSON.stringify(url)}.`,
    );
  return (parameters) => {
    const { pathname, searchParams } = new URL(address);
    for (const [name, value] of Object.entries(parameters)) searchParams.set(name, String(value));
    return `${pathname}?${searchParams}`;
  };
}
