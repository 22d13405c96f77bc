import { configError } from "../island/config-error.ts";

/**
 * Returns the text input of an island: `host` itself, or the first input in it. Throws an `IslandError` of phase
 * `config` when there is none.
 */
export function findInput(host: HTMLElement, island: string): HTMLInputElement {
  const input =
    host instanceof HTMLInputElement ? host : host.querySelector<HTMLInputElement>("input:not([type=hidden])");
  if (!input) throw configError(island, host, "an input in it, found none");
  if (input.type !== "text") throw configError(island, host, `an input of type text, found ${input.type}`);
  return input;
}
