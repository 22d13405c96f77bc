import { IslandError } from "./island/contract.ts";
import { nameOf } from "./warn.ts";

/** The text input that an island is about: `host` itself, or the first one in it. Throws an `IslandError` of phase `config` where there is none. */
export function inputIn(host: HTMLElement, island: string): HTMLInputElement {
  const input = host instanceof HTMLInputElement ? host : host.querySelector<HTMLInputElement>("input:not([type=hidden])");
  if (!input) throw new IslandError("config", `${island} on ${nameOf(host)} expects an input in it, found none.`);
  if (input.type !== "text") throw new IslandError("config", `${island} on ${nameOf(host)} expects an input of type text, found ${input.type}.`);
  return input;
}

/** What the page calls a field: the words of its label, without those of controls in it. */
export function labelOf(field: HTMLInputElement | HTMLSelectElement): string {
  const label = field.labels?.[0]?.cloneNode(true) as HTMLElement | undefined;
  for (const part of label?.querySelectorAll("input, select, textarea, button") ?? []) part.remove();
  return label?.textContent.replace(/\s+/g, " ").trim() || (field.getAttribute("aria-label") ?? "");
}
