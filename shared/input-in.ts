import { IslandError } from "./island/contract.ts";
import { nameOf } from "./warn.ts";

/** The text input that an island is about: `host` itself, or the first one in it. Throws an `IslandError` of phase `config` where there is none. */
export function inputIn(host: HTMLElement, island: string): HTMLInputElement {
  const input =
    host instanceof HTMLInputElement ? host : host.querySelector<HTMLInputElement>("input:not([type=hidden])");
  if (!input) throw new IslandError("config", `${island} on ${nameOf(host)} expects an input in it, found none.`);
  if (input.type !== "text")
    throw new IslandError("config", `${island} on ${nameOf(host)} expects an input of type text, found ${input.type}.`);
  return input;
}
